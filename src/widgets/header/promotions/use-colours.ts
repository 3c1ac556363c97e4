/** Applies an editor's colours to a banner: checks them, makes them readable and sets them as custom properties. */
import { useRef, type RefObject } from 'react'
import type { PromotionContent } from '../../../services/promotion-content.js'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'
import type { Host } from '../../../host/host.js'
import { contrast, parseHex, readable, toCss, type Rgb } from './contrast.js'

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]

/**
 * The computed value of a colour name or of a custom property on this element. The host page's colours and the theme
 * affect custom properties.
 */
function compute(host: Host, element: HTMLElement, value: string): Rgb | undefined {
  const { style } = element
  // A colour mixed with itself is computed as `color(srgb …)`, whatever its notation.
  style.setProperty('color', `color-mix(in srgb, ${value}, ${value})`)
  const isKnown = style.getPropertyValue('color') !== ''
  const { color } = host.window.getComputedStyle(element)
  style.removeProperty('color')
  const [, red, green, blue] = /^color\(srgb (\S+) (\S+) (\S+)\)$/.exec(color) ?? []
  if (!isKnown || !red) return undefined
  return [red, green, blue].map((share) => Math.round(Number(share) * 255)) as unknown as Rgb
}

/** @returns the colour for a hex value or a colour name; `undefined` for other notations */
function parseColour(host: Host, element: HTMLElement, value: string | undefined): Rgb | undefined {
  if (!value) return undefined
  return /^[a-z]{3,20}$/i.test(value) ? compute(host, element, value) : parseHex(value)
}

/** If an editor sets only one colour, this is the other: the colour of the banner's theme with more contrast to it. */
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
    // In its first render, the widget is not in the document yet, so the browser computes no colours. It is in the next
    // frame, before the paint.
    const frame = host.window.requestAnimationFrame(apply)
    return () => host.window.cancelAnimationFrame(frame)
  }, [host, backgroundColorCode, textColor, theme])
  return ref
}
