/** What is being built. Both come from the environment. */

/** `npm run dev` skips minifying and the manifest, and keeps old files, which an open page may still load. */
export const isDev = Boolean(process.env.DEV)

/** `npm run release` also makes source maps, and the loader finds the files from the folder of a channel, too. */
export const isRelease = Boolean(process.env.RELEASE)
