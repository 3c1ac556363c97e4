/** The block in the editor, with a choice of the widget and its options. render.php writes the HTML of the page. */
;(({ blocks, blockEditor, components, element, i18n }) => {
  const h = element.createElement
  const { __ } = i18n
  const WIDGETS = ['newsletter', 'support', 'header', 'footer']

  blocks.registerBlockType('shop-embed/widget', {
    edit: ({ attributes, setAttributes }) =>
      h(
        'div',
        blockEditor.useBlockProps(),
        h(
          components.Placeholder,
          {
            icon: 'store',
            label: __('Shop widget', 'shop-embed'),
            instructions: __('The widget is shown on the page, not in the editor.', 'shop-embed'),
            isColumnLayout: true,
          },
          h(components.SelectControl, {
            label: __('Widget', 'shop-embed'),
            value: attributes.widget,
            options: WIDGETS.map((name) => ({ label: name, value: name })),
            onChange: (widget) => setAttributes({ widget }),
          }),
          h(components.TextareaControl, {
            label: __('Options', 'shop-embed'),
            help: __('One per line, such as title: Coffee news', 'shop-embed'),
            value: attributes.options,
            onChange: (options) => setAttributes({ options }),
          }),
        ),
      ),
    save: () => null,
  })
})(window.wp)
