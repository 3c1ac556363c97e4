/** The caption of the user icon of a customer who is logged in or remembered: the name and the loyalty beans. */
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { PersonalData } from '../../../contracts/customer.js'
import { useText } from '../../../i18n/use-text.js'

export function Greeting({ customer }: { customer: PersonalData | undefined }) {
  const t = useText<HeaderTexts>()
  const name = customer && `${customer.firstname} ${customer.lastname}`.trim()
  return (
    <>
      {name && <span className="quiet">{t.navigation.account()}: </span>}
      <span className="caption">{name || t.navigation.account()}</span>
      {customer && customer.loyaltyBeans > 0 && (
        <span className="quiet">, {t.visitor.beans({ n: customer.loyaltyBeans })}</span>
      )}
    </>
  )
}
