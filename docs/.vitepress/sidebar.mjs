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
      { text: 'A page without a script', link: '/html' },
      { text: 'Fragments and preload hints', link: '/fragments' },
      { text: 'Recipes', link: '/recipes' },
      { text: 'Another origin', link: '/another-origin' },
      { text: 'The npm package', link: '/npm' },
    ],
  },
  {
    text: 'Before you go live',
    items: [
      { text: 'Consent and privacy', link: '/consent' },
      { text: 'Content security policy', link: '/csp' },
      { text: 'Accessibility', link: '/accessibility' },
      { text: 'Versions and upgrading', link: '/versions' },
    ],
  },
  {
    text: 'When something is wrong',
    items: [{ text: 'Nothing appears', link: '/nothing-appears' }],
  },
  {
    text: 'Reference',
    items: [
      { text: 'The script tag and common options', link: '/reference/options' },
      { text: 'The header', link: '/reference/header' },
      { text: 'The newsletter form', link: '/reference/newsletter' },
      { text: 'The footer', link: '/reference/footer' },
      { text: 'window.Shop', link: '/reference/shop' },
      { text: 'The cart', link: '/reference/cart' },
      { text: 'Events and errors', link: '/reference/events' },
      { text: 'Styles', link: '/reference/styles' },
    ],
  },
  {
    text: 'Look up',
    items: [
      { text: 'Threat model', link: '/threats' },
      { text: 'For audits', link: '/audits' },
      { text: 'How it compares', link: '/compare' },
    ],
  },
]
