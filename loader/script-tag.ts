/**
 * The script tag that loaded the loader. It is read when this module first runs, because the current script is null later.
 * It is read from the prototype, because an element of the host page named `currentScript` hides the document's own
 * property.
 */
import { fileName } from 'virtual:release'

const current: unknown = Reflect.get(Document.prototype, 'currentScript', document)

/**
 * If the loader runs as a module, there is no current script. If jQuery runs the code of a tag that it has inserted, the
 * current script is another one: a script element without an address, a second tag with the address alone, or the script
 * that has called jQuery.
 */
function findTag(): HTMLScriptElement | undefined {
  const tag = current instanceof HTMLScriptElement && current.src ? current : undefined
  const hasSite = (one: HTMLScriptElement) => one.matches('[data-site]')
  if (tag && hasSite(tag)) return tag
  const named = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(({ src }) =>
    src.split(/[?#]/)[0]!.endsWith(`/${fileName}`),
  )
  // Other tools have a file of this name, too.
  if (tag && named.includes(tag)) return named.find((one) => one.src === tag.src && hasSite(one)) ?? tag
  return named.find(hasSite) ?? named[0] ?? tag
}

/** Missing if there is no such tag; the loader then does nothing. */
export const scriptTag = findTag() as HTMLScriptElement
