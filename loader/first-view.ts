/** Requests the texts and data that the first view needs, in the same tick as its chunks. */
import { hashes, sites } from 'virtual:release'
import { isOrigin } from '../src/options/origin.js'
import type { RawOptions } from '../src/options/read.js'
import { loadChunk } from './chunks.js'
import { ask } from './first-answers.js'

/**
 * Reads `data-site`, `data-locale`, `data-credentials` and `data-api-base`. Invalid values fall back to the defaults here;
 * the widget that reads the same options warns about them.
 */
function readFirstOptions(raw: RawOptions) {
  const text = (name: string) => String(raw[name]?.value)
  const site = Object.hasOwn(sites, text('site')) ? text('site') : 'DE'
  const language = Object.hasOwn(hashes, text('locale')) ? text('locale') : sites[site]!.locale
  const credentials: RequestCredentials = text('credentials') === 'include' ? 'include' : 'same-origin'
  const apiBase = raw['apibase']?.value
  return { site, language, credentials, origin: isOrigin(apiBase) ? apiBase : location.origin }
}

/**
 * Starts loading the language's texts, and one call to a service. Failures are ignored here: the widget or the cart
 * makes the same request again and handles them.
 *
 * @param pathOf  returns the path of the call for a site, or `undefined` if there is nothing to call
 */
export function askFirst(
  raw: RawOptions,
  pathOf: (site: string) => string | undefined,
  init: RequestInit,
): void {
  const { site, language, credentials, origin } = readFirstOptions(raw)
  const path = pathOf(site)
  loadChunk(language).catch(() => {})
  if (path) ask(path, origin, { ...init, credentials })
}
