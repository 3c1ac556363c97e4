/** The script tag that loaded the loader. It is read when this module first runs, because the current script is null later. */
import { unclobbered } from '../src/host/unclobbered.js'

const { currentScript: current, querySelectorAll } = unclobbered(document)

/** `header.js` is the same file, for old script tags. It comes last, because many pages have a file of this name. */
const NAMES = ['/loader.js', '/header.js']

const hasName = ({ src }: HTMLScriptElement, name: string) => src.split(/[?#]/)[0]!.endsWith(name)
const hasSite = (tag: HTMLScriptElement) => tag.matches('[data-site]')

/**
 * If the loader runs as a module, there is no current script. If jQuery runs the code of a tag that it has inserted, the
 * current script is another one: a script element without an address, a second tag with the address alone, or the script
 * that has called jQuery.
 */
function findTag(): HTMLScriptElement | undefined {
  const tag = current instanceof HTMLScriptElement && current.src ? current : undefined
  if (tag && hasSite(tag)) return tag
  const all = [...querySelectorAll<HTMLScriptElement>('script[src]')]
  const named = NAMES.flatMap((name) => all.filter((one) => hasName(one, name)))
  const own = named.find((one) => one === tag)
  const twin = own && named.find((one) => one.src === own.src && hasSite(one))
  if (twin) return twin
  // Other tools have a file of this name, too.
  if (own && hasName(own, NAMES[0]!)) return own
  return named.find(hasSite) ?? own ?? named[0] ?? tag
}

/** Missing if there is no such tag; the loader then does nothing. */
export const scriptTag = findTag() as HTMLScriptElement
