/** What a host page of the gallery adds to the body that all of them share. */

export interface HostPage {
  /** The last part of the page's address. */
  name: string
  /** One sentence on what is special about the page. */
  sentence: string
  /** The markup before the `html` element. Without it, the page is in standards mode. */
  doctype?: string
  /** Attributes of the `html` element. */
  html?: string
  /** The beginning of the head. */
  head?: string
  /** Scripts and style sheets of npm packages, such as `jquery3/dist/jquery.min.js`. The page includes them after `head`. */
  libraries?: readonly string[]
  /** Whether the page includes them with `defer`. */
  isDeferred?: boolean
  /** npm packages of CommonJS modules, which the page includes as one script each. */
  bundles?: readonly string[]
  /** The end of the head: what uses the libraries. */
  setup?: string
  /** The beginning of the body. */
  start?: string
  /** Replaces the script tag of the loader. */
  loader?: string
  /** Replaces the whole body. */
  body?: string
  headers?: Readonly<Record<string, string>>
  contentType?: string
  /** All script elements get this nonce. */
  nonce?: string
  /** Whether all script elements get the hash of their file. The loader is then that of one release. */
  hasHashes?: true
}

export const LOADER = '<script async="async" src="/cdn/loader.js" data-site="DE"></script>'

/** The folder of the gallery's own scripts and style sheets, as pages address it. */
export const OWN_FILES = '/hosts/files'
/** The folder of the npm packages, as pages address it. */
export const LIBRARIES = '/hosts/libraries'
/** The folder of scripts that are bundled from npm packages, as pages address it. */
export const BUNDLES = '/hosts/bundles'

export const inlineScript = (code: string): string => `<script>${code}</script>`
export const style = (css: string): string => `<style>${css}</style>`
