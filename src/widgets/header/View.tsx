/**
 * The header as it is first rendered. Flyouts, the drilldown, promotions and cart messages are lazy chunks, loaded
 * when they are needed.
 */
import { useAtomValue, useStore } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import type { Shop } from '../../api/shop.js'
import { SEARCH_CACHE_KEY_PATH } from '../../contracts/endpoints.js'
import { useLayoutEffect } from '../../hooks/use-layout-effect.js'
import type { Host } from '../../host/host.js'
import { whenIdle } from '../../host/when-idle.js'
import { useLazy } from '../../hooks/use-lazy.js'
import { isMobile } from '../../options/platform.js'
import { pageCartAtom } from '../../page/cart-atoms.js'
import type { WidgetProps } from '../widget.js'
import { Bar } from './Bar.js'
import { Navigation } from './navigation/Navigation.js'
import { NO_FLYOUT } from './navigation/props.js'
import { useNavigation } from './navigation/use-navigation.js'
import type { HeaderOptions, HeaderValues } from './options.js'
import { PlainMenu } from './PlainMenu.js'
import { Benefits } from './promotions/Benefits.js'
import { Place } from './promotions/Place.js'
import { usePlaces } from './promotions/use-places.js'
import { usePromotions } from './promotions/use-promotions.js'
import { useThemeWorlds } from './theme-worlds/use-theme-worlds.js'
import { useMenu } from './use-menu.js'

export function View({ options, host, shop, element }: WidgetProps<HeaderOptions>) {
  const { reduced, platform, site } = options
  const isCompact = isMobile(platform)
  const isSticky = options.sticky && platform !== 'CLASSIC'

  const themes = useThemeWorlds(host, reduced)
  const navigation = { host, options, themes, ...useNavigation(options, host) }
  const shell = useRef<HTMLElement>(null)
  const promotions = usePromotions(options, host)
  const placing = usePlaces(promotions, host, element, shell)
  const [openFlyout, setOpenFlyout] = useState(NO_FLYOUT)
  const menu = useMenu()

  useConsent(options, host)
  useCacheKey(host)
  useStickyMarker(element, isSticky)

  // A flyout or menu closes when the kind of header changes, and stays closed if it changes back. A layout effect runs
  // before the next click.
  useLayoutEffect(() => {
    setOpenFlyout(NO_FLYOUT)
    menu.close()
  }, [isCompact, reduced])

  return (
    <header ref={shell} className="shell">
      <Place
        promotions={promotions}
        placing={placing}
        name="top"
        isFlyoutOpen={openFlyout !== NO_FLYOUT || menu.isOpen}
      />
      {!reduced && <Benefits promotions={promotions} />}
      <div
        part="header"
        className={isCompact ? 'header compact' : 'header'}
        data-platform={platform}
        data-site={site}
        data-reduced={reduced}
        data-sticky={isSticky}
      >
        <Bar options={options} host={host} menu={menu} isCompact={isCompact} isSticky={isSticky} />
        {!isCompact && !reduced && (
          <Navigation
            {...navigation}
            isSticky={isSticky}
            openFlyout={openFlyout}
            setOpenFlyout={setOpenFlyout}
          />
        )}
        <Messages host={host} shop={shop} />
      </div>
      <Place promotions={promotions} placing={placing} name="page" />
      {isCompact && menu.isPlain && !reduced && (
        <PlainMenu host={host} menu={menu} nodes={navigation.nodes} themes={themes} />
      )}
      {isCompact && menu.isOpen && menu.code && (
        <menu.code.Drilldown {...navigation} isContinued={menu.isContinued} onClose={menu.close} />
      )}
    </header>
  )
}

const loadMessages = () => import('./messages/index.js')

/** Messages of the cart. */
function Messages({ host, shop }: { host: Host; shop: Shop | undefined }) {
  const cart = useAtomValue(pageCartAtom)
  const code = useLazy(loadMessages, cart.error !== null || cart.deleted.length > 0)
  // Loads their chunk before it is needed: a change fails most often because there is no connection, and then the chunk
  // could not be loaded either. If this fails, the first message tries again, and reports it.
  useEffect(() => whenIdle(host.window, () => void loadMessages().catch(() => {})), [])
  return code ? <code.CartMessages host={host} shop={shop} cart={cart} /> : null
}

function useConsent(options: HeaderValues, host: Host): void {
  const store = useStore()
  const code = useLazy(() => import('./consent/index.js'), options.onetrustEnabled)
  useEffect(() => void code?.startConsent(store, host, options), [code])
}

/** The specification asks for this call when a header starts; its answer is not used. header-search-cart §7. */
function useCacheKey(host: Host): void {
  useEffect(() => {
    void host.call(SEARCH_CACHE_KEY_PATH, { quiet: true })
  }, [])
}

/**
 * Marks the placeholder as sticky. `position: sticky` must be on the placeholder, in the host page: inside its shadow
 * root, the header could not stick beyond the placeholder's own height.
 */
function useStickyMarker(placeholder: Element | undefined, isSticky: boolean): void {
  useLayoutEffect(() => {
    placeholder?.toggleAttribute('data-shop-sticky', isSticky)
    return () => placeholder?.removeAttribute('data-shop-sticky')
  }, [isSticky])
}
