/** Requests the texts and data that the first render needs, in the same tick as its chunks. */
import { hashes, sites } from 'virtual:release'
import { DEFAULT_CREDENTIALS, DEFAULT_SITE } from '../src/api/names.js'
import type { CommonOptions } from '../src/api/options.js'
import { fetchOptions } from '../src/host/fetch-text.js'
import type { PageStart } from '../src/host/page-start.js'
import { pageOrigin } from '../src/host/urls.js'
import { keysOf } from '../src/host/without-additions.js'
import { hasTexts, textChunk, type TextOwner } from '../src/texts/text-file.js'
import type { RawOption, RawOptions } from '../src/options/read.js'
import { findChoice, isOrigin, textOf } from '../src/options/values.js'
import type { EarlyCall } from '../src/widgets/widget.js'
import { loadChunk } from './chunks.js'

/** Keyed like `RawOptions`. */
type RawCommonOptions = Partial<Record<Lowercase<keyof CommonOptions>, RawOption | undefined>>

/**
 * Reads the options `site`, `locale`, `credentials` and `apiBase`. It ignores JSON islands, because the browser may not have
 * parsed them yet: a widget whose site is set only there makes its own calls. Invalid values fall back to the defaults here;
 * the widget reads the same options and warns about them.
 */
function readEarlyOptions(raw: RawCommonOptions, owner: TextOwner) {
  const site = findChoice(keysOf(sites), raw.site?.value) ?? DEFAULT_SITE
  const chosen = textChunk(owner, textOf(raw.locale?.value) ?? '')
  const texts = Object.hasOwn(hashes, chosen) ? chosen : textChunk(owner, sites[site]!.locale)
  const credentials = findChoice(['include'], raw.credentials?.value) ?? DEFAULT_CREDENTIALS
  const apiBase = raw.apibase?.value
  return { site, texts, credentials, origin: isOrigin(apiBase) ? apiBase : pageOrigin(window) }
}

/**
 * Starts loading the texts, and calls services. Failures are ignored here: the widget or the cart makes the same requests
 * again and handles them.
 *
 * @param owner  the widget or the cart, whose texts are loaded
 * @returns a function to call when the owner no longer needs the responses
 */
export function requestEarly(
  { requestTable }: PageStart,
  raw: RawOptions,
  owner: TextOwner,
  callsOf: (site: string) => EarlyCall[],
): () => void {
  const { site, texts, credentials, origin } = readEarlyOptions(raw, owner)
  if (hasTexts(owner)) loadChunk(texts).catch(() => {})
  const leaves = callsOf(site).map(({ path, init, chunk }) => {
    if (!URL.canParse(path, origin)) return undefined
    const headers = { Accept: 'application/json', ...fetchOptions(init).headers }
    const get = { ...init, method: 'GET', headers, credentials }
    const { outcome, leave } = requestTable.sendEarly(new URL(path, origin).href, get)
    void outcome.then(({ response }) => {
      if (chunk && response?.ok) loadChunk(chunk).catch(() => {})
    })
    return leave
  })
  return () => leaves.forEach((leave) => leave?.())
}
