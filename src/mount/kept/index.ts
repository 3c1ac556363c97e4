/**
 * Keeps the first markup of a widget in session storage, and shows it on the next page before the widget's code has been loaded.
 * The code takes it over as it takes over a server's markup. The chunk `kept` has this and the style sheets. The loader loads it
 * if an earlier page has kept something, and the runtime when the browser is idle.
 */
import { isObject, toJson } from '../../host/json.js'
import type { PageStart, ShownMarkup } from '../../host/page-start.js'
import { createStorage } from '../../host/storage.js'
import baseCss from '../../ui/base.css'
import footerCss from '../../widgets/footer/styles.css'
import headerCss from '../../widgets/header/styles.css'
import { prepareHeader } from '../../widgets/header/kept.js'
import { adoptStyles, sheetsByText } from '../sheets.js'
import { keyOf } from './key.js'
import { buildTree, readTree, type Tree } from './tree.js'

/** The widgets whose markup is kept. */
const STYLES: Readonly<Record<string, string | undefined>> = { header: headerCss, footer: footerCss }

/** More does not belong into the storage of a shop's own scripts. */
const MAX_CHARS = 65_536

/** What is stored: see `keep`. */
interface Entry {
  key: string
  facts: unknown
  shop: string
  apiBase: string | undefined
  tree: Tree
}

const session = createStorage(window, 'sessionStorage')
const nameOf = (widget: string) => `shop kept ${widget}`

function readEntry(widget: string): Partial<Entry> {
  const text = session.get(nameOf(widget)) ?? ''
  try {
    const value: unknown = text.length > MAX_CHARS ? undefined : JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

/** Only the page's first placeholder of each widget keeps markup, so that two headers do not replace each other's. */
const isFirst = (placeholder: Element, widget: string) =>
  document.querySelector(`[data-shop-widget="${widget}"]`) === placeholder

/** Whether the parser has read all of the element: its options may be in an island, and its markup may be a server's. */
function isComplete(element: Element): boolean {
  if (document.readyState !== 'loading') return true
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true
  return false
}

/** Staff who preview the shop of another day see nothing of today. */
const isPreview = ({ cookie }: Pick<PageStart, 'cookie'>) => cookie('PreviewToken') !== undefined

/** @returns `undefined` if nothing is kept for this placeholder, or if there is any doubt */
export function show(page: PageStart, placeholder: HTMLElement, widget: string): ShownMarkup | undefined {
  const styles = STYLES[widget]
  if (!styles || placeholder.shadowRoot || !isComplete(placeholder) || isPreview(page)) return undefined
  try {
    const { key, facts, shop, apiBase, tree } = readEntry(widget)
    if (!isFirst(placeholder, widget) || key !== keyOf(page, placeholder)) return undefined
    const container = buildTree(tree, apiBase) as HTMLElement
    container.setAttribute('data-shop-root', widget)
    const root = placeholder.attachShadow({ mode: 'open' })
    for (const css of [baseCss, styles]) adoptStyles(root, css)
    root.append(container)
    const restore =
      widget === 'header' ? prepareHeader(window, placeholder, container, { facts, shop }) : () => {}
    return { widget, container, facts, tree: toJson(tree), sheets: sheetsByText, restore }
  } catch {
    // Somebody has changed the entry, or the element cannot have a shadow root. The widget is rendered as on a first page.
    return undefined
  }
}

/** What the runtime passes to `keep`. */
export interface FirstMarkup {
  /** What the widget's first render is made with, beside its options. It is passed to the render that takes over. */
  facts: object
  /** The shop of the page's cart, as the stored cart names it. */
  shop: string
  apiBase: string | undefined
  /** Renders the first markup with the facts. */
  render(facts: unknown): Promise<Tree>
  /** The markup that was shown on this page, if it has not been checked yet. */
  shown: ShownMarkup | undefined
}

/**
 * Keeps a widget's first markup for the next page. Of markup that was shown on this page, it first checks that it is the
 * widget's own.
 *
 * @returns `false` if it is not, because somebody has changed it
 */
export async function keep(
  page: PageStart,
  placeholder: HTMLElement,
  widget: string,
  { facts, shop, apiBase, render, shown }: FirstMarkup,
): Promise<boolean> {
  if (!isFirst(placeholder, widget) || isPreview(page)) return true
  const isOwn = !shown || toJson(await render(shown.facts)) === shown.tree
  if (shown && isOwn && toJson(shown.facts) === toJson(facts)) return true
  const entry: Entry = { key: keyOf(page, placeholder), facts, shop, apiBase, tree: await render(facts) }
  const text = toJson(entry)
  session.set(nameOf(widget), text.length > MAX_CHARS ? undefined : text)
  return isOwn
}

export { readTree }
