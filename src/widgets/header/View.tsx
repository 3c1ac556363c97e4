/** The header: what is there at once. Flyouts, drill-down, promotions and messages come in when they are needed. */
import { useAtomValue, useStore } from 'jotai/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { HeaderTexts } from '../../../locales/de-DE/header.js'
import { BRAND_NAME } from '../../contracts/brand.js'
import type { WidgetProps } from '../widget.js'
import { useText } from '../../hooks/use-text.js'
import { isMobile } from '../../options/platform.js'
import { pageCartAtom } from '../../page/cart-atoms.js'
import { useLazy } from '../../hooks/use-lazy.js'
import { Icon, LOCK, MENU } from '../../ui/Icon.js'
import { Icons } from './icons/Icons.js'
import { Navigation } from './navigation/Navigation.js'
import { useNavigation } from './navigation/use-navigation.js'
import type { HeaderOptions } from './options.js'
import { Benefits } from './promotions/Benefits.js'
import { Place } from './promotions/Place.js'
import { usePlaces } from './promotions/use-places.js'
import { usePromotions } from './promotions/use-promotions.js'
import { Search } from './search/Search.js'
import { useThemeWorlds } from './theme-worlds/use-theme-worlds.js'
import { trackClick } from './track-click.js'

/** On its side, with the crease that makes it coffee. */
const BEAN = 'M16.8 4.4a8 9 32 1 0 .08.05c-4.7 1.8-.6 6.7-4.8 7.6s-4.9 4-4.8 7.6'

/** Where flyouts are counted from 1, and 0 is none. */
const DRILLDOWN = -1

export function View({ options, host, shop, element }: WidgetProps<HeaderOptions>) {
  const t = useText<HeaderTexts>().navigation
  const { reduced, platform, site } = options
  const isCompact = isMobile(platform)
  const isSticky = options.sticky && platform !== 'CLASSIC'
  const searchMode = options.searchMode ?? (isCompact ? 'flyout' : 'field')

  const nodes = useNavigation(options, host)
  const themes = useThemeWorlds(host, reduced)
  const shell = useRef<HTMLElement>(null)
  const promotions = usePromotions(options, host)
  const placing = usePlaces(promotions, host, element, shell)
  const store = useStore()
  const cart = useAtomValue(pageCartAtom)

  /** One of the navigation's flyouts, or the menu; there are never both. */
  const [open, setOpen] = useState(0)
  const close = () => setOpen(0)
  const [isMenuWanted, setMenuWanted] = useState(false)
  const wantMenu = () => setMenuWanted(true)

  const menu = useLazy(() => import('./drilldown/index.js'), isMenuWanted || open === DRILLDOWN)
  const messages = useLazy(
    () => import('./messages/index.js'),
    cart.error !== null || cart.deleted.length > 0,
  )

  const consent = useLazy(() => import('./consent/index.js'), options.onetrustEnabled)
  useEffect(() => void consent?.startConsent(store, host, options), [consent])

  // What was open does not come back with a former kind of header. A layout effect, so that no click comes before it.
  useLayoutEffect(close, [isCompact, reduced])

  useEffect(() => {
    void host.call('/service/searchfrontend/api/cachekey', { quiet: true })
  }, [])

  // What sticks must stand in the page itself: inside the placeholder it would stick no further than that reaches.
  useLayoutEffect(() => {
    element?.toggleAttribute('data-shop-sticky', isSticky)
    return () => element?.removeAttribute('data-shop-sticky')
  }, [isSticky])

  return (
    <header ref={shell} className="shell">
      <Place promotions={promotions} placing={placing} name="top" isFlyoutOpen={open !== 0} />
      {!reduced && <Benefits promotions={promotions} />}
      <div
        part="header"
        className={isCompact ? 'header compact' : 'header'}
        data-platform={platform}
        data-site={site}
        data-reduced={reduced}
        data-sticky={isSticky}
      >
        <div className="bar">
          {isCompact && !reduced && (
            <button
              part="drilldown-toggle"
              className="icon-button"
              aria-label={t.menu()}
              aria-haspopup="dialog"
              aria-expanded={open === DRILLDOWN}
              onPointerEnter={wantMenu}
              onFocus={wantMenu}
              onClick={() => setOpen(DRILLDOWN)}
            >
              <Icon path={MENU} />
            </button>
          )}
          <a
            part="logo"
            className="logo"
            href={host.url('/', 'page')}
            aria-label={`${BRAND_NAME}: ${t.home()}`}
            onClick={trackClick(host, 'logo', 'logo')}
          >
            <Icon path={BEAN} className="icon bean" />
            {BRAND_NAME}
          </a>
          {reduced ? (
            options.showSecureHint && (
              <div part="secure-hint" className="tools secure">
                <Icon path={LOCK} />
                {t.secure()}
              </div>
            )
          ) : (
            <div className="tools">
              <Search
                // A term that the page changes begins anew.
                key={options.defaultSearchTerm}
                options={options}
                host={host}
                mode={searchMode}
                locksScroll={isSticky || isCompact}
              />
              <Icons host={host} />
            </div>
          )}
        </div>
        {!isCompact && !reduced && (
          <Navigation
            host={host}
            options={options}
            nodes={nodes}
            themes={themes}
            isSticky={isSticky}
            open={open}
            setOpen={setOpen}
          />
        )}
        {messages && <messages.CartMessages host={host} shop={shop} cart={cart} />}
      </div>
      <Place promotions={promotions} placing={placing} name="page" />
      {isCompact && open === DRILLDOWN && menu && (
        <menu.Drilldown host={host} options={options} nodes={nodes} themes={themes} onClose={close} />
      )}
    </header>
  )
}
