/** What the build compiles into the loader and into `base`; made from `manifest.json`'s facts by `src/build/`. */

/** package.json's version. */
declare const __VERSION__: string
/** Address beside the loader and integrity hash of the chunk that everything else stands on. */
declare const __BASE__: readonly [path: string, integrity: string]
/** Site → `locale symbol`; the symbol only where it is shown. No prototype. */
declare const __SITES__: Readonly<Record<string, string | undefined>>
/** Folder of the text files, which bears the hash of all of them. */
declare const __TEXTS__: string
/**
 * Widget or `cart` → of the file `{widget}-page`, which has all that it stands on, for pages that have nothing of it
 * yet: `integrity chunks…`, without the widget's own. `pieces` → the file that names what other pages lack. The staff's
 * panel has pieces only. No prototype.
 */
declare const __PACKS__: Readonly<Record<string, string | undefined>>
