/** What the parts that come later have in common: one chunk for all of them. */
import files from 'files:header-later'
import { useContext, useLayoutEffect, useState } from 'react'
import type { HeaderLaterTexts } from '../../../../locales/de-DE/header-later.js'
import type { Host } from '../../../host/host.js'
import { createText, type TextFunctions } from '../../../i18n/text.js'
import { FrameContext } from '../../../ui/frame.js'

type LaterText = TextFunctions<HeaderLaterTexts>

/** By locale. */
const known = new Map<string, LaterText>()

/**
 * What only they say: one file a language for all of them, asked for by the first that is there.
 *
 * @returns `undefined` while it is on its way: the part works without its words until then
 */
export function useLaterText(locale: string): LaterText | undefined {
  const frame = useContext(FrameContext)
  const [, setTold] = useState('')
  useLayoutEffect(() => {
    if (known.has(locale)) return
    files.texts(frame.page as never, locale).then((texts) => {
      known.set(locale, createText(locale, texts as HeaderLaterTexts))
      setTold(locale)
    }, frame.onLoadError)
  }, [locale])
  return known.get(locale)
}

/** Holds the page still while something of ours lies over it. */
export function useScrollLock(host: Host, isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return
    const { window } = host
    const page = window.document.documentElement
    const { style } = page
    const { overflow, scrollbarGutter } = style
    // The scroll bar goes and its place stays: nothing jumps sideways, nor up, since the page stays where it is.
    if (window.innerWidth > page.clientWidth) style.scrollbarGutter = 'stable'
    style.overflow = 'hidden'
    return () => {
      style.overflow = overflow
      style.scrollbarGutter = scrollbarGutter
    }
  }, [isLocked])
}
