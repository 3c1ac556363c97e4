/** A page for the doctor: its markup, the files and services that it can reach, and what the loader says of itself. */
import { vi } from 'vitest'
import type { Finding } from '../../src/api/doctor.js'
import type { ShopOptions } from '../../src/api/options.js'
import type { Shop } from '../../src/api/shop.js'
import { examinePage } from '../../src/doctor/index.js'

/** A channel of the CDN, and the folder of its files. */
export const CDN = 'https://cdn.example/v1'
const FILES = 'https://cdn.example/files/'
export const LOADER = `<script async crossorigin fetchpriority="high" src="${CDN}/loader.js" data-site="DE"></script>`
export const LOADER_FILE = '//# first line\n// shop-embed 2.0.0\nvar folder = "../files/"'

/**
 * A response, as a text or in full. `cors` responds without allowing the page, `gone` does not respond, and a policy of the page
 * forbids `forbidden`, or would forbid `reported`.
 */
export type Answer = string | Response | 'cors' | 'gone' | 'forbidden' | 'reported'

export const SERVICES: Readonly<Record<string, Answer>> = {
  '/service/cart/api/cart': '{"cart":{}}',
  '/service/customerfrontenddata/api/v1/psdata': '{}',
  '/jsonflyoutnavigation': '{"list":[]}',
  '/service/themeworld-frontend/api/themeworlds/navigation': '{"sections":{}}',
  '/json/psdata': '{}',
}

export interface Surroundings {
  /** Address, or the path of a service → response. Files and services that are not named do not respond. */
  answers?: Readonly<Record<string, Answer>>
  /** The attributes that the loader has read. */
  dataset?: Record<string, string>
  /** Whether the package has called the doctor, instead of the loader. */
  isApplication?: boolean
  configured?: ShopOptions
  shop?: Partial<Shop>
  /** The page's own variable `Shop`. */
  ownShop?: object
}

/** What `fetch` was called with. */
export const sent: Array<{ url: string; init: RequestInit }> = []

/** What a browser says of a request that a policy forbids. */
export function violate(directive: string, policy: string, url: string, disposition = 'enforce'): void {
  const violation = { effectiveDirective: directive, originalPolicy: policy, blockedURI: url, disposition }
  document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
}

const respond = (url: string, answer: Answer | undefined, { mode }: RequestInit): Response => {
  if (answer === 'forbidden' || answer === 'reported')
    violate(
      'connect-src',
      "img-src *; default-src 'self'",
      url,
      answer === 'forbidden' ? 'enforce' : 'report',
    )
  if (
    answer === 'forbidden' ||
    answer === undefined ||
    answer === 'gone' ||
    (answer === 'cors' && mode !== 'no-cors')
  )
    throw new TypeError('Failed to fetch')
  return answer instanceof Response ? answer.clone() : new Response(answer)
}

export async function examine(
  html: string,
  {
    answers = {},
    dataset = { site: 'DE' },
    configured = {},
    shop = {},
    ownShop,
    isApplication,
  }: Surroundings = {},
): Promise<Finding[]> {
  const all: Readonly<Record<string, Answer>> = { [`${CDN}/loader.js`]: LOADER_FILE, ...SERVICES, ...answers }
  sent.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    return respond(url, all[url] ?? all[new URL(url).pathname], init)
  })
  for (const method of ['group', 'groupEnd', 'error', 'warn', 'info'] as const)
    vi.spyOn(console, method).mockImplementation(() => {})
  const resolve = () => Promise.resolve()
  const patient = { ready: resolve(), preload: resolve, mount: resolve, ...shop } as unknown as Shop
  vi.stubGlobal('Shop', ownShop ?? patient)
  // The loader of this test is not run.
  const { happyDOM } = window as unknown as { happyDOM: { settings: object } }
  Object.assign(happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true })
  document.body.innerHTML = html
  return examinePage(
    { shop: patient, configured, ...(!isApplication && { script: { src: FILES, dataset } }) },
    'https://cdn.example/docs/',
  )
}
