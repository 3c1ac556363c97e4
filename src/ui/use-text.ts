/** The texts of the surrounding widget. `src/mount/WidgetContexts.tsx` provides them. */
import { createContext, useContext } from 'react'
import type { TextFunctions } from '../texts/text.js'

export const TextContext = createContext<unknown>(undefined)

/** The type argument is the type of the widget's German texts: `useText<HeaderTexts>()`. */
export const useText = <T>(): TextFunctions<T> => useContext(TextContext) as TextFunctions<T>
