/** The shop's consent tool, a script of another party: once per page, by site and stage. header-search-cart §7. */
import type { Site } from '../../../api/names.js'
import type { Host } from '../../../host/host.js'
import { once, onceAtom } from '../../../page/once.js'
import type { Store } from '../../../page/store.js'

interface ConsentOptions {
  site: Site
  stage: string
}

interface ConsentPage {
  OptanonWrapper?: unknown
  OnetrustActiveGroups?: unknown
  [dataLayer: string]: unknown
}

const HTML = 'http://www.w3.org/1999/xhtml'

/** Stages besides production have an id of their own, as the tool names it. */
const domainId = (host: Host, { site, stage }: ConsentOptions): string =>
  (host.hooks().consent?.ids?.[site] ?? `shop-${site.toLowerCase()}`) + (stage === 'prod' ? '' : '-test')

/** The tool calls `OptanonWrapper` whenever the person's choice is known or has changed. */
function hearOfGroups(host: Host): void {
  const page = host.window as unknown as ConsentPage
  const hosts = page.OptanonWrapper
  page.OptanonWrapper = function (this: unknown, ...given: unknown[]) {
    try {
      if (typeof hosts === 'function') hosts.apply(this, given)
    } finally {
      const name = host.hooks().dataLayerName ?? 'dataLayer'
      const layer = (page[name] ??= []) as { push?: unknown }
      if (typeof layer.push === 'function')
        layer.push({ event: 'OneTrustGroupsUpdated', groups: page.OnetrustActiveGroups })
    }
  }
}

async function load(host: Host, options: ConsentOptions): Promise<void> {
  const fail = (why: string) => host.report('LOAD_FAILED', `consent: ${why}`)
  try {
    const src: unknown = host.hooks().consent?.src
    if (!src) return
    const url = host.url(String(src), 'image')
    if (!url) return fail('the address of the script is refused')
    const page = host.window.document
    const script = page.createElementNS(HTML, 'script') as HTMLScriptElement
    // A page that trusts only known scripts gives an address that its own policy has made; ours knows our files only.
    script.src = typeof src === 'string' ? url : (src as string)
    if (host.nonce) script.nonce = host.nonce
    script.async = true
    script.setAttribute('data-domain-script', domainId(host, options))
    script.onerror = () => fail('the script cannot be loaded')
    hearOfGroups(host)
    page.head.append(script)
  } catch (error) {
    // For instance a page whose policy does not know the address.
    fail(String(error))
  }
}

const startedAtom = onceAtom<void>()

/** Adds the tool to the page, unless another header has added it. */
export const startConsent = (store: Store, host: Host, options: ConsentOptions): Promise<void> =>
  once(store, startedAtom, () => load(host, options))
