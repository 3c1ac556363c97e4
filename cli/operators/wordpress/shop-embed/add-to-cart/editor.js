/** The block in the editor, with the product and the button. render.php writes the HTML of the page. */
;(({ blocks, blockEditor, components, element, i18n }) => {
  const h = element.createElement
  const { __ } = i18n
  const FIELDS = [
    ['productId', __('Id of the product', 'shop-embed')],
    ['tcm', __('Variant (tcm)', 'shop-embed'), __('May be empty.', 'shop-embed')],
    ['quantity', __('Quantity', 'shop-embed'), __('If empty, 1.', 'shop-embed')],
    ['label', __('Text of the button', 'shop-embed'), __('If empty, "Add to cart".', 'shop-embed')],
    [
      'action',
      __('Address without JavaScript', 'shop-embed'),
      __('Such as the page of the product. If empty, that of the shop.', 'shop-embed'),
    ],
  ]

  blocks.registerBlockType('shop-embed/add-to-cart', {
    edit: ({ attributes, setAttributes }) =>
      h(
        'div',
        blockEditor.useBlockProps(),
        h(
          components.Placeholder,
          { icon: 'cart', label: __('Add to cart', 'shop-embed'), isColumnLayout: true },
          ...FIELDS.map(([name, label, help]) =>
            h(components.TextControl, {
              label,
              help,
              value: attributes[name],
              onChange: (value) => setAttributes({ [name]: value }),
            }),
          ),
        ),
      ),
    save: () => null,
  })
})(window.wp)
