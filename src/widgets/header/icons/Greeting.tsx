/** The caption of the user icon: the name of a customer who is logged in or remembered, and the loyalty beans. */
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { Site } from '../../../api/names.js'
import { nameOf, type PersonalData } from '../../../services/visitor.js'
import { SITES } from '../../../sites/index.js'
import { useText } from '../../../ui/use-widget.js'

interface GreetingProps {
  site: Site
  customer: PersonalData | undefined
}

export function Greeting({ site, customer }: GreetingProps) {
  const t = useText<HeaderTexts>()
  const account = t.navigation.account()
  const name = customer && nameOf(customer, SITES[site].familyNameFirst)
  return (
    <>
      {name && <span className="quiet">{`${account}, `}</span>}
      <span className="caption">{name || account}</span>
      {customer && customer.loyaltyBeans > 0 && (
        <span className="quiet">{`, ${t.visitor.beans({ n: customer.loyaltyBeans })}`}</span>
      )}
    </>
  )
}
