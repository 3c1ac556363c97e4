/** The words of the parts that come later. */
import files from 'files:header-later'
import { useContext, useLayoutEffect, useState } from 'react'
import type { HeaderLaterTexts } from '../../../../locales/de-DE/header-later.js'
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
