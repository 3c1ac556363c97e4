/** The options in a page's address: site, faults, log-in, and the page's placeholders and script tag. */
import { WIDGET_NAMES } from '../../../src/api/names.js'
import { setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { ShopContext, ShopEnv } from '../context.js'
import { setFaults } from '../faults/fault.js'
import { CART_TROUBLES, emptyCart } from '../services/cart-contents.js'
import { ROLES, logInAs } from '../services/customer.js'
import { parseSite } from '../sites.js'

export const WIDGETS = WIDGET_NAMES
export type Widget = (typeof WIDGETS)[number]
export type Attributes = Record<string, string | boolean>

export const LOADERS = ['async', 'defer', 'plain', 'head', 'inject', 'write', 'twice', 'none'] as const
export type LoaderPlace = (typeof LOADERS)[number]

export interface PageOptions {
  /** Which placeholders to render; undefined for all of them. */
  widgets: readonly string[] | undefined
  loader: LoaderPlace
  /** Extra attributes by widget. `all` is for every placeholder, `script` for the script tag, `html` for the html element. */
  extra: Readonly<Record<string, Attributes>>
  /** JSON islands by widget, as text from the address. */
  config: Readonly<Record<string, string>>
}

const FLAGS = ['sticky', 'reduced'] as const
const FLAG_OWNERS: Record<(typeof FLAGS)[number], readonly Widget[]> = {
  sticky: ['header'],
  reduced: ['header', 'footer'],
}

export const readOptions = (c: ShopContext): PageOptions => {
  const query = c.req.query()
  const extra: Record<string, Attributes> = {}
  const config: Record<string, string> = {}
  const add = (owner: string, name: string, value: string) => {
    ;(extra[owner] ??= {})[name] = value === '' ? true : value
  }
  for (const flag of FLAGS) {
    const value = query[flag]
    if (value !== undefined) for (const owner of FLAG_OWNERS[flag]) add(owner, `data-${flag}`, value)
  }
  if (query['platform']) add('html', 'data-platform', query['platform'])
  if (query['theme']) add('all', 'data-theme', query['theme'])
  for (const [key, value] of Object.entries(query)) {
    const [, owner, name] =
      /^(all|script|html|header|footer|newsletter|support|preview)\.(data-[a-z-]+)$/.exec(key) ?? []
    if (owner && name) add(owner, name, value)
    const [, forAll] = /^attrs\[(data-[a-z-]+)\]$/.exec(key) ?? []
    if (forAll) add('all', forAll, value)
    const [, island] = /^([a-z]+)\.config$/.exec(key) ?? []
    if (island) config[island] = value
  }
  const widgets = query['widgets']
  return {
    widgets: widgets === undefined ? undefined : widgets.split(','),
    loader: LOADERS.find((place) => place === query['loader']) ?? 'async',
    extra,
    config,
  }
}

/** Applies the options that last longer than one page: they change the visitor. */
export const applyQuery = createMiddleware<ShopEnv>(async (c, next) => {
  const { visitor } = c.var
  const query = c.req.query()
  const site = parseSite(query['site'])
  if (site && site !== visitor.site) {
    visitor.site = site
    visitor.locale = undefined
  }
  if (query['locale'] !== undefined) visitor.locale = query['locale'] || undefined
  setFaults(visitor.faults, c.req.queries('fault') ?? [])
  if (query['footerContent'] !== undefined) visitor.hasFooterContent = query['footerContent'] === 'on'
  if (query['fragments'] !== undefined) visitor.fragments = query['fragments'] === '1'
  // The choice of the footer's view switch also applies to later pages.
  if (query['forceP'] !== undefined) setCookie(c, 'forceP', query['forceP'], { path: '/' })
  const trouble = CART_TROUBLES.find((known) => known === query['cart'])
  if (trouble) visitor.cart.troubles.push(trouble)
  if (query['cart'] === 'empty') visitor.cart = emptyCart()
  const role = ROLES.find((known) => known === query['login'])
  if (role) await logInAs(c, role)
  await next()
})
