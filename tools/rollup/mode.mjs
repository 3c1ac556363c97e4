/** The mode of the build, from the environment. */

/** `npm run dev` skips minifying, source maps and the manifest, and keeps old files, which an open page may still load. */
export const isDev = Boolean(process.env.DEV)
