/** Loads the shop's consent tool, a third-party script, once per page. */
import type { Site } from '../../../api/names.js'
import { isFirstPlaceholder } from '../../../host/widgets.js'
import type { Host } from '../../../host/host.js'
import { unclobbered } from '../../../host/unclobbered.js'
import type { Store } from '../../../page/store.js'

interface ConsentOptions {
  site: Site
  stage: string
}

/** The globals that the tool and the host page share. */
interface ConsentGlobals {
  OptanonWrapper?: unknown
  OnetrustActiveGroups?: unknown
  [dataLayer: string]: unknown
}

const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'

/** The site's id in the tool. Stages other than production have their own ids, which end in `-test`. */
const domainId = (host: Host, { site, stage }: ConsentOptions): string =>
  (host.hooks().consent?.ids?.[site] ?? `shop-${site.toLowerCase()}`) + (stage === 'prod' ? '' : '-test')

/** Never throws, because the consent tool calls it. */
function pushGroups(host: Host, globals: ConsentGlobals): void {
  try {
    const name = host.hooks().dataLayerName ?? 'dataLayer'
    const layer = (globals[name] ??= []) as { push?: unknown }
    if (typeof layer.push === 'function')
      layer.push({ event: 'OneTrustGroupsUpdated', groups: globals.OnetrustActiveGroups })
  } catch {
    // The host page's data layer is broken.
  }
}

/**
 * Reports the visitor's consent to the data layer. The tool calls `OptanonWrapper` when the choice is known and each
 * time it changes. A function of that name that the host page has defined is called first, also one that it defines later.
 */
function reportGroups(host: Host): void {
  const { window } = host
  const globals = window as unknown as ConsentGlobals
  const wrappers = new WeakSet()
  /** A later function of the page may call the wrapper that was there before it. */
  let depth = 0
  const wrap = (given: unknown) => {
    const wrapper = function (this: unknown, ...args: unknown[]) {
      depth++
      try {
        if (typeof given === 'function') given.apply(this, args)
      } finally {
        if (!--depth) pushGroups(host, globals)
      }
    }
    wrappers.add(wrapper)
    return wrapper
  }
  const wrapCurrent = () => {
    let current = globals.OptanonWrapper
    if (wrappers.has(current as object)) return
    current = wrap(current)
    const set = (given: unknown) => (current = wrap(given))
    // A function that a script of the page declares cannot be redefined, and takes the place of the accessor.
    if (!Reflect.defineProperty(globals, 'OptanonWrapper', { configurable: true, get: () => current, set }))
      globals.OptanonWrapper = current
  }
  wrapCurrent()
  new window.MutationObserver(wrapCurrent).observe(window.document, { childList: true, subtree: true })
}

function load(host: Host, options: ConsentOptions): void {
  const fail = (reason: string) => host.report('LOAD_FAILED', `consent: ${reason}`)
  try {
    const src: unknown = host.hooks().consent?.src
    if (!src) return
    const url = host.url(String(src), 'script')
    if (!url) return fail('the address of the script is refused')
    const { head, createElementNS } = unclobbered(host.window.document)
    const script = createElementNS(XHTML_NAMESPACE, 'script') as HTMLScriptElement
    // A host page that requires Trusted Types passes a TrustedScriptURL. It is used unchanged, because our own policy
    // accepts only addresses of our files.
    script.src = typeof src === 'string' ? url : (src as string)
    if (host.nonce) script.nonce = host.nonce
    script.async = true
    script.setAttribute('data-domain-script', domainId(host, options))
    script.onerror = () => fail('the script cannot be loaded')
    reportGroups(host)
    head.append(script)
  } catch (error) {
    // Setting `src` throws if the host page requires Trusted Types and the address is a string.
    fail(String(error))
  }
}

/**
 * The tool is the page's, and it starts once, with the site and the stage of one header. A placeholder may be users' content, so it
 * must be the first and must not name a shop of its own.
 *
 * @returns why the header does not decide about the tool; `undefined` if it does
 */
function findReason(host: Host, element: Element | undefined): string | undefined {
  if (host.services.foreignOrigin !== undefined)
    return 'its api-base is on the placeholder only, not on the script tag'
  const isPagesOwn = host.services.given ?? (element && isFirstPlaceholder(element, 'header'))
  return isPagesOwn ? undefined : 'it is not the page’s first header'
}

/** The pages whose tool has been started, or could not be. */
const started = new WeakSet<Store>()

/**
 * Adds the tool's script to the page, unless another header has added it. Failures are reported as LOAD_FAILED.
 *
 * @param element  the header's placeholder
 */
export function startConsent(store: Store, host: Host, options: ConsentOptions, element?: Element): void {
  if (started.has(store)) return
  const reason = findReason(host, element)
  if (reason !== undefined)
    return host.warn(`a header does not start the consent tool: ${reason}`, 'consent#onetrust', element)
  started.add(store)
  load(host, options)
}
