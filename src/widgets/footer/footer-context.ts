/** The footer's own props, for its parts. */
import { createContext } from 'react'
import type { WidgetProps } from '../widget.js'
import type { FooterOptions } from './options.js'

export const FooterContext = createContext<WidgetProps<FooterOptions> | undefined>(undefined)
