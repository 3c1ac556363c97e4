/** The placeholders on the page: whether they are hidden, not rendered, or without a reserved height. */
import { WIDGET_NAMES, type WidgetName } from '../../../api/names.js'
import { messageOf } from '../../../host/errors.js'
import { unclobbered } from '../../../host/unclobbered.js'
import { commonOptions } from '../../../options/common.js'
import { found, type Found } from '../../findings.js'
import { hasError, rawOptions, type Check } from '../../subject.js'
import { printTag } from '../../tag.js'
import type { PageSubject } from '../page-subject.js'
import { placeholdersIn } from '../read-document.js'

/** Visitors do not notice a smaller movement. */
const TOLERANCE_PX = 8

interface Shown {
  element: HTMLElement
  widget: WidgetName
  where: string
}

/**
 * The widgets in placeholders. The preview panel takes up no space in the page, and only staff see it. An application
 * places its widgets itself.
 */
function shownWidgets({ window, markup }: PageSubject): Shown[] {
  const elements = placeholdersIn(window.document)
  return elements.flatMap((element, at) => {
    const widget = WIDGET_NAMES.find((name) => name === unclobbered(element).dataset['shopWidget'])
    return widget && widget !== 'preview'
      ? [{ element, widget, where: printTag(markup.placeholders[at]!) }]
      : []
  })
}

const isRendered = ({ element }: Shown) => element.shadowRoot?.querySelector('[data-shop-root]') != null

/** The placeholder of a sticky header has no box of its own. */
const hasNoBox = (element: Element, window: Window): boolean =>
  window.getComputedStyle(element).display === 'contents'

function isHidden(element: Element, window: Window): boolean {
  if (element.getClientRects().length > 0) return false
  const { parentElement } = element
  return !parentElement || !hasNoBox(element, window) || isHidden(parentElement, window)
}

/** Then the placeholder around it is the mistake, which has its own finding. */
const isInPlaceholder = ({ parentElement }: Element): boolean =>
  parentElement?.closest('[data-shop-widget]') != null

export const checkVisibility: Check<PageSubject> = (subject) =>
  shownWidgets(subject)
    .filter(({ element }) => isHidden(element, subject.window) && !isInPlaceholder(element))
    .map(({ widget, where }) => found('PLACEHOLDER_HIDDEN', { widget }, where))

/**
 * The placeholder's height before its widget was rendered. This measures a copy with the placeholder's own content, and
 * removes the copy before the loader finds it.
 */
function reservedHeight({ element }: Shown): number {
  const copy = element.cloneNode(true) as HTMLElement
  for (const active of copy.querySelectorAll('script, iframe, object, embed, video, audio')) active.remove()
  element.after(copy)
  const { height } = copy.getBoundingClientRect()
  copy.remove()
  return Math.round(height)
}

/** Visitors only see the page move in the first view. */
const isInFirstView = ({ element }: Shown, { scrollY, innerHeight }: Window) =>
  element.getBoundingClientRect().top + scrollY < innerHeight

/** Whether anything of the page is below the widget. Nothing moves below the last element, such as a footer. */
function hasContentBelow({ element }: Shown, { document }: Window): boolean {
  const { body, createRange } = unclobbered(document)
  const range = createRange()
  range.setStartAfter(element)
  range.setEndAfter(body)
  const { bottom } = element.getBoundingClientRect()
  return [...range.getClientRects()].some(
    ({ width, height, bottom: end }) => width > 0 && height > 0 && end > bottom,
  )
}

/** Whether the thanks have replaced a form, which was higher. */
const isSent = ({ element }: Shown): boolean => element.shadowRoot?.querySelector('[part~="success"]') != null

const movesContent = (shown: Shown, { window }: PageSubject): boolean =>
  isRendered(shown) &&
  !isSent(shown) &&
  !isHidden(shown.element, window) &&
  isInFirstView(shown, window) &&
  hasContentBelow(shown, window)

/** Reports nothing while there are errors: without its data, a widget has another height. */
export const checkReservedHeight: Check<PageSubject> = (subject, earlier) =>
  (hasError(earlier) ? [] : shownWidgets(subject))
    .filter((shown) => movesContent(shown, subject))
    .flatMap((shown) => {
      const reserved = reservedHeight(shown)
      const height = Math.round(shown.element.getBoundingClientRect().height)
      // What is below the window when the page opens moves unseen.
      const needed = Math.min(height, subject.window.innerHeight)
      const { widget, where } = shown
      return needed - reserved > TOLERANCE_PX
        ? [found('NO_RESERVED_HEIGHT', { reserved, height, widget }, where)]
        : []
    })

/** Mounts the widget again, because the error says what is wrong. */
async function mountAgain({ element, widget, where }: Shown, { shop }: PageSubject): Promise<Found[]> {
  try {
    await shop!.mount(element, widget)
    return []
  } catch (error) {
    return [found('NOT_RENDERED', { widget, problem: messageOf(error) }, where)]
  }
}

const { load } = commonOptions([])

/** Decides as the loader does: an attribute of the placeholder wins over `configure`, and that over the script tag. */
function loadsAtOnce({ element, widget }: Shown, subject: PageSubject): boolean {
  const time = load.parse(element.dataset['load'] ?? rawOptions(subject)['load']?.value)
  return time === undefined ? widget === 'header' : time === 'eager'
}

/** Checks only if no error explains the missing widget. */
export const checkRendering: Check<PageSubject> = async (subject, earlier) => {
  if (!subject.shop || hasError(earlier)) return []
  const missing = shownWidgets(subject).filter((shown) => loadsAtOnce(shown, subject) && !isRendered(shown))
  return (await Promise.all(missing.map((shown) => mountAgain(shown, subject)))).flat()
}
