/** Data beside the loader: the site content that code asks for. */
import { fileUrl, type Page } from './page.js'
import { refused } from './refused.js'

const pending = new Map<string, Promise<object>>()

/**
 * Data, with its integrity hash; once more with a fresh address where it fails. A file is fetched once; a failure is
 * forgotten, so that a later call tries again.
 *
 * @public  the modules that the build makes import it
 *
 * @param name       `/widget.site` in the folder of the data files
 * @param integrity  sha256 in base64, without the `=` at its end; a changed file is refused by the browser
 */
export function fetchFile(page: Page, name: string, integrity: string | undefined): Promise<object> {
  const path = `${page.texts}${name}.json`
  const url = fileUrl(page, path)
  const ask = async (address: string): Promise<object> => {
    // An answer that is none is refused as well: its bytes are others.
    const answer = await fetch(address, { credentials: 'omit', integrity: `sha256-${integrity}=` })
    return answer.json()
  }
  const file =
    pending.get(url) ??
    ask(url)
      .catch(() => ask(`${url}?1`))
      .catch(() => {
        pending.delete(url)
        return refused(page, path)
      })
  pending.set(url, file)
  return file
}
