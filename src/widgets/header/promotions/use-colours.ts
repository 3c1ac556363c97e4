/** An editor's colours on a banner: checked, made readable, and set without any style text. */
import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { PromotionContent } from '../../../contracts/promotion.js'
import type { Host } from '../../../host/host.js'
import { parseHex, readable, toCss, type Rgb } from './contrast.js'

/** Where an editor gives only one of the two; the sheet's defaults for the themes. */
const THEMES: Record<'light' | 'dark', { ground: Rgb; ink: Rgb }> = {
  light: { ground: [250, 245, 238], ink: [44, 28, 18] },
  dark: { ground: [77, 36, 12], ink: [255, 255, 255] },
}

/** A colour by name is what the browser makes of the name; all other forms are refused. */
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

export function useColours(host: Host, content: PromotionContent): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const { backgroundColorCode, textColor, theme = 'light' } = content
  useLayoutEffect(() => {
    const element = ref.current!
    const ground = parseColour(host, element, backgroundColorCode)
    const ink = parseColour(host, element, textColor)
    const { style } = element
    if (ground || ink) {
      const given = ground ?? THEMES[theme].ground
      style.setProperty('--p-ground', toCss(given))
      style.setProperty('--p-ink', toCss(readable(ink ?? THEMES[theme].ink, given)))
    } else {
      style.removeProperty('--p-ground')
      style.removeProperty('--p-ink')
    }
  }, [backgroundColorCode, textColor, theme])
  return ref
}
