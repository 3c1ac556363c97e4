/**
 * Keeps the markup of a widget in session storage, and shows it on the next page before the widget's code has been loaded. The
 * widget then takes its place, as it takes that of a server's HTML. The chunk `kept` has this and the style sheets. The loader loads it
 * if an earlier page has kept something, and the runtime when the browser is idle.
 */
import { isFirstPlaceholder } from '../../host/widgets.js'
import { parseObject, toJson } from '../../host/json.js'
import { keptName, type PageStart, type ShownMarkup } from '../../host/page-start.js'
import { createStorage } from '../../host/storage.js'
import { unclobbered } from '../../host/unclobbered.js'
import { readPlaceholder } from '../../options/island.js'
import { textOf } from '../../options/values.js'
import { isPreview } from '../../services/promotions.js'
import baseCss from '../../ui/base.css'
import footerCss from '../../widgets/footer/styles.css'
import headerCss from '../../widgets/header/styles.css'
import { footerFacts } from '../../widgets/footer/kept.js'
import { headerFacts, showOnPage } from '../../widgets/header/kept.js'
import { showOwnContent, adoptStyles, sheetsByText } from '../container.js'
import { keepTyping } from '../keep-typing.js'
import { keyOf, type KeyPage } from './key.js'
import { buildTree, readTree, type Tree } from './tree.js'

/** The widgets whose markup is kept: their style sheet, what the markup depends on, and what is added to it on the next page. */
const KEPT = {
  header: { styles: headerCss, facts: headerFacts, addTo: showOnPage },
  footer: { styles: footerCss, facts: footerFacts, addTo: () => () => {} },
}

const isKept = (widget: string): widget is keyof typeof KEPT => Object.hasOwn(KEPT, widget)

/** More does not belong into the storage of a shop's own scripts. */
const MAX_CHARS = 65_536

/** What is stored: see `keep`. */
interface Entry {
  key: string
  shopId: string
  tree: Tree
}

/** The loader has checked the release, with which the text begins. */
function readEntry({ kept }: PageStart, widget: string): Partial<Entry> {
  const session = createStorage(window, 'sessionStorage')
  const text = session.get(keptName(widget)) ?? ''
  return (text.length > MAX_CHARS ? undefined : parseObject(text.slice(kept!.release.length))) ?? {}
}

/** Attaching a root would take the focus from the placeholder's own content. */
const hasFocus = (placeholder: Element) => placeholder.matches(':focus-within')

/** Whether the parser has read all of the element: its options may be in an island, and its markup may be a server's. */
function isComplete(element: Element): boolean {
  const { readyState, body } = unclobbered(document)
  if (readyState !== 'loading') return true
  // What stands after the body was added by a script.
  for (let node: Node | null = element; node && node !== body; node = node.parentNode)
    if (node.nextSibling) return true
  return false
}

/** @returns `undefined` if nothing is kept for this placeholder, or if there is any doubt */
export function show(page: PageStart, placeholder: HTMLElement, widget: string): ShownMarkup | undefined {
  if (!isKept(widget) || placeholder.shadowRoot || !isComplete(placeholder) || isPreview(page))
    return undefined
  const { styles, facts, addTo } = KEPT[widget]
  try {
    const { key, shopId, tree } = readEntry(page, widget)
    if (!isFirstPlaceholder(placeholder, widget) || hasFocus(placeholder)) return undefined
    if (!key || key !== keyOf(page, placeholder, facts(window, page))) return undefined
    // The forms in it may send to the shop of the page only, and never to one that session storage names.
    const apiBase = readPlaceholder(page, placeholder)['apibase']?.value
    const container = buildTree(tree, textOf(apiBase)) as HTMLElement
    container.setAttribute('data-shop-root', '')
    const root = placeholder.attachShadow({ mode: 'open' })
    for (const css of [baseCss, styles]) adoptStyles(root, css)
    root.append(container)
    keepTyping(root)
    const release = addTo(window, placeholder, container, shopId)
    const discard = () => {
      release()
      showOwnContent(placeholder)
    }
    return { sheets: sheetsByText, release, discard }
  } catch {
    // Somebody has changed the entry, or the element cannot have a shadow root. The widget is rendered as on a first page.
    return undefined
  }
}

/**
 * Keeps a widget's markup for the next page.
 *
 * @param shopId  the shop of the page's cart, as the stored cart names it
 * @param render  renders the markup; `read` gets its element. `undefined` if nothing is to be kept
 */
export async function keep(
  page: KeyPage & Pick<PageStart, 'kept'>,
  placeholder: HTMLElement,
  widget: string,
  shopId: string,
  render: ((read: (element: Element) => Tree) => Promise<Tree>) | undefined,
): Promise<void> {
  if (!isKept(widget) || isPreview(page)) return
  // Two headers would replace each other's markup.
  if (!isFirstPlaceholder(placeholder, widget)) return
  const key = keyOf(page, placeholder, KEPT[widget].facts(window, page))
  const entry: Entry | undefined = render && key ? { key, shopId, tree: await render(readTree) } : undefined
  const text = entry && page.kept!.release + toJson(entry)
  const session = createStorage(window, 'sessionStorage')
  session.set(keptName(widget), text && text.length <= MAX_CHARS ? text : undefined)
}
