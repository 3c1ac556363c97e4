/** Files beside the loader: code, and the texts and contents that code asks for. */
import { createShopError } from '../host/report.js'
import { fileUrl, type Page } from './page.js'

const pending = new Map<string, Promise<unknown>>()

/**
 * A file is fetched once. A failure is forgotten, so that a later call tries again.
 *
 * @throws {ShopError} LOAD_FAILED, or INTEGRITY if the file is there but its bytes were refused
 */
export function fetchOnce<T>(page: Page, path: string, ask: (url: string) => Promise<T>): Promise<T> {
  const url = fileUrl(page, path)
  let file = pending.get(url) as Promise<T> | undefined
  if (!file) {
    file = ask(url).catch(async () => {
      pending.delete(url)
      const { ok } = await fetch(url).catch(() => ({ ok: false }))
      throw createShopError(ok ? 'INTEGRITY' : 'LOAD_FAILED', path)
    })
    pending.set(url, file)
  }
  return file
}

/**
 * Data, with its integrity hash; once more with a fresh address where it fails.
 *
 * @public  the modules that the build makes import it
 *
 * @param name       `/set.locale` in the folder of the text files
 * @param integrity  sha384 in base64; a changed file is refused by the browser
 */
export function fetchFile(page: Page, name: string, integrity: string | undefined): Promise<object> {
  const ask = async (url: string): Promise<object> => {
    const answer = await fetch(url, {
      credentials: 'omit',
      integrity: integrity ? `sha384-${integrity}` : '',
    })
    if (!answer.ok) throw new Error(`${answer.status}`)
    return answer.json()
  }
  return fetchOnce(page, `${page.texts}${name}.json`, (url) => ask(url).catch(() => ask(`${url}?1`)))
}
