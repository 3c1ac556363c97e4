/** The way to the account, the stores and the cart. */
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { Host } from '../../../host/host.js'
import { useText } from '../../../i18n/text.js'
import { BAG, Icon, STORE, USER, USER_KNOWN } from '../../../ui/Icon.js'
import { trackClick } from '../track-click.js'
import { badgeText } from './badge-text.js'
import { useVisitor } from './use-visitor.js'

interface Props {
  host: Host
  itemCount: number
}

export function Icons({ host, itemCount }: Props) {
  const t = useText<HeaderTexts>().navigation
  const { isKnown, name, loyaltyBeans } = useVisitor(host)
  // The label is the part's name: the link's text may be the customer's.
  const link = (part: string, path: string) => ({
    part,
    className: 'icon-button tool',
    href: host.url(path, 'page'),
    onClick: trackClick(host, 'icons', part),
  })
  return (
    <>
      <a {...link('user', '/usermenu')} data-logged-in={isKnown}>
        <Icon path={isKnown ? USER_KNOWN : USER} />
        {name && <span className="quiet">{t.account()}: </span>}
        <span className="caption">{name || t.account()}</span>
        {loyaltyBeans > 0 && <span className="quiet">, {t.beans({ n: loyaltyBeans })}</span>}
      </a>
      <a {...link('store-finder', '/service/storefinder/search')}>
        <Icon path={STORE} />
        <span className="caption">{t.stores()}</span>
      </a>
      <a {...link('cart', '/service/cartfrontend/cart')}>
        <Icon path={BAG} />
        <span className="caption">{t.cart()}</span>
        <span part="cart-badge" className="count" hidden={!itemCount} aria-hidden="true">
          {badgeText(itemCount)}
        </span>
        {itemCount > 0 && <span className="quiet">, {t.pieces({ n: itemCount })}</span>}
      </a>
    </>
  )
}
