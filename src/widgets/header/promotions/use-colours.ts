/** Applies an editor's colours to a banner: checks them, makes them readable and sets them as custom properties. */
import { useRef, type RefObject } from 'react'
import type { PromotionContent } from '../../../contracts/promotion.js'
import { useLayoutEffect } from '../../../hooks/use-layout-effect.js'
import type { Host } from '../../../host/host.js'
import { parseHex, readable, toCss, type Rgb } from './contrast.js'

/** The style sheet's colours of the themes, used if an editor gives only one of the two colours. */
const THEMES: Record<'light' | 'dark', { background: Rgb; text: Rgb }> = {
  light: { background: [250, 245, 238], text: [44, 28, 18] },
  dark: { background: [77, 36, 12], text: [255, 255, 255] },
}

/** @returns the colour of a hex value or of a colour name (computed by the browser); `undefined` for other forms */
function parseColour(host: Host, element: HTMLElement, value: string | undefined): Rgb | undefined {
  if (!value) return undefined
  if (!/^[a-z]{3,20}$/i.test(value)) return parseHex(value)
  const { style } = element
  style.setProperty('color', value)
  const isKnown = style.getPropertyValue('color') !== ''
  const found = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(host.window.getComputedStyle(element).color)
  style.removeProperty('color')
  return isKnown && found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined
}

/** @returns a ref for the banner's element */
export function useColours(host: Host, content: PromotionContent): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const { backgroundColorCode, textColor, theme = 'light' } = content
  useLayoutEffect(() => {
    const element = ref.current!
    const background = parseColour(host, element, backgroundColorCode)
    const text = parseColour(host, element, textColor)
    const { style } = element
    if (background || text) {
      const ground = background ?? THEMES[theme].background
      style.setProperty('--p-ground', toCss(ground))
      style.setProperty('--p-ink', toCss(readable(text ?? THEMES[theme].text, ground)))
    } else {
      style.removeProperty('--p-ground')
      style.removeProperty('--p-ink')
    }
  }, [backgroundColorCode, textColor, theme])
  return ref
}
