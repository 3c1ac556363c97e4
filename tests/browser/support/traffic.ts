/** The requests and the console output of a page. */
import type { Page } from 'playwright/test'

/** Each page that is opened from now on is the first of a visit: it finds nothing in the browser's storage. */
export const forgetVisit = (page: Page) =>
  page.addInitScript(() => {
    if (location.protocol !== 'http:') return
    localStorage.clear()
    sessionStorage.clear()
  })

/** @returns the addresses of all requests; the list grows while the page runs */
export const recordRequests = (page: Page): string[] => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return urls
}

/** @returns the warnings in the console; the list grows while the page runs */
export const recordWarnings = (page: Page): string[] => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return warnings
}

/** A script element of the loader, as it was added to the page. */
interface AddedScript {
  /** The chunk's name. */
  name: string
  parent: string | undefined
  type: string
  crossOrigin: string | null
  charset: string | null
  nonce: string
  isHashed: boolean
}

/** Records the script elements that the loader adds, from the start of the page on; `scriptsOf` returns them. */
export const recordScripts = (page: Page) =>
  page.addInitScript(() => {
    const addedScripts: AddedScript[] = []
    Object.assign(window, { addedScripts })
    new MutationObserver((records) => {
      for (const element of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const name =
          element instanceof HTMLScriptElement && /\/chunks\/(.+)\.[\w-]{8}\.js/.exec(element.src)?.[1]
        if (!name) continue
        const { type, crossOrigin, nonce, integrity } = element
        addedScripts.push({
          name,
          parent: element.parentElement?.localName,
          type,
          crossOrigin,
          charset: element.getAttribute('charset'),
          nonce,
          isHashed: integrity.startsWith('sha256-'),
        })
      }
    }).observe(document, { childList: true, subtree: true })
  })

/** @returns the script elements that the loader has added so far; needs `recordScripts` before the page is opened */
export const scriptsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { addedScripts: AddedScript[] }).addedScripts)

/** @returns the children of the page's root element, and the script elements that the page has not brought along */
export const leftOf = (page: Page) =>
  page.evaluate(() => ({
    root: [...document.documentElement.children].map(({ localName }) => localName),
    scripts: [...document.querySelectorAll<HTMLScriptElement>('script[src*="/chunks/"]')].map(
      ({ src }) => src,
    ),
  }))

/** Delays all requests to an address until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** The origin of a CDN that is not the shop's; `serveCdn` serves it. */
export const CDN = 'https://cdn.example'

/** Serves the built files from another origin. @param change  the headers of a file that differ, by its path */
export const serveCdn = (page: Page, change: (path: string) => Record<string, string> = () => ({})) =>
  page.route(`${CDN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const response = await route.fetch({ url: new URL(pathname, page.url()).href })
    await route.fulfill({ response, headers: { ...response.headers(), ...change(pathname) } })
  })

/** Records the violations of the page's policies from the start of the page on; `violationsOf` returns them. */
export const recordViolations = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective}: ${blockedURI}`),
    )
  })

/** @returns the violations until now; needs `recordViolations` before the page is opened */
export const violationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations)

/**
 * One of the two origins of the partner's pages.
 *
 * @param hostname  `localhost` is another site than the shop; with `127.0.0.1`, browsers regard both as the same site
 */
export const partnerOrigin = (baseURL: string, hostname: 'localhost' | '127.0.0.1'): string =>
  `http://${hostname}:${Number(new URL(baseURL).port) + 1}`
