/** The caption of the user icon: the name of a customer who is logged in or remembered, and the loyalty beans. */
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { nameOf, type PersonalData } from '../../../contracts/visitor.js'
import { useText } from '../../../ui/use-text.js'

export function Greeting({ customer }: { customer: PersonalData | undefined }) {
  const t = useText<HeaderTexts>()
  const account = t.navigation.account()
  const name = customer && nameOf(customer)
  return (
    <>
      {name && <span className="quiet">{account}, </span>}
      <span className="caption">{name || account}</span>
      {customer && customer.loyaltyBeans > 0 && (
        <span className="quiet">, {t.visitor.beans({ n: customer.loyaltyBeans })}</span>
      )}
    </>
  )
}
