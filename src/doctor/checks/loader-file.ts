/** The file in the script tag's `src`: whether it exists, is our loader, matches its hash and is new enough. */
import { isForbidden, problemOf } from '../ask.js'
import { found, type Found } from '../findings.js'
import { hashOf, matches } from '../hash.js'
import type { Loader } from '../loaders.js'
import type { Markup } from '../markup.js'
import type { Check } from '../subject.js'
import { printTag } from '../tag.js'
import { isOlder } from '../versions.js'

const isBlocked = (earlier: readonly Found[]) => earlier.some(({ code }) => code === 'LOADER_HTTP')

/** A `base` element leads relative addresses elsewhere, which people forget. */
function describeBase({ base, url: page }: Markup, { url, tag }: Loader): string {
  const src = tag.attributes['src'] ?? ''
  const isMoved = URL.canParse(src, page) && new URL(src, page).href !== url
  return isMoved ? ` The page has \`<base>\` with the address ${base}, which \`src\` is relative to.` : ''
}

function describeFile(markup: Markup, loader: Loader): Found[] {
  const { response, url, tag, isOurs } = loader
  const base = describeBase(markup, loader)
  const where = printTag(tag)
  // A script tag may load a file that `connect-src` does not allow the doctor to read.
  if (isForbidden(response)) return []
  if (!response.ok && response.reason === 'cors')
    return [found('CDN_CORS', { origin: new URL(url).origin }, where)]
  const problem = problemOf(response)
  if (problem !== undefined) return [found('LOADER_UNREACHABLE', { url, problem, base }, where)]
  return isOurs ? [] : [found('LOADER_WRONG', { url, base }, where)]
}

export const checkLoaderFiles: Check = ({ loaders, markup }, earlier) =>
  // A browser cannot read a file that it blocks.
  isBlocked(earlier) ? [] : loaders.flatMap((loader) => describeFile(markup, loader))

export const checkLoaderIntegrity: Check = async ({ loaders }) => {
  const all = await Promise.all(
    loaders.map(async ({ response, isOurs, tag, url }) => {
      const { integrity } = tag.attributes
      if (!integrity || !isOurs || !response.ok) return []
      if ((await matches(integrity, response.body)) !== false) return []
      const right = await hashOf('sha384', response.body)
      return [found('LOADER_INTEGRITY', { url, integrity: right }, printTag(tag))]
    }),
  )
  return all.flat()
}

/** Checks a single loader only, because several loaders lead to other findings. */
export const checkLoaderVersion: Check = ({ loaders, version }) => {
  const [loader, second] = loaders
  const own = loader?.manifest?.version
  if (!own || second || !isOlder(own, version)) return []
  return [found('LOADER_OLD', { version: own, current: version }, printTag(loader.tag))]
}
