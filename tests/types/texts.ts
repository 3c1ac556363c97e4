/**
 * Uses of texts that the types must allow, and mistakes that they must find. Checked by `npm test types`; never
 * run.
 */
import type { CartTexts } from '../../locales/de-DE/cart.js'
import type { HeaderTexts } from '../../locales/de-DE/header.js'
import type { SupportTexts } from '../../locales/de-DE/support.js'
import type { LanguageTexts, Translation } from '../../locales/translation.js'
import { createText, type TextFunctions } from '../../src/texts/text.js'
import { useText } from '../../src/ui/use-widget.js'

export function valid(header: TextFunctions<HeaderTexts>, support: TextFunctions<SupportTexts>): string[] {
  return [
    header.navigation.home(),
    header.navigation.more({ title: 'Kaffee' }),
    header.search.found({ n: 2 }),
    support.refusedCount({ name: 'foto.png', count: 3 }),
    support.hours({ first: 'Montag', last: 'Freitag', from: '9', to: '18' }),
  ]
}

export function mistakes(header: TextFunctions<HeaderTexts>, cart: TextFunctions<CartTexts>): void {
  // @ts-expect-error there is no text of this name
  header.navigation.house()
  // @ts-expect-error there is no group of this name
  void header.basket
  // @ts-expect-error the title is missing
  header.navigation.more()
  // @ts-expect-error the argument is called title
  header.navigation.more({ name: 'Kaffee' })
  // @ts-expect-error a title is a text
  header.navigation.more({ title: 42 })
  // @ts-expect-error a count is a number
  header.search.found({ n: '2' })
  // @ts-expect-error this text takes no arguments
  header.navigation.home({ title: 'Kaffee' })
  // @ts-expect-error the limit is missing
  cart.setErrors.CART_LIMIT({})
  // @ts-expect-error a group is not a text
  header.navigation()
}

export function useMistake(): void {
  // @ts-expect-error the type of the German texts is missing
  void useText().navigation
}

// @ts-expect-error the type of the German texts is missing
void createText('de-DE', { home: 'Zur Startseite' }).home
// @ts-expect-error the only formatter is `number`
createText<{ from: '{amount:number|price}' }>('de-DE', { from: '' }).from({ amount: 20 })

/** A language file must have exactly the keys of the German texts. */
export const complete = { more: '{title:string} submenu' } satisfies Translation<{
  more: 'Mehr {title:string}'
}>
// @ts-expect-error `more` is missing
export const incomplete = {} satisfies Translation<{ more: 'Mehr' }>
// @ts-expect-error `less` is not among the German texts
export const excessive = { more: 'More', less: 'Less' } satisfies Translation<{ more: 'Mehr' }>
// @ts-expect-error a language of the shop must have the texts of all widgets
export const supportOnly = { support: {} as LanguageTexts['support'] } satisfies LanguageTexts
