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
 * Widget, `cart` or `runtime` → the file that has all it stands on, `name integrity chunks…`, for pages that have
 * nothing of it yet. The staff's panel has none. No prototype.
 */
declare const __PACKS__: Readonly<Record<string, string | undefined>>
/** Widget → the specs, `name integrity`, of its own chunks beside the frame's. No prototype. */
declare const __PIECES__: Readonly<Record<string, readonly string[] | undefined>>
