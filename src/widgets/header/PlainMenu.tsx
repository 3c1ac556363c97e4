/**
 * The mobile menu in a server's markup: the first level of the navigation, in a popover. The browser opens it, so the
 * menu button works from the first paint, even without JavaScript. The drilldown replaces it as soon as its chunk has
 * loaded.
 */
import { useEffect, useRef, version } from 'react'
import type { HeaderTexts } from '../../../locales/de-DE/header.js'
import type { NavigationNode } from '../../services/navigation.js'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import { usePageChange } from '../../ui/use-page-change.js'
import { useText, useWidget } from '../../ui/use-widget.js'
import { CLOSE, Icon } from '../../ui/Icon.js'
import { Link } from './Link.js'
import type { ThemeWorldsState } from './theme-worlds/use-theme-worlds.js'
import { useThemeWorldsPlace } from './theme-worlds/use-theme-worlds-place.js'
import { ThemeWorldsSpace } from './ThemeWorldsSpace.js'
import { trackClick } from './track-click.js'
import type { Menu } from './use-menu.js'

const ID = 'menu'
/** React 18 warns about `popoverTarget`, and React 19 about `popovertarget`. */
const TARGET = Number.parseInt(version) < 19 ? 'popovertarget' : 'popoverTarget'
/** The attribute of a button that opens and closes the plain menu. */
export const plainMenuTarget = { [TARGET]: ID }

const isOpen = (popover: Element) => popover.matches(':popover-open')

interface PlainMenuProps {
  menu: Menu
  nodes: NavigationNode[]
  themes: ThemeWorldsState
}

export function PlainMenu({ menu, nodes, themes }: PlainMenuProps) {
  const { host } = useWidget()
  const t = useText<HeaderTexts>().navigation
  const hasThemeWorlds = useThemeWorldsPlace(themes.exist, nodes)
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
