/**
 * Features that readers of the promise ask about. Each row says how the built files show that they use the feature, and
 * whether `src/host/missing-apis.ts` tests for it before any code is loaded.
 */
const intl = (name, isTested = false) => ({
  name: `Intl.${name}`,
  keys: [`javascript.builtins.Intl.${name}`],
  use: new RegExp(`Intl\\.${name}\\b`),
  ...(isTested && { tested: `Intl.${name}` }),
})

export const NAMED_FEATURES = [
  intl('DateTimeFormat', true),
  intl('DisplayNames'),
  intl('Locale'),
  intl('NumberFormat', true),
  intl('PluralRules', true),
  {
    name: 'popover',
    keys: ['html.global_attributes.popover', 'api.HTMLElement.showPopover', 'css.selectors.popover-open'],
    use: /\.showPopover\(/,
    tested: 'HTMLElement.prototype.showPopover',
  },
  { name: 'dialog', keys: ['html.elements.dialog', 'api.HTMLDialogElement.showModal'], use: /\.showModal\(/ },
  { name: 'inert', keys: ['html.global_attributes.inert', 'api.HTMLElement.inert'], use: /\binert\b/ },
  {
    name: 'adopted style sheets',
    keys: ['api.ShadowRoot.adoptedStyleSheets', 'api.CSSStyleSheet.replaceSync'],
    use: /\.adoptedStyleSheets/,
    tested: 'ShadowRoot.prototype.adoptedStyleSheets',
  },
  {
    name: 'declarative shadow roots',
    keys: ['html.elements.template.shadowrootmode'],
    use: /shadowrootmode=/,
  },
]
