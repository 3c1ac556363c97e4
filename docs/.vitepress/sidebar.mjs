/** The pages of the docs, in reading order. `tests/project/docs.test.ts` checks that no page is missing. */
export const SIDEBAR = [
  {
    text: 'Start',
    items: [
      { text: 'Try it: the reference shop', link: '/shop' },
      { text: 'A legacy page', link: '/start/legacy-page' },
      { text: 'A tag manager', link: '/start/tag-manager' },
      { text: "A partner's newsletter form", link: '/start/partner' },
      { text: 'A React application', link: '/start/react' },
      { text: 'React Router', link: '/start/react-router' },
      { text: 'Astro', link: '/start/astro' },
      { text: 'Nuxt', link: '/start/nuxt' },
      { text: 'SvelteKit', link: '/start/sveltekit' },
      { text: 'Angular', link: '/start/angular' },
      { text: 'A support form', link: '/start/support' },
      { text: 'Content from editors', link: '/start/content' },
    ],
  },
  {
    text: 'Build',
    items: [
      { text: 'Embed builder', link: '/builder' },
      { text: 'Recipes', link: '/recipes' },
      { text: 'Another origin', link: '/another-origin' },
      { text: 'A page without a script', link: '/html' },
      { text: 'Cart and events', link: '/scripts' },
      { text: 'Theming', link: '/theming' },
      { text: 'React: components and hooks', link: '/react' },
      { text: 'Gallery', link: '/gallery' },
      { text: 'Test your page', link: '/testing' },
    ],
  },
  {
    text: 'Before you go live',
    items: [
      { text: 'Consent and privacy', link: '/consent' },
      { text: 'Content security policy', link: '/csp' },
      { text: 'Caching and preload hints', link: '/caching' },
      { text: 'Accessibility', link: '/accessibility' },
      { text: 'Accessibility conformance', link: '/conformance' },
      { text: 'Versions and upgrading', link: '/versions' },
    ],
  },
  {
    text: 'When something is wrong',
    items: [
      { text: 'The doctor', link: '/doctor' },
      { text: 'Debugging', link: '/debugging' },
      { text: 'Failures: what visitors see', link: '/faults' },
      { text: 'Count errors and times', link: '/monitoring' },
    ],
  },
  {
    text: 'For the shop',
    items: [
      { text: 'Start: the services', link: '/start/services' },
      { text: 'The services in full', link: '/services' },
      { text: 'Start: you run the CDN', link: '/start/operator' },
      { text: 'Serve the files', link: '/releases' },
      { text: 'Fragments from a server', link: '/fragments' },
      { text: 'Fragments at the edge', link: '/edge' },
      { text: 'Scaling', link: '/scaling' },
      { text: 'HTML in Node.js', link: '/server' },
    ],
  },
  {
    text: 'Look up',
    items: [
      { text: 'Reference', link: '/reference' },
      { text: 'The npm package', link: '/npm' },
      { text: 'How it compares', link: '/compare' },
      { text: 'Threat model', link: '/threats' },
      { text: 'For audits', link: '/audits' },
      { text: 'Examples', link: '/examples' },
    ],
  },
]
