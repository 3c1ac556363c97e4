/**
 * The header and the footer as server-rendered HTML, for visitors who have switched it on with `?fragments=1`. The shop
 * renders them with the built npm package, as a shop in production would.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { navigationOf } from '../assortment/navigation.js'
import type { FragmentRenderer, ShopContext } from '../context.js'
import type { Attributes, PageOptions, Widget } from './options.js'

/** Imports the package at its first use. @param cdnDir  the build writes the package next to it */
export const openFragments = (cdnDir: string): (() => Promise<FragmentRenderer>) => {
  const address = pathToFileURL(join(cdnDir, '../npm/server.js')).href
  return () => import(/* @vite-ignore */ address) as Promise<FragmentRenderer>
}

const CDN = '/cdn/'

const camelCase = (attribute: string) =>
  attribute.replace(/^data-/, '').replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase())

/** The attributes and the JSON island of a placeholder as options. */
const optionsOf = (attrs: Attributes, island: string | undefined): object => ({
  ...(island !== undefined && (JSON.parse(island) as object)),
  ...Object.fromEntries(Object.entries(attrs).map(([name, value]) => [camelCase(name), value])),
})

export interface Fragments {
  /** Links for the page's head. */
  head: string
  /** The placeholders by widget. */
  html: Partial<Record<Widget, string>>
}

/**
 * @param attrs  the attributes of the placeholders for which the page has a fragment
 * @returns `undefined` if a fragment cannot be rendered; the page then keeps its placeholders and their content
 */
export async function renderFragments(
  c: ShopContext,
  { extra, config }: PageOptions,
  attrs: Partial<Record<'header' | 'footer', Attributes>>,
): Promise<Fragments | undefined> {
  const { site, locale } = c.var.visitor
  const widgets = Object.keys(attrs) as Array<keyof typeof attrs>
  try {
    const { renderHead, renderToHtml } = await c.var.memory.openFragments()
    const html = await Promise.all(
      widgets.map(async (widget) => {
        const own = { ...attrs[widget], ...extra['all'], ...extra[widget] }
        const given = {
          site,
          locale,
          platform: extra['html']?.['data-platform'],
          navigation: widget === 'header' ? navigationOf(site) : undefined,
          ...optionsOf(own, config[widget]),
        }
        return [widget, await renderToHtml(widget, { ...(given as object), cdn: CDN })]
      }),
    )
    return { head: renderHead(widgets, { cdn: CDN }), html: Object.fromEntries(html) }
  } catch (error) {
    console.warn(`No fragments on ${c.req.path}: ${(error as Error).message}`)
    return undefined
  }
}
