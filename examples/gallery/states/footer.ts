import { click, part, SUBMIT, type State } from '../state.js'

/** The country's content has arrived. */
const CONTENT = part('country-switcher')
const WITHOUT_NEWSLETTER = { 'data-newsletter-hidden': true } as const

export const footerStates: readonly State[] = [
  {
    name: 'newsletter',
    sentence: 'The footer with the newsletter form, as on most pages.',
    sign: part('submit'),
  },
  {
    name: 'newsletter-errors',
    sentence: 'The visitor has sent the newsletter form without filling it in.',
    acts: [SUBMIT],
    sign: part('field-error'),
  },
  {
    name: 'subscriber',
    sentence: 'Visitors who get the newsletter see no form.',
    isSubscriber: true,
    sign: CONTENT,
  },
  {
    name: 'newsletter-hidden',
    sentence: 'The page has hidden the newsletter form.',
    attributes: WITHOUT_NEWSLETTER,
    sign: CONTENT,
  },
  {
    name: 'group-open',
    sentence: 'On a phone, the visitor has opened a group of links.',
    attributes: WITHOUT_NEWSLETTER,
    platforms: ['CLASSIC', 'TABLET', 'MATCH'],
    maxWidth: 766,
    acts: [click(part('service-group-toggle'))],
    sign: part('service-link'),
  },
  {
    name: 'edited',
    sentence: 'The editors have changed some of the content.',
    attributes: WITHOUT_NEWSLETTER,
    hasFooterContent: true,
    sign: CONTENT,
  },
  {
    name: 'own-content',
    sentence: 'The page has replaced the links in the legal row.',
    attributes: WITHOUT_NEWSLETTER,
    island: () => ({
      content: { legalLinks: [{ url: '/agb-s400007325.html', text: 'Our own terms' }] },
    }),
    sign: part('legal-link'),
  },
  {
    name: 'reduced',
    sentence: 'In the checkout there are fewer links.',
    attributes: { 'data-reduced': true },
    sign: `${part('footer')}[data-reduced="true"]`,
  },
]
