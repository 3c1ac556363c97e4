/** WCAG 2.5.3: a person who uses speech input says the text that is visible on the button. */
import { expect, test } from 'vitest'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { createText } from '../../../../src/texts/text.js'
import { localesOf } from '../../../../src/texts/load-texts.js'
import { loadWidgetTexts } from '../../../../src/texts/load-texts.js'

test.each(localesOf('header'))(
  '%s: the name of the undo button begins with its visible text',
  async (locale) => {
    const texts = (await loadWidgetTexts('header', locale)) as HeaderTexts
    const t = createText<HeaderTexts>(locale, texts).messages
    expect(t.undoItem({ title: 'Kaffee' })).toMatch(new RegExp(`^${t.undo()}.*Kaffee`))
  },
)
