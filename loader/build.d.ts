/** What the build compiles into the loader and into `base`; made from `manifest.json`'s facts by `src/build/`. */

/** package.json's version. */
declare const __VERSION__: string
/** Address beside the loader and integrity hash of the chunk that everything else stands on. */
declare const __BASE__: readonly [path: string, integrity: string]
/** Site → `locale symbol`; the symbol only where it is shown. No prototype. */
declare const __SITES__: Readonly<Record<string, string | undefined>>
/** Folder of the text files, which bears the hash of all of them. */
declare const __TEXTS__: string
/** Widgets that have no texts. */
declare const __TEXTLESS__: readonly string[]
/** Widget, or `cart` → the specs of its chunks, `name integrity …`, dependencies first. No prototype. */
declare const __NEEDS__: Readonly<Record<string, readonly string[] | undefined>>
