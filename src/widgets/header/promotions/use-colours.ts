/** Applies an editor's colours to a banner: checks them, makes them readable and sets them as custom properties. */
import { useRef, type RefObject } from 'react'
import type { PromotionContent } from '../../../contracts/promotion-content.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import type { Host } from '../../../host/host.js'
import { contrast, parseHex, readable, toCss, type Rgb } from './contrast.js'

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/**
 * A colour as the browser computes it for this element: of a name, or of a custom property of the style sheet, which
 * depends on the host page's colours and on light and dark.
 */
function compute(host: Host, element: HTMLElement, value: string): Rgb | undefined {
  const { style } = element
  // Mixed with itself, a colour of any notation is computed as `color(srgb …)`.
  style.setProperty('color', `color-mix(in srgb, ${value}, ${value})`)
  const isKnown = style.getPropertyValue('color') !== ''
  const { color } = host.window.getComputedStyle(element)
  style.removeProperty('color')
  const [, red, green, blue] = /^color\(srgb (\S+) (\S+) (\S+)\)$/.exec(color) ?? []
  if (!isKnown || !red) return undefined
  return [red, green, blue].map((share) => Math.round(Number(share) * 255)) as unknown as Rgb
}

/** @returns the colour of a hex value or of a colour name; `undefined` for other forms */
function parseColour(host: Host, element: HTMLElement, value: string | undefined): Rgb | undefined {
  if (!value) return undefined
  return /^[a-z]{3,20}$/i.test(value) ? compute(host, element, value) : parseHex(value)
}

/** The colour to go with one that an editor gives alone: the one of the banner's theme that contrasts more with it. */
function counterpart(host: Host, element: HTMLElement, given: Rgb): Rgb {
  const ground = compute(host, element, 'var(--p-ground)') ?? WHITE
  const ink = compute(host, element, 'var(--p-ink)') ?? BLACK
  return contrast(given, ink) > contrast(given, ground) ? ink : ground
}

/** @returns a ref for the banner's element */
export function useColours(host: Host, content: PromotionContent): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const { backgroundColorCode, textColor, theme } = content
  useLayoutEffect(() => {
    const element = ref.current!
    const { style } = element
    const apply = () => {
      const background = parseColour(host, element, backgroundColorCode)
      const text = parseColour(host, element, textColor)
      style.removeProperty('--p-ground')
      style.removeProperty('--p-ink')
      if (!background && !text) return
      const ground = background ?? counterpart(host, element, text!)
      const ink = text ?? counterpart(host, element, ground)
      style.setProperty('--p-ground', toCss(ground))
      style.setProperty('--p-ink', toCss(readable(ink, ground)))
    }
    if (element.isConnected) return apply()
    // The widget's first render is not in the document yet, where the browser computes no colours. It is in the next
    // frame, before it is painted.
    const frame = host.window.requestAnimationFrame(apply)
    return () => host.window.cancelAnimationFrame(frame)
  }, [host, backgroundColorCode, textColor, theme])
  return ref
}
