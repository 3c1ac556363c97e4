/** The caption of the user icon of a customer who is logged in or remembered: the name and the loyalty beans. */
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { PersonalData } from '../../../contracts/customer.js'
import { useText } from '../../../i18n/text.js'
import { useLaterText } from './text.js'

interface Props {
  locale: string
  customer: PersonalData | undefined
}

export function Greeting({ locale, customer }: Props) {
  const t = useText<HeaderTexts>().navigation
  const later = useLaterText(locale)?.visitor
  const name = customer && `${customer.firstname} ${customer.lastname}`.trim()
  return (
    <>
      {name && <span className="quiet">{t.account()}: </span>}
      <span className="caption">{name || t.account()}</span>
      {customer && customer.loyaltyBeans > 0 && later && (
        <span className="quiet">, {later.beans({ n: customer.loyaltyBeans })}</span>
      )}
    </>
  )
}
