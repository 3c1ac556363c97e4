/**
 * The header as it is first rendered. Flyouts, the drilldown, promotions and cart messages are lazy chunks, loaded
 * when they are needed.
 */
import { useStore } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import { SEARCH_CACHE_KEY_PATH } from '../../services/search.js'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import { guard } from '../../host/errors.js'
import type { Host } from '../../host/host.js'
import { useLazy } from '../../ui/use-lazy.js'
import { isMobile } from '../../options/platform.js'
import { loadVisitor } from '../../page/visitor.js'
import type { Widget } from '../../ui/use-widget.js'
import { Bar } from './Bar.js'
import { MessageRegion } from './MessageRegion.js'
import { Navigation } from './navigation/Navigation.js'
import { NO_FLYOUT } from './navigation/use-flyouts.js'
import { useNavigation } from './navigation/use-navigation.js'
import type { HeaderOptions, HeaderValues } from './options.js'
import { PlainMenu, useMenu } from './Menu.js'
import { Benefits } from './promotions/Benefits.js'
import type { EarlyModules } from './promotions/load-early.js'
import { PagePlace, TopPlace } from './promotions/Place.js'
import { placeOf } from './promotions/places.js'
import { usePromotions } from './promotions/use-promotions.js'
import { useStickyMarker } from './use-sticky-marker.js'
import { useThemeWorlds } from './theme-worlds/use-theme-worlds.js'

export function HeaderView({ options, host, element, content, keep }: Widget<HeaderOptions, EarlyModules>) {
  const { reduced, platform, site } = options
  const isCompact = isMobile(platform)
  const isSticky = options.sticky && platform !== 'CLASSIC'

  const tree = useNavigation(options, host)
  const themes = useThemeWorlds(host, options, !tree.isLoading)
  const navigation = { themes, ...tree }
  const shell = useRef<HTMLElement>(null)
  const promotions = usePromotions(options, host, content)
  const [openFlyout, setOpenFlyout] = useState(NO_FLYOUT)
  const menu = useMenu(host)
  const { follow } = menu

  useConsent(options, host, element)
  useLaterCalls(host, reduced, reduced || !navigation.isLoading)
  useStickyMarker(element, shell, host, isSticky)
  const places = promotions.ids.map((id) => placeOf(promotions, id)).join()
  useEffect(
    () => keep?.(reduced || tree.nodes.length > 0),
    [keep, reduced, tree.nodes, themes.exist, promotions.offersApp, places],
  )

  // A flyout or menu closes when the kind of header changes, and stays closed if it changes back. This is a layout
  // effect, so that it runs before the next click.
  useLayoutEffect(() => {
    setOpenFlyout(NO_FLYOUT)
    follow(false)
  }, [isCompact, reduced, follow])

  return (
    <header ref={shell} className="shell">
      <TopPlace promotions={promotions} isFlyoutOpen={openFlyout !== NO_FLYOUT || menu.isOpen} />
      {!reduced && <Benefits promotions={promotions} />}
      <div
        part="header"
        className={isCompact ? 'header compact' : 'header'}
        data-platform={platform}
        data-site={site}
        data-reduced={reduced}
        data-sticky={isSticky}
      >
        <Bar options={options} menu={menu} isCompact={isCompact} isSticky={isSticky} />
        {!isCompact && !reduced && (
          <Navigation
            {...navigation}
            isSticky={isSticky}
            openFlyout={openFlyout}
            setOpenFlyout={setOpenFlyout}
          />
        )}
        <MessageRegion />
      </div>
      <PagePlace promotions={promotions} />
      {isCompact && menu.isPlain && !reduced && <PlainMenu menu={menu} nodes={tree.nodes} themes={themes} />}
      {isCompact && menu.isOpen && menu.loaded && (
        <menu.loaded.Drilldown {...navigation} isContinued={menu.isContinued} onClose={menu.close} />
      )}
    </header>
  )
}

function useConsent(options: HeaderValues, host: Host, element: Element | undefined): void {
  const store = useStore()
  const loaded = useLazy(() => import('./consent/index.js'), options.onetrustEnabled)
  useEffect(() => {
    if (!loaded || !options.onetrustEnabled) return undefined
    // The tool starts once, with the options of that time.
    const start = guard(host.report, () => loaded.startConsent(store, host, options, element))
    return host.whenActivated(() => void start())
  }, [loaded, host, options, store, element])
}

/** Makes the calls that nothing in the first render waits for, as soon as the header can be used. */
function useLaterCalls(host: Host, reduced: boolean, isUsable: boolean): void {
  const store = useStore()
  const wereMade = useRef(false)
  const { otherShop } = host.services
  useEffect(() => {
    if (!isUsable) return undefined
    // The icons need the visitor's data.
    if (!reduced) void loadVisitor(store, host)
    if (wereMade.current) return undefined
    // The specification requires this call when a header starts. Its response is not used. header-search-cart §7.
    return host.whenActivated(() => {
      wereMade.current = true
      void host.call(SEARCH_CACHE_KEY_PATH, { quiet: true })
    })
  }, [host, otherShop, store, isUsable, reduced])
}
