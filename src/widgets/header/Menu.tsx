/** The mobile menu: its button, whether it is open, and the plain menu, which a server's markup has until the drilldown is loaded. */
import { useCallback, useEffect, useRef, useState, version, type MouseEvent } from 'react'
import type { HeaderTexts } from '../../../locales/de-DE/header.js'
import type { Host } from '../../host/host.js'
import { onTurnAway } from '../../ui/focus.js'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import { useLikelyLazy } from '../../ui/use-likely-lazy.js'
import { usePageChange } from '../../ui/use-page-change.js'
import { useIsMarkup, useText, useWidget } from '../../ui/use-widget.js'
import type { NavigationNode } from '../../services/navigation.js'
import { CLOSE, Icon } from '../../ui/Icon.js'
import { MENU } from './icons/paths.js'
import { Link } from './Link.js'
import {
  ThemeWorldsSpace,
  useThemeWorldsPlace,
  type ThemeWorldsState,
} from './theme-worlds/use-theme-worlds.js'
import { trackClick } from './track-click.js'

export type Menu = ReturnType<typeof useMenu>

export function useMenu(host: Host) {
  const isMarkup = useIsMarkup()
  const { replaces } = useWidget()
  // A menu that is open in the markup goes on as it is.
  const hasPlainMenu = isMarkup || replaces !== undefined
  const [isOpen, setOpen] = useState(false)
  const [isContinued, setContinued] = useState(false)
  const follow = useCallback((isPlainMenuOpen: boolean) => {
    setContinued(isPlainMenuOpen)
    setOpen(isPlainMenuOpen)
  }, [])
  const close = () => follow(false)
  // Nothing can be shown without the chunk. The next tap tries again.
  const { loaded, comeNear } = useLikelyLazy(() => import('./drilldown/index.js'), isOpen, close)
  usePageChange(host, isOpen, close)
  // The chunk may still be loading. It must not open the menu over what the person does by then.
  const button = useRef<Element>(undefined)
  const isWaiting = isOpen && !loaded
  useLayoutEffect(
    () => (isWaiting && button.current ? onTurnAway(host, button.current, close) : undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `close` is a new function at each render, but each does the same
    [host, isWaiting],
  )
  return {
    isOpen,
    /** The plain menu was open before. */
    isContinued,
    /** Whether the button opens the plain menu, as in the markup of a server. */
    isPlain: hasPlainMenu && !loaded,
    /** `undefined` until the chunk has loaded; the menu cannot be rendered before. */
    loaded,
    /** Loads the chunk before the click that opens the menu. */
    preload: comeNear,
    open({ currentTarget }: MouseEvent) {
      button.current = currentTarget
      setOpen(true)
    },
    /** Opens or closes the menu when the plain menu has opened or closed. */
    follow,
    close,
  }
}

const ID = 'menu'
/** React 18 warns about `popoverTarget`, and React 19 about `popovertarget`. */
const TARGET = Number.parseInt(version) < 19 ? 'popovertarget' : 'popoverTarget'
/** The attribute of a button that opens and closes the plain menu. */
const plainMenuTarget = { [TARGET]: ID }

export function MenuButton({ menu }: { menu: Menu }) {
  const t = useText<HeaderTexts>().navigation
  return (
    <button
      part="drilldown-toggle"
      className="icon-button"
      aria-label={t.menu()}
      aria-haspopup="dialog"
      {...(menu.isPlain ? plainMenuTarget : { 'aria-expanded': menu.isOpen, onClick: menu.open })}
      onPointerEnter={menu.preload}
      onFocus={menu.preload}
    >
      <Icon path={MENU} />
    </button>
  )
}

const isOpen = (popover: Element) => popover.matches(':popover-open')

interface PlainMenuProps {
  menu: Menu
  nodes: NavigationNode[]
  themes: ThemeWorldsState
}

/**
 * The mobile menu in a server's markup: the first level of the navigation, in a popover. The browser opens it, so the
 * menu button works from the first paint, even without JavaScript. The drilldown replaces it as soon as its chunk has
 * loaded.
 */
export function PlainMenu({ menu, nodes, themes }: PlainMenuProps) {
  const { host } = useWidget()
  const t = useText<HeaderTexts>().navigation
  const hasThemeWorlds = useThemeWorldsPlace(themes, nodes)
  const popover = useRef<HTMLDivElement>(null)

  const { follow, isOpen: isMenuOpen } = menu
  usePageChange(host, isMenuOpen, () => popover.current!.hidePopover())
  // A visitor may have opened the menu before this code ran.
  useEffect(() => follow(isOpen(popover.current!)), [follow])
  useLayoutEffect(() => {
    const element = popover.current!
    const onToggle = () => follow(isOpen(element))
    // React 18 has no prop for this event of a popover.
    element.addEventListener('toggle', onToggle)
    return () => {
      element.removeEventListener('toggle', onToggle)
      // Otherwise, the focus would be lost with a link in the menu. `hidePopover` restores it, but not in Chromium's
      // shadow roots.
      const { activeElement } = element.getRootNode() as ShadowRoot
      if (element.contains(activeElement))
        element.parentElement!.querySelector<HTMLElement>('[part=drilldown-toggle]')!.focus()
    }
  }, [follow])

  return (
    <div ref={popover} popover="auto" id={ID} className="sheet plain-menu">
      <button type="button" className="icon-button shut" aria-label={t.close()} {...plainMenuTarget}>
        <Icon path={CLOSE} />
      </button>
      <h2 className="level-title">{t.menu()}</h2>
      <nav aria-label={t.main()} onClick={trackClick(host, 'navigation')}>
        <ul>
          {hasThemeWorlds && (
            <li>
              <ThemeWorldsSpace />
            </li>
          )}
          {nodes.map(({ title, href, target }, at) => (
            <li key={at}>
              <Link part="drilldown-node" className="step" href={href} target={target}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
