/** Gives the footer's props to its components. */
import { createContext } from 'react'
import type { WidgetProps } from '../widget.js'
import type { FooterOptions } from './options.js'

export const FooterContext = createContext<WidgetProps<FooterOptions> | undefined>(undefined)
