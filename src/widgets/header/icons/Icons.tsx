/** The links to the account, the store finder and the cart. */
import { useEffect, useState } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { visitorData, type VisitorData } from '../../../contracts/customer.js'
import { csrfHeader } from '../../../host/cookies.js'
import type { Host } from '../../../host/host.js'
import { oncePerPage } from '../../../host/once.js'
import { useText } from '../../../i18n/use-text.js'
import { useLazy } from '../../../ui/frame.js'
import { BAG, Icon, STORE, USER, USER_KNOWN } from '../bar-icons.js'
import { trackClick } from '../track-click.js'

/** The highest count that the badge shows; above it, it shows +99. header-search-cart §2, §9. */
const CAP = 99

interface Props {
  host: Host
  itemCount: number
}

export function Icons({ host, itemCount }: Props) {
  const t = useText<HeaderTexts>().navigation
  /** Set when the visitor is logged in or remembered. */
  const [visitor, setVisitor] = useState<VisitorData>()
  const later = useLazy(() => import('../later/index.js'), !!visitor)

  useEffect(() => {
    const ask = () =>
      host.call('/service/customerfrontenddata/api/v1/psdata', {
        headers: csrfHeader(host),
        cache: 'no-store',
        schema: visitorData,
      })
    void oncePerPage(host, 'visitor', ask).then((answer) => {
      if (answer.ok && answer.data.tracking) setVisitor(answer.data)
    })
  }, [])

  // Tracking gets the part's name as label, because the link's text may be the customer's name.
  const link = (part: string, path: string) => ({
    part,
    className: 'icon-button tool',
    href: host.url(path, 'page'),
    onClick: trackClick(host, 'icons', part),
  })
  return (
    <>
      <a {...link('user', '/usermenu')} data-logged-in={!!visitor}>
        <Icon path={visitor ? USER_KNOWN : USER} />
        {later ? (
          <later.Greeting customer={visitor?.customer} />
        ) : (
          <span className="caption">{t.account()}</span>
        )}
      </a>
      <a {...link('store-finder', '/service/storefinder/search')}>
        <Icon path={STORE} />
        <span className="caption">{t.stores()}</span>
      </a>
      <a {...link('cart', '/service/cartfrontend/cart')}>
        <Icon path={BAG} />
        <span className="caption">{t.cart()}</span>
        <span part="cart-badge" className="count" hidden={!itemCount} aria-hidden>
          {itemCount > CAP ? `+${CAP}` : itemCount || ''}
        </span>
        {itemCount > 0 && <span className="quiet">, {t.pieces({ n: itemCount })}</span>}
      </a>
    </>
  )
}
