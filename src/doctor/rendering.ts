/** The widgets on the page: whether one is not rendered, or moves the page when it appears. */
import { unclobbered } from '../host/unclobbered.js'
import { messageOf } from '../host/errors.js'
import { findChoice, LOAD_TIMES } from '../options/values.js'
import { isEager } from '../widgets/loader-facts.js'
import { found, type Found } from './findings.js'
import { rawOptions, type Placeholder, type Subject } from './page.js'

/** The preview panel takes up no space in the page, and only staff see it. */
const shownIn = ({ placeholders }: Subject): Placeholder[] =>
  placeholders.filter(({ widget }) => widget && widget !== 'preview')

const isRendered = ({ element }: Placeholder) => element.shadowRoot?.querySelector('[data-shop-root]') != null

/** Decides as the loader does: an attribute of the placeholder wins over `configure`, and that over the script tag. */
function loadsAtOnce({ element, name }: Placeholder, subject: Subject): boolean {
  const time = findChoice(LOAD_TIMES, element.dataset['load'] ?? rawOptions(subject)['load']?.value)
  return time === undefined ? isEager(name) : time === 'eager'
}

/** Mounts the widget again, because the error says what is wrong. */
async function mountAgain(
  { element, widget, name, where }: Placeholder,
  { shop }: Subject,
): Promise<Found[]> {
  try {
    await shop.mount(element, widget!)
    return []
  } catch (error) {
    return [found('NOT_RENDERED', { widget: name, problem: messageOf(error) }, where)]
  }
}

/** Call it only if no error explains a missing widget. */
export async function checkRendering(subject: Subject): Promise<Found[]> {
  const missing = shownIn(subject).filter((one) => loadsAtOnce(one, subject) && !isRendered(one))
  return (await Promise.all(missing.map((one) => mountAgain(one, subject)))).flat()
}

/** Visitors do not notice a smaller movement. */
const TOLERANCE_PX = 8

/** The placeholder of a sticky header has no box of its own. */
function isHidden(element: Element): boolean {
  if (element.getClientRects().length > 0) return false
  const { parentElement } = element
  return !parentElement || getComputedStyle(element).display !== 'contents' || isHidden(parentElement)
}

/**
 * The placeholder's height before its widget was rendered. This measures a copy with the placeholder's own content, and
 * removes the copy before the loader finds it.
 */
function reservedHeight(element: Element): number {
  const copy = element.cloneNode(true) as HTMLElement
  for (const active of copy.querySelectorAll('script, iframe, object, embed, video, audio')) active.remove()
  element.after(copy)
  const { height } = copy.getBoundingClientRect()
  copy.remove()
  return Math.round(height)
}

/** Visitors only see the page move in the first view. */
const isInFirstView = (element: Element) => element.getBoundingClientRect().top + scrollY < innerHeight

/** Whether anything of the page is below the widget. Nothing moves below the last element, such as a footer. */
function hasContentBelow(element: Element): boolean {
  const range = unclobbered(document).createRange()
  range.setStartAfter(element)
  range.setEndAfter(unclobbered(document).body)
  const { bottom } = element.getBoundingClientRect()
  return [...range.getClientRects()].some(
    ({ width, height, bottom: end }) => width > 0 && height > 0 && end > bottom,
  )
}

/** Whether the thanks have replaced a form, which was higher. */
const isSent = (element: Element): boolean => element.shadowRoot?.querySelector('[part~="success"]') != null

function movesContent(placeholder: Placeholder): boolean {
  const { element } = placeholder
  return (
    isRendered(placeholder) &&
    !isSent(element) &&
    !isHidden(element) &&
    isInFirstView(element) &&
    hasContentBelow(element)
  )
}

/** Call it only if there are no errors: without its data, a widget has another height. */
export const checkReservedHeight = (subject: Subject): Found[] =>
  shownIn(subject)
    .filter(movesContent)
    .flatMap(({ element, name, where }) => {
      const reserved = reservedHeight(element)
      const height = Math.round(element.getBoundingClientRect().height)
      // What is below the window when the page opens moves unseen.
      return Math.min(height, innerHeight) - reserved > TOLERANCE_PX
        ? [found('NO_RESERVED_HEIGHT', { reserved, height, widget: name }, where)]
        : []
    })
