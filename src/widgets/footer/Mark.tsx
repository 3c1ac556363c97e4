/** A brand's mark or a flag, from one sheet that the browser fetches when the first of them comes near the view. */
import { useContext } from 'react'
import { FooterContext } from './footer-context.js'
import marks from './marks.svg'

/** @param name  of a view in the sheet: a brand as the content names it, or a country's two letters */
export function Mark({ name }: { name: string }) {
  const { asset } = useContext(FooterContext)!
  return <img src={`${asset(marks)}#${name}`} alt="" width={24} height={24} loading="lazy" />
}
