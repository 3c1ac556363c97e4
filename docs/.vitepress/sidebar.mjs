/** The pages of the docs, in reading order. `tests/project/docs.test.ts` checks that no page is missing. */
export const SIDEBAR = [
  {
    text: 'Start in five minutes',
    items: [
      { text: 'Try it: the reference shop', link: '/shop' },
      { text: 'A legacy page', link: '/start/legacy-page' },
      { text: 'A tag manager', link: '/start/tag-manager' },
      { text: "A partner's newsletter form", link: '/start/partner' },
      { text: 'A React application', link: '/start/react' },
      { text: 'The services of a shop', link: '/start/services' },
      { text: 'Content from editors', link: '/start/content' },
    ],
  },
  {
    text: 'On your page',
    items: [
      { text: 'Embed builder', link: '/builder' },
      { text: 'Gallery', link: '/gallery' },
      { text: 'Examples', link: '/examples' },
      { text: 'Recipes', link: '/recipes' },
      { text: 'Cart and events', link: '/scripts' },
      { text: 'Theming', link: '/theming' },
      { text: 'Content security policy', link: '/csp' },
      { text: 'Consent and privacy', link: '/consent' },
      { text: 'Caching and preload hints', link: '/caching' },
      { text: 'Versions and upgrading', link: '/versions' },
      { text: 'Debugging', link: '/debugging' },
      { text: 'Test your page', link: '/testing' },
      { text: 'Count errors and times', link: '/monitoring' },
      { text: 'Accessibility', link: '/accessibility' },
    ],
  },
  {
    text: 'On your servers',
    items: [
      { text: 'Releases', link: '/releases' },
      { text: 'Fragments from a server', link: '/fragments' },
      { text: 'Fragments at the edge', link: '/edge' },
      { text: 'Scaling', link: '/scaling' },
      { text: 'Services', link: '/services' },
    ],
  },
  {
    text: 'Look up',
    items: [
      { text: 'Reference', link: '/reference' },
      { text: 'npm package', link: '/npm' },
      { text: 'Doctor', link: '/doctor' },
      { text: 'Faults', link: '/faults' },
      { text: 'Threats', link: '/threats' },
    ],
  },
]
