/** What is being built. Both come from the environment. */

/** `npm run dev` skips minifying and the manifest, and keeps old files, which an open page may still load. */
export const isDev = Boolean(process.env.DEV)

/** `npm run release` also makes source maps, and writes the files that releases share to a folder of their own. */
export const isRelease = Boolean(process.env.RELEASE)
