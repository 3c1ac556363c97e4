import { click, part, type, type State } from '../state.js'

/** The header has a navigation bar. */
const WITH_BAR = { platforms: ['CLASSIC', 'TABLET'], minWidth: 980 }
/** The header has the menu of phones. */
const WITH_MENU = { platforms: ['MATCH', 'SMARTPHONE'], maxWidth: 979 }

/** Most states are shown without the promotion above the header. */
const CALM = { 'data-show-promotion-banner': 'false' }
/** The navigation has arrived: in the bar, or in the menu. */
const NAVIGATION = `${part('nav-item')}, ${part('drilldown-toggle')}`
const OPEN_FLYOUT = `${part('nav-flyout')}:not([hidden])`
/** Three pieces of it are left. */
const SCARCE = '7'
const PLENTIFUL = '42'
const TERM = 'ka'

const promotion = (id: string) => ({ ...CALM, 'data-promotion-ids': id })

const visitors: readonly State[] = [
  {
    name: 'anonymous',
    sentence: 'An unknown visitor with an empty cart.',
    attributes: CALM,
    sign: NAVIGATION,
  },
  {
    name: 'remembered',
    sentence: 'A customer who has been here before, and has not logged in.',
    attributes: CALM,
    role: 'remembered',
    sign: NAVIGATION,
  },
  {
    name: 'customer',
    sentence: 'A customer who has logged in.',
    attributes: CALM,
    role: 'customer',
    sign: `${part('user')}[data-logged-in="true"]`,
  },
  {
    name: 'cart',
    sentence: 'The badge shows the number of pieces in the cart.',
    attributes: CALM,
    cart: { [PLENTIFUL]: 2, '43': 1 },
    sign: part('cart-badge'),
  },
  {
    name: 'reduced',
    sentence: 'In the checkout there is no navigation, search or icon.',
    attributes: { ...CALM, 'data-reduced': true },
    sign: `${part('header')}[data-reduced="true"]`,
  },
  {
    name: 'secure-hint',
    sentence: 'In the checkout a hint says that it is secure.',
    attributes: { ...CALM, 'data-reduced': true, 'data-show-secure-hint': true },
    sign: part('secure-hint'),
  },
]

const promotions: readonly State[] = [
  {
    name: 'promotion',
    sentence: 'A promotion is above the header.',
    sign: part('top-banner'),
  },
  {
    name: 'promotion-legal',
    sentence: 'The visitor has opened the legal text of the promotion.',
    acts: [click(part('legal-toggle'))],
    sign: part('legal-text'),
  },
  {
    name: 'benefits',
    sentence: 'A row of benefits is in the header.',
    attributes: promotion('benefits'),
    ...WITH_BAR,
    sign: part('benefit'),
  },
  {
    name: 'category-promotion',
    sentence: 'The page of a category has a promotion below the header.',
    attributes: promotion('category-sale'),
    sign: part('category-banner'),
  },
  {
    name: 'phase-promotion',
    sentence: 'A sales phase has its promotion below the header.',
    attributes: promotion('pi-autumn'),
    sign: part('pi-banner'),
  },
]

const navigation: readonly State[] = [
  {
    name: 'flyout',
    sentence: 'The flyout of a department is open.',
    attributes: CALM,
    ...WITH_BAR,
    acts: [click(`${part('nav')} li:nth-child(3) button[aria-expanded]`)],
    sign: OPEN_FLYOUT,
  },
  {
    name: 'theme-worlds',
    sentence: 'The flyout of the theme worlds is open.',
    attributes: CALM,
    ...WITH_BAR,
    acts: [click(`button${part('nav-item')}`)],
    sign: part('themeworld-teaser'),
    isDated: true,
  },
  {
    name: 'menu',
    sentence: 'The menu of phones is open.',
    attributes: CALM,
    ...WITH_MENU,
    acts: [click(part('drilldown-toggle'))],
    sign: part('drilldown-node'),
  },
  {
    name: 'menu-level',
    sentence: 'The visitor has gone one level down in the menu.',
    attributes: CALM,
    ...WITH_MENU,
    acts: [click(part('drilldown-toggle')), click(`li:nth-child(2) ${part('drilldown-node')}`)],
    sign: part('drilldown-back'),
  },
  {
    name: 'navigation-late',
    sentence: 'The navigation is late, and the header keeps its place.',
    attributes: CALM,
    ...WITH_BAR,
    late: ['/jsonflyoutnavigation'],
    sign: 'nav[aria-busy="true"]',
  },
  {
    name: 'navigation-fails',
    sentence: 'The navigation service fails, and the page provides no navigation.',
    attributes: CALM,
    faults: ['navigation:fail'],
    sign: `${part('search')}, ${part('search-toggle')}`,
  },
  {
    name: 'own-navigation',
    sentence: 'The navigation service fails, and the header shows the navigation that the page provides.',
    attributes: CALM,
    faults: ['navigation:fail'],
    island: () => ({
      navigation: [
        { title: 'Coffee', href: '/c/coffee-c01', children: [{ title: 'Beans', href: '/c/beans-c011' }] },
        { title: 'Machines', href: '/c/machines-c02' },
      ],
    }),
    sign: NAVIGATION,
  },
]

const search: readonly State[] = [
  {
    name: 'search',
    sentence: 'The visitor types, and terms and products are suggested.',
    attributes: { ...CALM, 'data-search-mode': 'field' },
    acts: [type(part('search-input'), TERM)],
    sign: part('search-term'),
  },
  {
    name: 'search-without-hit',
    sentence: 'The search has no suggestions for what the visitor types.',
    attributes: { ...CALM, 'data-search-mode': 'field' },
    acts: [type(part('search-input'), 'qqq')],
    sign: part('search-clear'),
  },
  {
    name: 'search-flyout',
    sentence: 'The search is open as a flyout, with suggestions.',
    attributes: { ...CALM, 'data-search-mode': 'flyout' },
    acts: [click(part('search-toggle')), type(`dialog ${part('search-input')}`, TERM)],
    sign: part('search-term'),
  },
  {
    name: 'search-overlay',
    sentence: 'The search is open over the page, with suggestions.',
    attributes: { ...CALM, 'data-search-mode': 'overlay' },
    acts: [click(part('search-toggle')), type(`dialog ${part('search-input')}`, TERM)],
    sign: part('search-term'),
  },
]

const cart: readonly State[] = [
  {
    name: 'cart-refused',
    sentence: 'The cart has refused a change, and a message says why.',
    attributes: CALM,
    acts: [{ do: 'setArticle', productId: SCARCE, quantity: 4 }],
    sign: `${part('cart-messages')} > *`,
  },
  {
    name: 'cart-undo',
    sentence: 'The visitor has removed an article, and can bring it back.',
    attributes: CALM,
    cart: { [PLENTIFUL]: 2 },
    acts: [{ do: 'setArticle', productId: PLENTIFUL, quantity: 0 }],
    sign: part('cart-undo'),
  },
]

export const headerStates: readonly State[] = [...visitors, ...promotions, ...navigation, ...search, ...cart]
