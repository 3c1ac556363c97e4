/** The links to the account, the store finder and the cart. */
import { useAtomValue } from 'jotai/react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { Site } from '../../../api/names.js'
import { useIsMarkup, useText, useWidget } from '../../../ui/use-widget.js'
import { pageItemCountAtom } from '../../../page/cart-atoms.js'
import { visitorOf } from '../../../page/visitor.js'
import { UNKNOWN_VISITOR } from '../../../page/visitor-atoms.js'
import { BAG, Icon, STORE } from '../../../ui/Icon.js'
import { trackClick } from '../track-click.js'
import { badgeText } from './badge-text.js'
import { CountStatus } from './CountStatus.js'
import { Greeting } from './Greeting.js'
import { USER, USER_KNOWN } from './paths.js'

export function Icons({ site }: { site: Site }) {
  const { host } = useWidget()
  const t = useText<HeaderTexts>().navigation
  const pageItemCount = useAtomValue(pageItemCountAtom)
  const visitor = useAtomValue(visitorOf(host))
  const isMarkup = useIsMarkup()
  const itemCount = isMarkup ? 0 : pageItemCount
  const { isLoggedInOrRemembered, customer } = isMarkup ? UNKNOWN_VISITOR : visitor

  // The tracking label is the part's name, because the link's text may be the customer's name.
  const link = (part: string, path: string) => ({
    part,
    className: 'icon-button tool',
    href: host.url(path, 'page'),
    onClick: trackClick(host, 'icons', part),
  })
  return (
    <>
      <a {...link('user', '/usermenu')} data-logged-in={isLoggedInOrRemembered}>
        <Icon path={isLoggedInOrRemembered ? USER_KNOWN : USER} />
        <Greeting site={site} customer={isLoggedInOrRemembered ? customer : undefined} />
      </a>
      <a {...link('store-finder', '/service/storefinder/search')}>
        <Icon path={STORE} />
        <span className="caption">{t.stores()}</span>
      </a>
      <a {...link('cart', '/service/cartfrontend/cart')}>
        <Icon path={BAG} />
        <span className="caption">{t.cart()}</span>
        <span part="cart-badge" className="count" hidden={!itemCount} aria-hidden>
          {badgeText(itemCount)}
        </span>
        {itemCount > 0 && <span className="quiet">{`, ${t.pieces({ n: itemCount })}`}</span>}
      </a>
      <CountStatus />
    </>
  )
}
