/** Who is known, by name and with the loyalty beans. Loaded for those alone. */
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { personalData } from '../../../contracts/personal-data.js'
import { useText } from '../../../i18n/text.js'
import { useLaterText } from './text.js'

export function Greeting({ locale, customer }: { locale: string; customer: unknown }) {
  const t = useText<HeaderTexts>().navigation
  const later = useLaterText(locale)?.visitor
  const { data } = personalData.safeParse(customer)
  const name = data && `${data.firstname} ${data.lastname}`.trim()
  return (
    <>
      {name && <span className="quiet">{t.account()}: </span>}
      <span className="caption">{name || t.account()}</span>
      {data && data.loyaltyBeans > 0 && later && (
        <span className="quiet">, {later.beans({ n: data.loyaltyBeans })}</span>
      )}
    </>
  )
}
