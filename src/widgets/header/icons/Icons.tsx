/** The links to the account, the store finder and the cart. */
import { useAtomValue } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { Site } from '../../../api/names.js'
import { useIsMarkup, useText, useWidget } from '../../../ui/use-widget.js'
import { pageCartAtom, pageItemCountAtom } from '../../../page/cart-atoms.js'
import { visitorOf } from '../../../page/visitor.js'
import { UNKNOWN_VISITOR } from '../../../page/visitor-atoms.js'
import { BAG, Icon, STORE } from '../../../ui/Icon.js'
import { nameOf, type PersonalData } from '../../../services/visitor.js'
import { SITES } from '../../../sites/index.js'
import { trackClick } from '../track-click.js'
import { badgeText } from './badge-text.js'
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

interface GreetingProps {
  site: Site
  customer: PersonalData | undefined
}

/** The caption of the user icon: the name of a customer who is logged in or remembered, and the loyalty beans. */
function Greeting({ site, customer }: GreetingProps) {
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

/** Announces how many items are in the cart after a change, because the badge shows it without words (WCAG 4.1.3). */
function CountStatus() {
  const t = useText<HeaderTexts>().navigation
  const itemCount = useAtomValue(pageItemCountAtom)
  const { busy } = useAtomValue(pageCartAtom)
  const [announced, setAnnounced] = useState<number>()
  const confirmed = useRef<number>(undefined)
  useEffect(() => {
    // A pending change may be refused, and what the first read finds is no news.
    if (busy) return
    if (confirmed.current !== undefined && confirmed.current !== itemCount) setAnnounced(itemCount)
    confirmed.current = itemCount
  }, [busy, itemCount])
  return (
    <span role="status" className="quiet">
      {announced !== undefined && `${t.cart()}, ${t.pieces({ n: announced })}`}
    </span>
  )
}
