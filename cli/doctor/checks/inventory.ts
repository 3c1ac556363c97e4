/** Compares our scripts of a page with a list of known scripts, as PCI DSS 11.6.1 asks for. `docs/audits.md` */
import { problemOf } from '../../../src/doctor/ask.js'
import { found, type Found } from '../../../src/doctor/findings.js'
import { hashOf } from '../../../src/doctor/hash.js'
import type { Loader, Manifest } from '../../../src/doctor/loaders.js'
import { widgetOf, type Check } from '../../../src/doctor/subject.js'
import type { Inventory, InventoryScript } from '../../inventory.js'
import type { CommandSubject } from '../command-subject.js'

/** A page can name any number of scripts, and so can a manifest. A release has fewer. */
const MAX_SCRIPTS = 200

/** A release may serve its chunks from a folder that all releases share; the rest of the path stays the same. */
const keyOf = (path: string): string => path.replace(/^\.\.\/files\//, '')

interface PageScript {
  url: string
  /** The path in the inventory. */
  key: string
  /** One of its hashes; `undefined` if it could not be read. */
  hash: string | undefined
}

/** The loader comes from the folder of a channel, so only its name is the same. */
const loaderScripts = (loaders: readonly Loader[]): Promise<PageScript[]> =>
  Promise.all(
    loaders.map(async ({ url, response }) => ({
      url,
      key: new URL(url).pathname.split('/').at(-1)!,
      hash: response.ok ? await hashOf('sha384', response.body) : undefined,
    })),
  )

/** A release names a hash for each chunk. Without one, nobody knows what the loader would load. */
const NO_HASH = ''

const isChunk = (path: string): boolean => /(^|\/)chunks\/[^/]+\.js$/.test(path)

/** The chunks that the loader would load: its release names them with their hashes. */
const releasedScripts = ({ files }: Manifest, folder: string): PageScript[] =>
  Object.entries(files)
    .filter(([path]) => isChunk(path) && URL.canParse(path, folder))
    .slice(0, MAX_SCRIPTS)
    .map(([path, file]) => ({
      url: new URL(path, folder).href,
      key: keyOf(path),
      hash: file?.preload ?? NO_HASH,
    }))

/** The chunks that the markup names. Other scripts of the page are not ours. */
function markedScripts({ markup, preloads, ask }: CommandSubject, { filesUrl }: Loader) {
  const chunks = new URL('chunks/', filesUrl)
  const named = [...markup.scripts.flatMap(({ attributes }) => attributes['src'] ?? []), ...preloads]
  const urls = named
    .filter((address) => URL.canParse(address, markup.base))
    .map((address) => new URL(address, markup.base).href)
    .filter((url) => url.startsWith(chunks.href))
  return Promise.all(
    [...new Set(urls)].slice(0, MAX_SCRIPTS).map(async (url): Promise<PageScript> => {
      const response = await ask(url)
      const isRead = response.ok && problemOf(response) === undefined
      return {
        url,
        key: `chunks/${new URL(url).pathname.slice(chunks.pathname.length)}`,
        hash: isRead ? await hashOf('sha384', response.body) : undefined,
      }
    }),
  )
}

function judge({ url, key, hash }: PageScript, { version, scripts }: Inventory): Found[] {
  if (hash !== undefined && scripts.some(({ integrity }) => integrity.includes(hash))) return []
  if (!scripts.some(({ path }) => keyOf(path) === key)) return [found('SCRIPT_UNKNOWN', { url, version })]
  return [
    hash === undefined
      ? found('SCRIPT_MISSING', { path: key, version })
      : found('SCRIPT_CHANGED', { url, version }),
  ]
}

/** The scripts that the widgets of the page need by the inventory, and do not load by the release. */
function missing(
  { markup }: CommandSubject,
  { widgets }: Manifest,
  { version, scripts }: Inventory,
): Found[] {
  const onPage = new Set<string>(markup.placeholders.flatMap((placeholder) => widgetOf(placeholder) ?? []))
  const loaded = new Set([...onPage].flatMap((widget) => (widgets[widget] ?? []).map(keyOf)))
  const isMissing = (script: InventoryScript) =>
    script.widgets.some((widget) => onPage.has(widget)) && !loaded.has(keyOf(script.path))
  return scripts.filter(isMissing).map(({ path }) => found('SCRIPT_MISSING', { path, version }))
}

export const checkInventory =
  (inventory: Inventory): Check<CommandSubject> =>
  async (subject) => {
    const ours = subject.loaders.filter(({ isOurs }) => isOurs)
    const [loader] = ours
    if (!loader) return []
    const { manifest, manifestUrl } = loader
    const scripts = [
      ...(await loaderScripts(ours)),
      ...(manifest ? releasedScripts(manifest, manifestUrl) : []),
      ...(await markedScripts(subject, loader)),
    ]
    return [
      ...scripts.flatMap((script) => judge(script, inventory)),
      ...(manifest ? missing(subject, manifest, inventory) : []),
    ]
  }
