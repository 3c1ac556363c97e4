/** Facts of the release, provided by the build. */
declare module 'virtual:release' {
  /** package.json's version. */
  export const version: string
  /**
   * The address of the folder of the files whose names contain a hash, relative to the loader. It is the loader's own folder, or
   * `../files/` in a release, because releases share these files.
   */
  export const folder: string
  /** The site's locale and the symbol behind its amounts; an empty symbol is not shown. */
  export const sites: Readonly<Record<string, { locale: string; currency: string; symbol: string }>>
  /** SHA-256 in base64 of the chunks that the loader may ask for first, by name. Empty in the package and in tests. */
  export const hashes: Readonly<Record<string, string>>
  /** The chunks that each chunk of `hashes` needs, by name. */
  export const needs: Readonly<Record<string, readonly string[] | undefined>>
  /** The public address of the docs, with a slash at the end: `homepage` of package.json. */
  export const docsUrl: string
  /** Where the docs are beside the files on the CDN, relative to their folder; empty in the package and in tests. */
  export const docsFolder: string
  /** Differs between builds whose first render may differ. Empty in the package and in tests. */
  export const release: string
  /** Path of a widget's style sheet beside the loader, for server fragments. */
  export const sheets: Readonly<Record<string, string | undefined>>
}
