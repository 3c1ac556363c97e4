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

/** A call that the widget or the cart would make in the same way. */
export interface FirstCall {
  path: string
  init: RequestInit
  /** The chunk that shows the answer. It is loaded if there is something to show. */
  chunk?: string
}

/**
 * Starts loading the language's texts, and calls services. Failures are ignored here: the widget or the cart makes the
 * same requests again and handles them.
 */
export function askFirst(raw: RawOptions, callsOf: (site: string) => FirstCall[]): void {
  const { site, language, credentials, origin } = readFirstOptions(raw)
  loadChunk(language).catch(() => {})
  for (const { path, init, chunk } of callsOf(site))
    void ask(path, origin, { ...init, credentials })?.then((answer) => {
      if (chunk && answer?.response.ok) loadChunk(chunk).catch(() => {})
    })
}
