/** The loader's script tags, for `loader.js` or `header.js`, and the files at their addresses. */
import { SITE_NAMES } from '../api/names.js'
import { isObject } from '../host/json.js'
import { textOf, type Ask, type Failure, type Reply } from './ask.js'
import type { Markup, ScriptTag } from './markup.js'
import type { Tag } from './tag.js'

/** The files of a release, as `manifest.json` lists them. */
export interface Manifest {
  version: string
  /** The docs of this release, relative to the manifest; early releases do not name them. */
  docs?: string
  files: Readonly<Record<string, { preload?: string } | undefined>>
  widgets: Readonly<Record<string, readonly string[] | undefined>>
}

export interface Loader {
  tag: ScriptTag
  /** The absolute address of its file. */
  url: string
  /** The `type` that keeps a browser from running the script, such as `text/plain`; `undefined` for a script that runs. */
  blockedType: string | undefined
  response: Reply | Failure
  /** Whether the file is our loader; `undefined` if it could not be read. */
  isOurs: boolean | undefined
  /** `undefined` if the manifest could not be read. */
  manifest: Manifest | undefined
  /** The address of the manifest; the paths in the manifest are relative to it. */
  manifestUrl: string
  /** The folder of the chunks and pictures. */
  filesUrl: string
}

/** Consent tools keep the address in `data-src` until the visitor agrees. */
const srcOf = ({ attributes }: Tag) => attributes['src'] ?? attributes['data-src'] ?? ''

/** If the name of the file is misspelt, the country still shows that the tag is meant for the loader. */
const hasOurSite = ({ attributes }: Tag) => SITE_NAMES.some((site) => site === attributes['data-site'])
const isCandidate = (tag: Tag) => /(^|[/\\])(loader|header)\.js([?#]|$)/.test(srcOf(tag)) || hasOurSite(tag)
/** Many pages have their own `header.js`, so a file with this name counts only if it is known to be ours. */
const isOurName = (tag: Tag) => /loader\.js([?#]|$)/.test(srcOf(tag))

const RUNNING_TYPES = /^$|^module$|^(text|application)\/(x-)?(java|ecma)script$/i

/** Every release of the loader contains this text: the name of its `LOADER_MARK`. */
const OUR_MARK = 'shop-embed'

export const isListOfTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

const hasHash = (file: unknown): boolean =>
  isObject(file) && (file['preload'] === undefined || typeof file['preload'] === 'string')

const isManifest = (value: unknown): value is Manifest =>
  isObject(value) &&
  typeof value['version'] === 'string' &&
  isObject(value['files']) &&
  Object.values(value['files']).every(hasHash) &&
  isObject(value['widgets']) &&
  Object.values(value['widgets']).every(isListOfTexts)

async function readManifest(ask: Ask, url: string): Promise<Manifest | undefined> {
  const response = await ask(url)
  if (!response.ok || response.status !== 200) return undefined
  try {
    const manifest: unknown = JSON.parse(textOf(response))
    return isManifest(manifest) ? manifest : undefined
  } catch {
    return undefined
  }
}

/**
 * Finds the folders of a release, relative to its loader. A channel serves a copy of a release's loader, which names the
 * release in its first lines. An early release names its folder instead, which contains all files. A loader that names
 * neither has all files beside it.
 */
function foldersIn(code: string): { files: string; manifest: string } {
  const files = /["'`](\.\.\/(?:files|\d[\w.-]*)\/)["'`]/.exec(code)?.[1] ?? ''
  const version = /^\/\/ shop-embed (\d[\w.-]*)$/m.exec(code)?.[1]
  return { files, manifest: version === undefined || files === '' ? files : `../${version}/` }
}

async function readLoader(ask: Ask, tag: ScriptTag, url: string): Promise<Loader> {
  const response = await ask(url)
  const code = response.ok && response.status === 200 ? textOf(response) : undefined
  const isOurs = code?.includes(OUR_MARK)
  const type = tag.attributes['type'] ?? ''
  const folders = foldersIn(code ?? '')
  const manifestUrl = new URL(`${folders.manifest}manifest.json`, url).href
  return {
    tag,
    url,
    blockedType: RUNNING_TYPES.test(type.trim()) ? undefined : type,
    response,
    isOurs,
    manifest: isOurs ? await readManifest(ask, manifestUrl) : undefined,
    manifestUrl,
    filesUrl: new URL(folders.files, url).href,
  }
}

/** @returns `undefined` for an address that is no file's, such as `data:…`, and cannot be a base for others */
function resolve(src: string, base: string): string | undefined {
  const url = URL.canParse(src, base) ? new URL(src, base) : undefined
  return url && /^(https?|file):$/.test(url.protocol) ? url.href : undefined
}

/** A page can name any number of files, on any servers. No page has so many loaders. */
const MAX_CANDIDATES = 20

/** Other products also have a `loader.js`, so a file that is not ours counts only if there is no other candidate. */
export async function readLoaders({ scripts, base }: Markup, ask: Ask): Promise<Loader[]> {
  const candidates = scripts.filter(isCandidate).flatMap((tag) => {
    const url = resolve(srcOf(tag), base)
    return url === undefined ? [] : [{ tag, url }]
  })
  const loaders = await Promise.all(
    candidates.slice(0, MAX_CANDIDATES).map(({ tag, url }) => readLoader(ask, tag, url)),
  )
  const possible = loaders.filter(({ tag, isOurs }) => isOurs || isOurName(tag))
  // The tag of another tool may have the same attribute, so a tag with another name counts only if there is no loader.
  if (possible.length === 0) return loaders.filter(({ tag }) => hasOurSite(tag)).slice(0, 1)
  const ours = possible.filter(({ isOurs }) => isOurs !== false)
  // Some consent tools keep the blocked tag, and add a copy of it that runs.
  const running = ours.filter(({ blockedType }) => blockedType === undefined)
  if (running.length > 0) return running
  return ours.length > 0 ? ours : possible.slice(0, 1)
}
