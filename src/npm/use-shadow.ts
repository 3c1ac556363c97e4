import { useCallback, useRef, useState } from 'react'
import { useLayoutEffect } from '../ui/use-layout-effect.js'
import { adoptStyles } from '../mount/sheets.js'
import { findServerNodes } from '../mount/swap.js'
import baseCss from '../ui/base.css'
import { unclobbered } from '../host/unclobbered.js'

/** An element can have only one shadow root, so this reuses the root of an earlier widget. */
function openShadow(element: HTMLElement, sheets: readonly string[]): ShadowRoot {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = []
  for (const css of sheets) adoptStyles(shadow, css)
  return shadow
}

/** The slot belongs to the element and not to one widget, because the next widget has to remove it. */
const slotOf = ({ shadowRoot }: HTMLElement): Element | undefined =>
  [...(shadowRoot?.children ?? [])].find(({ localName }) => localName === 'slot')

interface WidgetShadow {
  /** `undefined` until the widget's sheet has been loaded. */
  shadow: ShadowRoot | undefined
  /** Shows the widget instead of the component's children. */
  showWidget(): void
  /** Shows the component's children again. */
  showChildren(): void
}

/**
 * The shadow root of a component's element. Until `showWidget` is called, it shows a server's markup, or the component's
 * children through a slot. After the component has been unmounted, it shows the children again.
 *
 * @param sheet  the widget's style sheet; `undefined` until it has been loaded
 */
export function useShadow(element: HTMLElement, sheet: string | undefined): WidgetShadow {
  const [shadow, setShadow] = useState<ShadowRoot>()
  const wasWidgetShown = useRef(false)
  const openedWith = useRef<string>(undefined)

  const showChildren = useCallback(() => {
    if (!slotOf(element) && findServerNodes(element).length === 0)
      element.shadowRoot?.append(unclobbered(document).createElement('slot'))
  }, [element])
  // This is a layout effect, so that the slot exists before the browser paints: without it, the root hides the children.
  useLayoutEffect(() => {
    // React runs layout effects again when a Suspense boundary shows the component again. The root then already has its
    // sheets, and those of lazy parts.
    if (sheet === undefined || sheet === openedWith.current) return
    openedWith.current = sheet
    setShadow(openShadow(element, [baseCss, sheet]))
    if (!wasWidgetShown.current) showChildren()
  }, [element, sheet, showChildren])
  useLayoutEffect(() => showChildren, [showChildren])

  return {
    shadow,
    showWidget() {
      slotOf(element)?.remove()
      wasWidgetShown.current = true
    },
    showChildren,
  }
}
