/** All texts of a form that is used: the widget's, those that come with the desk, and what the page replaces. */
import files from 'files:support-desk'
import type { SupportDeskTexts } from '../../../../locales/de-DE/support-desk.js'
import { createText, type TextFunctions } from '../../../i18n/text.js'
import type { Frame } from '../../../ui/frame.js'
import type { AllTexts } from '../texts.js'
import type { Box } from '../use-support.js'

export type DeskTexts = AllTexts & TextFunctions<SupportDeskTexts>

export interface LoadedTexts {
  locale: string
  later: object
}

export const loadTexts = async (frame: Frame, locale: string): Promise<LoadedTexts> => ({
  locale,
  later: await files.texts(frame.page as never, locale),
})

export const makeTexts = ({ t, options }: Box, { locale, later }: LoadedTexts): DeskTexts => ({
  ...t,
  ...createText(locale, { ...later, ...options.texts } as SupportDeskTexts),
})
