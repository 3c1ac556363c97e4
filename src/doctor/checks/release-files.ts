/** The release files that this page's widgets need: whether they exist and are unchanged. */
import { isForbidden, problemOf } from '../ask.js'
import { found, type Found } from '../findings.js'
import { matches } from '../hash.js'
import type { Loader } from '../loaders.js'
import { widgetOf, type Check, type Subject } from '../subject.js'

/** All widgets together need fewer. A manifest may name any number, on any servers. */
const MAX_FILES = 50

/** The paths, without duplicates, that `manifest.json` lists for the page's widgets. */
function neededPaths({ markup }: Subject, { manifest, manifestUrl }: Loader): string[] {
  const widgets = markup.placeholders.flatMap((placeholder) => widgetOf(placeholder) ?? [])
  const paths = [...new Set(widgets.flatMap((widget) => manifest?.widgets[widget] ?? []))]
  return paths.filter((path) => URL.canParse(path, manifestUrl)).slice(0, MAX_FILES)
}

async function checkFile({ ask }: Subject, url: string, hash: string | undefined): Promise<Found[]> {
  const response = await ask(url)
  if (isForbidden(response)) return []
  if (!response.ok && response.reason === 'cors') return [found('CDN_CORS', { origin: new URL(url).origin })]
  const problem = problemOf(response)
  if (problem !== undefined || !response.ok) return [found('FILE_MISSING', { url, problem })]
  const isSame = hash ? await matches(hash, response.body) : undefined
  return isSame === false ? [found('FILE_CHANGED', { url })] : []
}

export const checkReleaseFiles: Check = async (subject) => {
  const [loader] = subject.loaders
  if (!loader?.manifest) return []
  const { files } = loader.manifest
  const folder = loader.manifestUrl
  const all = await Promise.all(
    neededPaths(subject, loader).map((path) =>
      checkFile(subject, new URL(path, folder).href, files[path]?.preload),
    ),
  )
  return all.flat()
}
