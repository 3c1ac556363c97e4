/** How a host page of the gallery differs from the plain page. */
import type { Page } from 'playwright/test'
import { expect } from '../../../browser/support/fixtures.js'
import { part } from '../../../browser/support/parts.js'
import { expectWidgets, placeholder, WIDGETS, type Widget, type Within } from './widgets.js'

export interface Expectation {
  /** What happens before the page is opened. */
  before?(page: Page): Promise<unknown>
  /** What happens before the widgets mount, such as a consent. */
  prepare?(page: Page): Promise<unknown>
  /** The widgets that do not mount: their placeholders keep their content. */
  missing?: readonly Widget[]
  /** Further problems in the console: those of the page itself, and those that our code has to report. */
  console?: readonly RegExp[]
  /** Violations of the page's policy. */
  violations?: RegExp
  /** The codes of the errors that the page receives, each once. */
  errors?: readonly string[]
  /** Lines of the record that the page's libraries change while our code runs. */
  ownChanges?: RegExp
  /** Why the widgets look different; without it, they look as on the plain page. */
  looksDifferent?: string
  /** Checks what is special about the widgets; they are then not compared with those of the plain page. */
  expectLooks?(within: Within): Promise<unknown>
  /** Why the services cannot be called. */
  withoutServices?: string
  /** Whether the widgets are in the page's first frame. */
  isInFrame?: boolean
}

const boxOf = async (within: Within, widget: Widget, name: string) =>
  (await part(placeholder(within, widget), name).first().boundingBox())!

/** The line that says why the header has no navigation. */
const NAVIGATION_FAILED = /shop-embed: GET \/jsonflyoutnavigation failed: no response/
const FOOTER_FAILED = /GET \/service\/promotion\/api\/promotion\/SHOP_FOOTER failed/

/** The header shows its static part, and each failed call is reported. */
const WITHOUT_SERVICES: Expectation = {
  withoutServices: 'no call gets a response',
  looksDifferent: 'navigation and promotions are missing, and the cart shows its error',
  errors: ['CALL_FAILED'],
  console: [NAVIGATION_FAILED, FOOTER_FAILED],
}

/** The page lacks what the widgets need. */
const WITHOUT_WIDGETS: Expectation = { missing: WIDGETS }
/** These symbols of a library are properties of `Object.prototype`, also that by which two loaders find each other. */
const WITH_OTHER_SYMBOLS: Expectation = {
  ...WITHOUT_WIDGETS,
  ownChanges: /^added Object\.prototype\.Symbol\(shop-embed\)/,
}

const policyErrors: Readonly<Record<string, Expectation>> = {
  sandbox: {
    ...WITHOUT_SERVICES,
    console: [NAVIGATION_FAILED, FOOTER_FAILED, /blocked by CORS policy/, /net::ERR_FAILED/],
  },
  'csp-nonce': {
    looksDifferent: "the policy blocks the page's own style sheet, so the body has a margin",
    console: [/Loading the stylesheet '[^']*host-page\.css'/],
    violations: /host-page\.css/,
  },
  'trusted-types-others': {
    missing: WIDGETS,
    errors: ['LOAD_FAILED'],
    console: [/Trusted ?Type|TrustedScriptURL/],
    violations: /trusted-types/,
  },
}

const styles: Readonly<Record<string, Expectation>> = {
  dark: { looksDifferent: "the page's background shows around the widgets" },
  rtl: {
    // The logo is at the beginning of the line.
    expectLooks: async (within) =>
      expect((await boxOf(within, 'header', 'logo')).x).toBeGreaterThan(
        (await boxOf(within, 'header', 'cart')).x,
      ),
  },
  zoom: {
    expectLooks: async (within) =>
      expect((await boxOf(within, 'newsletter', 'submit')).height).toBeCloseTo(48 * 1.25),
  },
  vertical: {
    // The texts of the widgets stay horizontal, and the forms have room for them.
    expectLooks: async (within) => {
      for (const widget of ['newsletter', 'support'] as const) {
        const submit = await boxOf(within, widget, 'submit')
        expect(submit.width).toBeGreaterThan(submit.height)
        expect((await boxOf(within, widget, 'form')).width).toBeGreaterThan(400)
      }
    },
  },
}

const builtIns: Readonly<Record<string, Expectation>> = {
  'without-json': WITHOUT_WIDGETS,
  'without-intl': WITHOUT_WIDGETS,
  'promise-then-throws': WITHOUT_WIDGETS,
  'core-js-2-instead': WITH_OTHER_SYMBOLS,
  'core-js-3-instead': WITH_OTHER_SYMBOLS,
  'without-fetch': WITHOUT_SERVICES,
  'fetch-throws': WITHOUT_SERVICES,
  'promise-throws': WITHOUT_SERVICES,
  'fetch-rejects': WITHOUT_SERVICES,
  'fetch-nothing': WITHOUT_SERVICES,
  'fetch-hangs': {
    ...WITHOUT_SERVICES,
    before: (page) => page.clock.install(),
    prepare: async (page) => {
      await expectWidgets(page, WIDGETS)
      await page.clock.fastForward('00:20')
    },
  },
  'sealed-window': {
    console: [/the page has a window\.Shop of its own/],
  },
  'shadow-throws': { missing: WIDGETS, errors: ['RENDER_FAILED'] },
  // typesafe-i18n calls `bind` with a second argument, which the page's own `bind` drops.
  'bind-patched': { missing: WIDGETS, errors: ['RENDER_FAILED'] },
  'intersection-silent': { looksDifferent: 'the form in the footer never comes near the view' },
}

const loading: Readonly<Record<string, Expectation>> = {
  late: {
    before: (page) => page.clock.install(),
    prepare: (page) => page.clock.fastForward('03:00'),
  },
  translator: {
    prepare: (page) =>
      expect(part(placeholder(page, 'header'), 'nav-item').first().locator('font font')).toBeAttached(),
  },
  'password-manager': {
    prepare: (page) =>
      expect(placeholder(page, 'newsletter').locator('[data-manager-root]').first()).toBeAttached(),
  },
  consent: { prepare: (page) => page.locator('#consent').click() },
  'ad-blocker': {
    before: (page) => page.route('**/chunks/newsletter.*', (route) => route.abort('blockedbyclient')),
    missing: ['newsletter'],
    errors: ['LOAD_FAILED'],
    looksDifferent: 'the form in the footer is missing, too',
    console: [/net::ERR_BLOCKED_BY_CLIENT/],
  },
}

export const EXPECTATIONS: Readonly<Record<string, Expectation>> = {
  frameset: {
    isInFrame: true,
    looksDifferent: 'in a frame, the browser rounds halves of pixels in another way',
  },
  zone: { ownChanges: /__zone_symbol__/ },
  ...policyErrors,
  ...styles,
  ...builtIns,
  ...loading,
}
