/** The release in a folder of a CDN: its `manifest.json`. */
import * as z from 'zod/mini'

const manifest = z.object({
  version: z.string(),
  files: z.record(z.string(), z.object({ integrity: z.string(), preload: z.string() })),
  widgets: z.record(z.string(), z.array(z.string())),
})

export interface Release extends z.infer<typeof manifest> {
  /** The address of its folder, with a slash at the end. The paths of its files are relative to it. */
  folder: string
}

/** The address of a file that the manifest names. */
export const addressOf = ({ folder }: Release, path: string): string => new URL(path, folder).href

/**
 * The folder with `styles/` and `assets/`, for the npm package. In a release folder, it is next to those of the releases and the
 * channels.
 *
 * @param folder  the folder of `loader.js`
 */
export function filesFolder(folder: string, release: Release | undefined): string {
  const [chunk] = Object.keys(release?.files ?? {}).filter((path) => path.includes('chunks/'))
  if (release && chunk !== undefined) return new URL('..', addressOf(release, chunk)).href
  return folder.replace(/\/v\d+(-[a-z\d-]+)?\/$/, '/files/')
}

/** @returns the address with a slash at its end, or `undefined` if it is no http(s) address of a folder */
export function readFolder(address: string): string | undefined {
  if (!/^https?:\/\/[^\s?#]+$/i.test(address) || !URL.canParse(address)) return undefined
  return address.endsWith('/') ? address : `${address}/`
}

/**
 * @param folder  what `readFolder` has returned
 * @throws {Error} if there is no manifest; its message is for people
 */
export async function loadRelease(folder: string): Promise<Release> {
  const response = await fetch(`${folder}manifest.json`).catch(() => undefined)
  const checked = response?.ok ? manifest.safeParse(await response.json().catch(() => undefined)) : undefined
  if (checked?.success) return { folder, ...checked.data }
  throw new Error(
    `There is no manifest of a release at ${folder}manifest.json, or this page may not read it. Name the folder of one release, such as https://cdn.example/1.0.0/, or let the page follow the releases.`,
  )
}
