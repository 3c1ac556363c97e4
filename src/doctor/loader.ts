/** The loader's script tags, the global variable `Shop`, and what the browser lacks. */
import { unclobbered } from '../host/unclobbered.js'
import { SITE_NAMES } from '../api/names.js'
import { missingApis } from '../host/missing-apis.js'
import { findChoice } from '../options/values.js'
import { ask } from './ask.js'
import { found, type Found } from './findings.js'
import { printTag, type Subject } from './page.js'

/** `header.js` was a second name of the loader. */
const OUR_NAME = /(^|[/\\])(loader|header)\.js([?#]|$)/

/** The types of scripts that browsers run. */
const RUNNING_TYPE =
  /^$|^module$|^(text|application)\/(x-)?(java|ecma)script$|^text\/(jscript|livescript|javascript1\.[0-5])$/i
/** Cloudflare's Rocket Loader runs these scripts itself, perhaps by a copy. */
const ROCKET_TYPE = /-(text\/javascript|module)$/i

interface ScriptTag {
  element: HTMLScriptElement
  url: string
  /** What keeps a browser from running the script; `undefined` for a script that runs. */
  change: string | undefined
}

/** Consent tools keep the address in another attribute, such as `data-src` or `data-cmplz-src`, until the visitor agrees. */
const addressIn = (element: Element): string | undefined =>
  ['src', ...element.getAttributeNames().filter((name) => /src$/.test(name))].find((name) =>
    element.getAttribute(name),
  )

/** @returns `undefined` for a script without an address, for one whose address is no file's, and for one that waits for Rocket Loader */
function readTag(element: HTMLScriptElement): ScriptTag | undefined {
  const attribute = addressIn(element)
  const src = attribute && element.getAttribute(attribute)
  const url =
    src && URL.canParse(src, unclobbered(document).baseURI)
      ? new URL(src, unclobbered(document).baseURI)
      : undefined
  const type = element.getAttribute('type')?.trim() ?? ''
  if (!url || !/^(https?|file):$/.test(url.protocol) || ROCKET_TYPE.test(type)) return undefined
  const changes = [
    ...(attribute === 'src' ? [] : [`its address is in \`${attribute}\``]),
    ...(RUNNING_TYPE.test(type) ? [] : [`its type is "${type}"`]),
  ]
  return { element, url: url.href, change: changes.join(', and ') || undefined }
}

const hasSite = ({ element }: ScriptTag): boolean =>
  findChoice(SITE_NAMES, element.getAttribute('data-site')) !== undefined

const mayBeOurs = (tag: ScriptTag): boolean => OUR_NAME.test(tag.url) || hasSite(tag)

interface Loader extends ScriptTag {
  /** `undefined` if the file cannot be read. */
  version: string | undefined
}

/**
 * Whether a file that cannot be read is the loader that has run, or one of the same release folder: that of a channel or a
 * version, or the folder of all files.
 */
function isBesideFiles({ url }: ScriptTag, { script }: Subject): boolean {
  if (!script || !OUR_NAME.test(url)) return false
  const isInFolder = /\/(v\d[^/]*|\d+\.\d+\.\d[^/]*)\/[^/]*$/.test(new URL(url).pathname)
  const folders = [new URL('.', url).href, ...(isInFolder ? [new URL('../files/', url).href] : [])]
  return folders.includes(script.src)
}

/** Whether a tag is probably the loader's, without reading its file. */
export function isLoaderTag(element: HTMLScriptElement, subject: Subject): boolean {
  const tag = readTag(element)
  return tag !== undefined && OUR_NAME.test(tag.url) && (hasSite(tag) || isBesideFiles(tag, subject))
}

/** Other products also have a `loader.js`, so a file has to say that it is ours: in its first lines, with its version. */
async function readLoader(tag: ScriptTag, subject: Subject): Promise<Loader[]> {
  const response = await ask(tag.url, {}, subject.violations)
  if (!response.ok) return isBesideFiles(tag, subject) ? [{ ...tag, version: undefined }] : []
  const version = /^\/\/ shop-embed (\d[\w.-]*)$/m.exec(response.text.slice(0, 200))?.[1]
  return version === undefined ? [] : [{ ...tag, version }]
}

/** A start or end tag, such as `<p class="a">`. A comparison in a script, such as `a<b && c>d`, is none. */
const TAG = /<\/?[a-z][\w-]*(\s+[\w:@.-]+(\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*\s*\/?>/i

/** Templates write comments into script tags, so that they are not collapsed. */
const containsHtml = ({ element }: ScriptTag): boolean =>
  TAG.test(element.textContent.replace(/<!--[^]*?(-->|$)/g, ''))

function describeCopies(loaders: readonly Loader[]): Found[] {
  const [, second] = loaders
  if (!second) return []
  const versions = [...new Set(loaders.flatMap(({ version }) => version ?? []))]
  const where = printTag(second.element)
  return versions.length > 1
    ? [found('LOADER_VERSIONS', { versions: versions.join(', ') }, where)]
    : [found('LOADER_TWICE', { count: loaders.length }, where)]
}

/** The files are requested without cookies, and a browser uses another connection for requests with them. */
const checkCookies = (tags: readonly ScriptTag[], subject: Subject): Found[] =>
  tags
    .filter((tag) => !tag.element.hasAttribute('crossorigin') && isBesideFiles(tag, subject))
    .map(({ element, url }) => ({ element, origin: new URL(url).origin }))
    .filter(({ origin }) => origin !== location.origin)
    .map(({ element, origin }) => found('LOADER_WITH_COOKIES', { origin }, printTag(element)))

/** Reads the files only if something is wrong: the usual page has one tag, and the loader has run. */
export async function checkLoader(subject: Subject): Promise<Found[]> {
  const tags = [...unclobbered(document).querySelectorAll('script')]
    .flatMap((element) => readTag(element) ?? [])
    .filter(mayBeOurs)
  const isUsual = !tags[1] && !tags.some((tag) => tag.change !== undefined || containsHtml(tag))
  const withCookies = checkCookies(tags, subject)
  if (isUsual) return withCookies
  const loaders = (await Promise.all(tags.map((tag) => readLoader(tag, subject)))).flat()
  return [
    ...withCookies,
    // Some consent tools keep the blocked tag, and add a copy of it that runs.
    ...describeCopies(loaders.filter(({ change }) => change === undefined)),
    ...loaders.filter(containsHtml).map(({ element }) => found('LOADER_NOT_CLOSED', {}, printTag(element))),
    ...loaders.flatMap(({ change, element }) =>
      change === undefined ? [] : [found('CONSENT_BLOCKS_LOADER', { change }, printTag(element))],
    ),
  ]
}

/** The package sets no global variable. */
export const checkShopGlobal = ({ shop, script }: Subject): Found[] =>
  !script || window.Shop === shop ? [] : [found('SHOP_TAKEN')]

export function checkBrowser(): Found[] {
  const missing = missingApis(window)
  return missing.length > 0 ? [found('BROWSER_TOO_OLD', { names: missing.join(', ') })] : []
}
