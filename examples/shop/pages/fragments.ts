/**
 * The files of `npx shop-embed-cli fragments`, which this shop keeps in memory. Its start page includes them, and with `?fragments=1`
 * other pages, too; with `?fragments=0`, none does.
 */
import type { Site } from '../../../src/api/names.js'
import type { ShopContext } from '../context.js'
import type { Attributes } from './options.js'

/** Renders the files of a site. @returns their content by their name */
export type RenderFiles = (
  site: Site,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
) => Promise<ReadonlyMap<string, string>>

/** The files of a site, rendered at their first use; `undefined` if that has failed. */
export type FilesOf = (site: Site) => Promise<ReadonlyMap<string, string> | undefined>

/** The headers that have a file of their own, as a shop would name them in `--config`: the end of the file name → attributes. */
export const VARIANTS = {
  start: { 'data-promotion-ids': 'category-sale,pi-autumn' },
  checkout: { 'data-reduced': true, 'data-show-secure-hint': true },
} as const satisfies Record<string, Attributes>

const textOf = (attrs: Attributes): string =>
  Object.entries(attrs)
    .map(([name, value]) => (value === true ? name : `${name}=${value}`))
    .join(' ')

/** The attributes of a placeholder, as text → the end of the name of the file that contains the same placeholder. */
const ENDS = new Map([
  ['', ''],
  ['data-reduced', '-reduced'],
  ...Object.entries(VARIANTS).map(([name, attrs]): [string, string] => [textOf(attrs), `-${name}`]),
])

/** `?fragments=` decides. Otherwise only the start page includes files, unless the visitor wants to see a fault. */
const includesFiles = ({ req, var: { visitor } }: ShopContext): boolean =>
  visitor.fragments ?? (req.path === '/' && visitor.faults.length === 0)

/** @returns the content of the file with this placeholder; `undefined` if the page needs the placeholder */
export async function includedFile(
  c: ShopContext,
  widget: 'header' | 'footer' | 'head',
  attrs: Attributes,
): Promise<string | undefined> {
  const { site, locale } = c.var.visitor
  const end = ENDS.get(textOf(attrs))
  if (!includesFiles(c) || locale !== undefined || end === undefined) return undefined
  const files = await c.var.memory.filesOf?.(site)
  return files?.get(`${site}/${widget}${end}.html`)
}

/** @param fetch  calls the services of this shop */
export const keepFiles = (render: RenderFiles, fetch: Parameters<RenderFiles>[1]): FilesOf => {
  const kept = new Map<Site, ReturnType<FilesOf>>()
  return (site) => {
    const known = kept.get(site)
    if (known) return known
    const files = render(site, fetch).catch((error: unknown) => {
      console.warn(`The start page of ${site} has placeholders only: ${(error as Error).message}`)
      return undefined
    })
    kept.set(site, files)
    return files
  }
}
