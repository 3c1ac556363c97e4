/** Data files beside the loader: fetched with their integrity hash, once more with a fresh address, then reported. */
import { createShopError } from '../host/report.js'
import { fileUrl, type Page } from './page.js'

const pending = new Map<string, Promise<object>>()

/**
 * @param name       `/set.locale` in the folder of the text files
 * @param integrity  sha384 in base64; a changed file is refused by the browser
 * @throws {ShopError} LOAD_FAILED, or INTEGRITY if the file arrives but is not the one that was built
 */
export function fetchFile(page: Page, name: string, integrity: string | undefined): Promise<object> {
  const path = `${page.texts}${name}.json`
  const url = fileUrl(page, path)
  const running = pending.get(url)
  if (running) return running
  const ask = async (address: string) => {
    const init: RequestInit = { credentials: 'omit' }
    if (integrity) init.integrity = `sha384-${integrity}`
    const answer = await fetch(address, init)
    if (!answer.ok) throw new Error(`${answer.status}`)
    return (await answer.json()) as object
  }
  const file = ask(url)
    .catch(() => ask(`${url}?1`))
    .catch(async () => {
      pending.delete(url)
      const isThere = await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
      throw createShopError(isThere ? 'INTEGRITY' : 'LOAD_FAILED', path)
    })
  pending.set(url, file)
  return file
}
