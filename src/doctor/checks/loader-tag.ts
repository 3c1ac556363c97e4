/** The loader's script tags: whether one is missing, there are too many, or a browser does not run them. */
import { found } from '../findings.js'
import type { Loader } from '../loaders.js'
import type { Check } from '../subject.js'
import { printTag } from '../tag.js'

const versionsOf = (loaders: readonly Loader[]): string[] => [
  ...new Set(loaders.flatMap(({ manifest }) => manifest?.version ?? [])),
]

export const checkLoaderTags: Check = ({ loaders, isApplication, isRunning }) => {
  // An application needs no script tag, and a script may have removed the tag of a loader that has run.
  if (loaders.length === 0) return isApplication || isRunning ? [] : [found('LOADER_MISSING')]
  const [, second] = loaders
  if (!second) return []
  const versions = versionsOf(loaders)
  return versions.length > 1
    ? [found('LOADER_VERSIONS', { versions: versions.join(', ') }, printTag(second.tag))]
    : [found('LOADER_TWICE', { count: loaders.length }, printTag(second.tag))]
}

export const checkBlockedTags: Check = ({ loaders, isRunning }) =>
  isRunning
    ? []
    : loaders.flatMap(({ blockedType, tag }) =>
        blockedType === undefined
          ? []
          : [found('CONSENT_BLOCKS_LOADER', { type: blockedType }, printTag(tag))],
      )

export const checkLoaderEnds: Check = ({ loaders }) =>
  loaders
    .filter(({ tag }) => tag.containsHtml)
    .map(({ tag }) => found('LOADER_NOT_CLOSED', {}, printTag(tag)))

/** Finds attributes that keep a browser from loading the file. */
export const checkLoaderAttributes: Check = ({ loaders, markup }) =>
  loaders.flatMap(({ tag, url }) => {
    const { protocol, origin } = new URL(markup.url)
    const loader = new URL(url)
    if (protocol === 'https:' && loader.protocol === 'http:') return [found('LOADER_HTTP', {}, printTag(tag))]
    const { integrity, crossorigin } = tag.attributes
    const isUnreadable = integrity && crossorigin === undefined && loader.origin !== origin
    return isUnreadable ? [found('INTEGRITY_WITHOUT_CROSSORIGIN', {}, printTag(tag))] : []
  })
