/** The header: what is there at once. Flyouts, drill-down, promotions and messages come in when they are needed. */
import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import type { HeaderTexts } from '../../../locales/de-DE/header.js'
import { useCart } from '../../cart/use-cart.js'
import { BRAND_NAME } from '../../contracts/brand.js'
import { isMobile } from '../../contracts/platform.js'
import type { WidgetProps } from '../../contracts/widget.js'
import type { Host } from '../../host/host.js'
import { useText } from '../../i18n/text.js'
import { useLazy } from '../../ui/frame.js'
import { Icon, LOCK, MENU } from '../../ui/Icon.js'
import { Icons } from './icons/Icons.js'
import { CLOSED, NONE, openFlyout } from './navigation/flyout-state.js'
import { Navigation } from './navigation/Navigation.js'
import { useNavigation } from './navigation/use-navigation.js'
import type { HeaderOptions } from './options.js'
import { Benefits } from './promotions/Benefits.js'
import { PagePlace, TopPlace } from './promotions/Place.js'
import { usePromotions } from './promotions/use-promotions.js'
import { Search } from './search/Search.js'
import { useThemeWorlds } from './theme-worlds/use-theme-worlds.js'
import { trackClick } from './track-click.js'
import { useScrollLock } from './use-scroll-lock.js'

/** On its side, with the crease that makes it coffee. */
const BEAN =
  'M12 2.5c4.7 0 8 4.2 8 9.5s-3.3 9.5-8 9.5-8-4.2-8-9.5 3.3-9.5 8-9.5m.5.5c-3 3.7 2.5 6 0 9.2s-2 5.5-.5 8.8'

export function View({ options, host, shop, element }: WidgetProps<HeaderOptions, Host>) {
  const t = useText<HeaderTexts>().navigation
  const { reduced, platform, site } = options
  const isCompact = isMobile(platform)
  const isSticky = options.sticky && platform !== 'CLASSIC'
  const searchMode = options.searchMode ?? (isCompact ? 'flyout' : 'field')

  const nodes = useNavigation(options, host)
  const themes = useThemeWorlds(host, reduced)
  const promotions = usePromotions(options, host)
  const cart = useCart(shop?.cart)

  const [flyouts, setFlyout] = useReducer(openFlyout, CLOSED)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isMenuWanted, setMenuWanted] = useState(false)
  const wantMenu = () => setMenuWanted(true)

  const menu = useLazy(() => import('./drilldown/index.js'), isCompact && isMenuWanted)
  const messages = useLazy(
    () => import('./messages/index.js'),
    !!cart && (!!cart.error || cart.deleted.length > 0),
  )

  const consent = useLazy(() => import('./consent.js'), options.onetrustEnabled)
  useEffect(() => {
    void consent?.startConsent(host, options)
  }, [consent])

  const isFlyoutOpen = !isCompact && flyouts.open !== NONE
  const isMenuShown = isCompact && isMenuOpen
  useScrollLock(host, (isSticky && isFlyoutOpen) || isMenuShown)

  useEffect(() => {
    void host.call('/service/searchfrontend/api/cachekey', { quiet: true })
  }, [])

  // What sticks must stand in the page itself: inside the placeholder it would stick no further than that reaches.
  useLayoutEffect(() => {
    element?.toggleAttribute('data-shop-sticky', isSticky)
    return () => element?.removeAttribute('data-shop-sticky')
  }, [isSticky])

  return (
    <header className="shell" lang={options.locale}>
      {!reduced && (
        <div className="above">
          <TopPlace
            options={options}
            host={host}
            promotions={promotions}
            isFlyoutOpen={isFlyoutOpen || isMenuShown}
          />
          <Benefits options={options} host={host} promotions={promotions} />
        </div>
      )}
      <div
        part="header"
        className={`header${isCompact ? ' compact' : ''}${isSticky ? ' sticky' : ''}`}
        data-platform={platform}
        data-site={site}
        data-reduced={reduced}
        data-sticky={isSticky}
      >
        <div className="bar">
          {isCompact && !reduced && (
            <button
              type="button"
              part="drilldown-toggle"
              className="icon-button"
              aria-label={t.menu()}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onPointerEnter={wantMenu}
              onFocus={wantMenu}
              onClick={() => {
                wantMenu()
                setMenuOpen(true)
              }}
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
            <Icon path={BEAN} className="bean" />
            {BRAND_NAME}
          </a>
          {reduced ? (
            options.showSecureHint && (
              <p part="secure-hint" className="secure">
                <Icon path={LOCK} />
                {t.secure()}
              </p>
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
              <Icons host={host} itemCount={cart?.itemCount ?? 0} />
            </div>
          )}
        </div>
        {!isCompact && !reduced && (
          <Navigation
            host={host}
            options={options}
            nodes={nodes}
            themes={themes}
            flyouts={flyouts}
            setOpen={setFlyout}
          />
        )}
        {messages && cart && <messages.CartMessages host={host} shop={shop} cart={cart} />}
      </div>
      {!reduced && <PagePlace options={options} host={host} promotions={promotions} />}
      {isMenuShown && menu && (
        <menu.Drilldown
          host={host}
          options={options}
          nodes={nodes}
          themes={themes}
          onClose={() => setMenuOpen(false)}
        />
      )}
    </header>
  )
}
