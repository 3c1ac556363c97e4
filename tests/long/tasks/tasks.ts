/**
 * Twenty tasks for an assistant that integrates the widgets. `texts/<name>.md` is what a person gives it; `checks.ts` decides
 * whether an answer is right. The samples of the docs are answers, too.
 */
import type { FINDINGS } from '../../../src/doctor/findings.js'

type FindingCode = keyof typeof FINDINGS

export interface Task {
  /** A right answer, as a path in `docs/`. Its ending is that of the answer. */
  sample: string
  /** The page is the partner's; otherwise it is the shop's. */
  isPartner?: boolean
  /** What the doctor may find, because the task does not ask for more. */
  allows?: readonly FindingCode[]
}

const MOVES: readonly FindingCode[] = ['NO_RESERVED_HEIGHT']

export const TASKS = {
  'three-widgets': { sample: 'samples/newsletter-in-text.html', allows: MOVES },
  'sticky-header': { sample: 'samples/recipes/sticky.php', allows: MOVES },
  'reserved-height': { sample: 'samples/reserved-height.html' },
  'own-brand': { sample: 'samples/theming.html', allows: MOVES },
  'editors-content': { sample: 'samples/content.html', allows: MOVES },
  'support-schema': { sample: 'samples/support-form.html', allows: MOVES },
  'partner-policy': { sample: 'samples/csp/partner.html', isPartner: true, allows: MOVES },
  'tag-manager': { sample: 'samples/tag-manager.html', isPartner: true, allows: MOVES },
  consent: { sample: 'samples/consent.html', allows: MOVES },
  preload: { sample: 'samples/preload.html', allows: MOVES },
  monitoring: { sample: 'samples/monitoring/beacon.html', allows: MOVES },
  greeting: { sample: 'samples/customer.html', allows: MOVES },
  'cart-button': { sample: 'samples/cart-button.html', allows: MOVES },
  'buy-without-script': { sample: 'samples/html-alone.html' },
  'own-navigation': { sample: 'samples/buy/without-header.html' },
  'product-table': { sample: 'samples/buy/table.html' },
  htmx: { sample: 'samples/buy/htmx.html' },
  'turbo-frame': { sample: 'samples/buy/turbo.html' },
  'react-application': { sample: '../examples/react-app/src/main.jsx', allows: MOVES },
  'server-html': { sample: 'samples/server.mjs', allows: MOVES },
} satisfies Record<string, Task>

export type TaskName = keyof typeof TASKS
