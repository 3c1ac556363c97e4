/** The desktop navigation: a bar of links, and a button beside each link whose node has a flyout. */
import { useRef, type MouseEvent } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { useText } from '../../../hooks/use-text.js'
import { useThemeWorldsPlace } from '../theme-worlds/use-theme-worlds-place.js'
import { useScrollLock } from '../use-scroll-lock.js'
import { NodeItem, ThemeWorldsItem } from './Item.js'
import { FIRST_NODE_FLYOUT, NO_FLYOUT, type NavigationProps } from './props.js'
import { useHover } from './use-hover.js'

export function Navigation(props: NavigationProps) {
  const { host, nodes, themes, isSticky, openFlyout, setOpenFlyout } = props
  const t = useText<HeaderTexts>().navigation
  const nav = useRef<HTMLElement>(null)
  useHover(host, nav, openFlyout, setOpenFlyout)
  useScrollLock(host, isSticky && openFlyout !== NO_FLYOUT)

  /** Kept from `pointerdown`, because not every engine reports the pointer type of a click. */
  const pressedWith = useRef('')
  const pointerTypeOf = (click: MouseEvent) => (click.detail > 0 ? pressedWith.current : undefined)

  const hasThemeWorlds = useThemeWorldsPlace(themes.exist, nodes)
  const itemProps = { ...props, pointerTypeOf }
  return (
    <nav
      ref={nav}
      part="nav"
      aria-label={t.main()}
      aria-busy={props.isLoading || undefined}
      onPointerEnter={themes.load}
      onPointerDown={(event) => {
        pressedWith.current = event.pointerType
      }}
      onFocus={themes.load}
    >
      <ul className="items">
        {hasThemeWorlds && <ThemeWorldsItem {...itemProps} />}
        {nodes.map((node, at) => (
          <NodeItem key={at} {...itemProps} node={node} flyout={at + FIRST_NODE_FLYOUT} />
        ))}
      </ul>
    </nav>
  )
}
