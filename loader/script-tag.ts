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

/**
 * The address of the tag's file. A relative `src` leads elsewhere after `history.pushState`, or with a later `<base>`. Both may happen
 * before an `async` loader runs, but the browser lists what it has loaded.
 */
function findAddress(tag: HTMLScriptElement): string {
  const { src } = tag
  try {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({ name }) => name)
    if (scripts.includes(src)) return src
    const { origin } = new URL(src)
    const path = tag.getAttribute('src')!.replace(/^[./]*/, '/')
    return scripts.find((name) => name.startsWith(origin) && name.endsWith(path)) ?? src
  } catch {
    // The page has broken one of these methods.
    return src
  }
}

const tag = findTag()

/**
 * What the loader needs of its tag. The address and the nonce are those of the load; the options can change later. Missing if
 * there is no tag; the loader then does nothing.
 */
export const scriptTag = (tag && {
  src: findAddress(tag),
  nonce: tag.nonce,
  dataset: tag.dataset,
}) as Pick<HTMLScriptElement, 'src' | 'nonce' | 'dataset'>
