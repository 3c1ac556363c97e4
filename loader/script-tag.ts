/**
 * The script tag that loaded the loader. It is read when this module first runs, because the current script is null later.
 * It is read from the prototype, because an element of the host page named `currentScript` hides the document's own
 * property. It is also null if the loader runs as a module; then the tag is found by its address.
 */
import { fileName } from 'virtual:release'

/** @returns the tag of a file with this one's name; among several, the one with `data-site` */
function findByAddress(): HTMLScriptElement | undefined {
  const tags = [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
  const own = tags.filter(({ src }) => src.split(/[?#]/)[0]!.endsWith(`/${fileName}`))
  return own.find((tag) => tag.matches('[data-site]')) ?? own[0]
}

const current: unknown = Reflect.get(Document.prototype, 'currentScript', document)

/** Missing if there is no such tag; the loader then does nothing. */
export const scriptTag = (
  current instanceof HTMLScriptElement ? current : findByAddress()
) as HTMLScriptElement
