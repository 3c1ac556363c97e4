/** A brand's mark or a flag, from one sheet that is fetched when the first of them comes near the view. */
import { createContext, useContext } from 'react'
import type { WidgetProps } from '../../contracts/widget.js'
import type { Host } from '../../host/host.js'
import marks from './marks.svg'
import type { FooterOptions } from './options.js'

/** The footer's own props, for its parts. */
export const FooterContext = createContext<WidgetProps<FooterOptions, Host> | undefined>(undefined)

/** @param name  of a view in the sheet: a brand as the content names it, or a country's two letters */
export function Mark({ name }: { name: string }) {
  const { asset } = useContext(FooterContext)!
  return <img src={`${asset(marks)}#${name}`} alt="" width={24} height={24} loading="lazy" />
}
