/** The desktop navigation: a bar of links, with a button next to each link that has a flyout. */
import { useRef, type MouseEvent } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { useText, useWidget } from '../../../ui/use-widget.js'
import { useThemeWorldsPlace } from '../theme-worlds/use-theme-worlds-place.js'
import { useScrollLock } from '../use-scroll-lock.js'
import { NodeItem, ThemeWorldsItem } from './Item.js'
import { NO_FLYOUT, nodeFlyout, THEME_WORLDS_FLYOUT, type NavigationProps } from './props.js'
import { useDismissal } from './use-dismissal.js'
import { useFlyouts } from './use-flyouts.js'
import { useHover } from './use-hover.js'

export function Navigation(props: NavigationProps) {
  const { host } = useWidget()
  const { nodes, themes, isSticky, openFlyout, setOpenFlyout } = props
  const t = useText<HeaderTexts>().navigation
  const nav = useRef<HTMLElement>(null)
  const isOpen = openFlyout !== NO_FLYOUT
  const close = () => setOpenFlyout(NO_FLYOUT)
  const { loaded, hasFailed, comeNear } = useFlyouts(host, isOpen, close)
  const isShown = isOpen && !!loaded && (openFlyout !== THEME_WORLDS_FLYOUT || !!themes.content)
  useHover(host, nav, openFlyout, setOpenFlyout, loaded, hasFailed)
  useDismissal(host, nav, openFlyout, close)
  useScrollLock(host, isSticky && isShown)

  /** The pointer type of the last `pointerdown`, because not every engine reports it for a click. */
  const pressedWith = useRef('')
  const pointerTypeOf = (click: MouseEvent) => (click.detail > 0 ? pressedWith.current : undefined)
  const prepare = () => {
    comeNear()
    themes.load()
  }

  const hasThemeWorlds = useThemeWorldsPlace(themes.exist, nodes)
  const itemProps = { ...props, loaded, hasFailed, pointerTypeOf }
  return (
    <nav
      ref={nav}
      part="nav"
      aria-label={t.main()}
      aria-busy={props.isLoading || undefined}
      onPointerEnter={prepare}
      onPointerDown={(event) => {
        pressedWith.current = event.pointerType
      }}
      onFocus={prepare}
    >
      <ul className="items">
        {hasThemeWorlds && <ThemeWorldsItem {...itemProps} />}
        {nodes.map((node, at) => (
          <NodeItem key={at} {...itemProps} node={node} flyout={nodeFlyout(at)} />
        ))}
      </ul>
    </nav>
  )
}
