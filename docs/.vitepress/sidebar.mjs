/**
 * The pages of the docs, in reading order. `tests/project/docs.test.ts` checks that no page is missing, and that the start pages
 * have the same order and names in `docs/index.md` and in `README.md`.
 */
export const SIDEBAR = [
  {
    text: 'Start',
    items: [
      { text: 'The reference shop', link: '/shop' },
      { text: 'A legacy page', link: '/start/legacy-page' },
      { text: "A partner's page", link: '/start/partner' },
      { text: 'An application', link: '/start/application' },
      { text: 'A tag manager', link: '/start/tag-manager' },
      { text: 'A support form', link: '/start/support' },
      { text: 'Content from editors', link: '/start/content' },
      { text: "The shop's services", link: '/start/services' },
      { text: 'The CDN', link: '/start/operator' },
    ],
  },
  {
    text: 'Build',
    items: [
      { text: 'Embed builder', link: '/builder' },
      { text: 'Fragments as files', link: '/fragments' },
      { text: 'A page without a script', link: '/html' },
      { text: 'Cart cookbook', link: '/cookbook' },
      { text: 'Cart and events', link: '/scripts' },
      { text: 'Recipes', link: '/recipes' },
      { text: 'Another origin', link: '/another-origin' },
      { text: 'Theming', link: '/theming' },
      { text: 'React: components and hooks', link: '/react' },
      { text: 'The npm package', link: '/npm' },
      { text: 'HTML in Node.js', link: '/server' },
      { text: 'Gallery', link: '/gallery' },
      { text: 'Test your page', link: '/testing' },
      { text: 'Examples', link: '/examples' },
    ],
  },
  {
    text: 'Before you go live',
    items: [
      { text: 'Consent and privacy', link: '/consent' },
      { text: 'Content security policy', link: '/csp' },
      { text: 'Accessibility', link: '/accessibility' },
      { text: 'Accessibility conformance report', link: '/conformance' },
      { text: 'Versions and upgrading', link: '/versions' },
    ],
  },
  {
    text: 'When something is wrong',
    items: [
      { text: 'Nothing appears', link: '/nothing-appears' },
      { text: 'Failures', link: '/faults' },
    ],
  },
  {
    text: 'Reference',
    items: [
      { text: 'Reference: overview', link: '/reference' },
      { text: 'The script tag and common options', link: '/reference/options' },
      { text: 'The header', link: '/reference/header' },
      { text: 'The newsletter form', link: '/reference/newsletter' },
      { text: 'The footer', link: '/reference/footer' },
      { text: 'The support form', link: '/reference/support' },
      { text: 'The preview panel', link: '/reference/preview' },
      { text: 'window.Shop', link: '/reference/shop' },
      { text: 'The cart', link: '/reference/cart' },
      { text: 'Attributes of your own elements', link: '/reference/attributes' },
      { text: 'Errors', link: '/reference/errors' },
      { text: 'Events and timings', link: '/reference/events' },
      { text: 'Styles', link: '/reference/styles' },
    ],
  },
  {
    text: 'Look up',
    items: [
      { text: 'Glossary', link: '/glossary' },
      { text: 'The services in full', link: '/services' },
      { text: 'How it compares', link: '/compare' },
      { text: 'Threat model', link: '/threats' },
      { text: 'For audits', link: '/audits' },
    ],
  },
  {
    text: 'Appendix for operators',
    items: [
      { text: 'Serve the files', link: '/releases' },
      { text: 'Caching and preload hints', link: '/caching' },
    ],
  },
]
