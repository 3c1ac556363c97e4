/** Who is known, by name and with the loyalty beans. Loaded for those alone. */
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { personalData } from '../../../contracts/personal-data.js'
import { useText } from '../../../i18n/use-text.js'

export function Greeting({ customer }: { customer: unknown }) {
  const t = useText<HeaderTexts>()
  const { data } = personalData.safeParse(customer)
  const name = data && `${data.firstname} ${data.lastname}`.trim()
  return (
    <>
      {name && <span className="quiet">{t.navigation.account()}: </span>}
      <span className="caption">{name || t.navigation.account()}</span>
      {data && data.loyaltyBeans > 0 && (
        <span className="quiet">, {t.visitor.beans({ n: data.loyaltyBeans })}</span>
      )}
    </>
  )
}
