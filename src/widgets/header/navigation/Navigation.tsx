/**
 * The bar of the desktop: links, and beside each that has categories below it a button that opens its flyout.
 * Flyouts are counted from 1, the theme worlds; 0 means that no flyout is open.
 */
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { NavigationNode } from '../../../contracts/navigation.js'
import { useText } from '../../../hooks/use-text.js'
import { DOWN, Icon } from '../../../ui/Icon.js'
import { Link } from '../Link.js'
import { useScrollLock } from '../scroll-lock.js'
import { trackClick } from '../track-click.js'
import { Panel } from './Panel.js'
import type { NavigationProps } from './props.js'
import { useHover } from './use-hover.js'

export function Navigation(props: NavigationProps) {
  const { host, nodes, themes, isSticky, open, setOpen } = props
  const t = useText<HeaderTexts>().navigation
  const root = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  const comeNear = () => setNear(true)
  /** What was pressed last: a click does not tell in every engine. */
  const pressed = useRef('')
  useHover(host, root, open, setOpen)
  useScrollLock(host, isSticky && open > 0)

  /** `undefined` for clicks by keyboard. */
  const pointerOf = (click: MouseEvent) => (click.detail > 0 ? pressed.current : undefined)

  // The theme worlds' place is kept free until they are known. If they turn out to be none after the others have
  // been seen, it stays free: nothing that somebody is reading moves.
  const [keepsPlace, setKeepsPlace] = useState(false)
  useEffect(() => {
    if (themes === undefined && nodes.length) setKeepsPlace(true)
  })

  const track = trackClick(host, 'navigation')
  const button = (own: number) => ({
    'aria-expanded': own === open,
    'aria-controls': `flyout-${own}`,
    // The mouse has opened it by being there; its click is not meant to close it.
    onClick: (event: MouseEvent) => setOpen(own === open && pointerOf(event) !== 'mouse' ? 0 : own),
  })
  const panel = (own: number, node?: NavigationNode) => (
    <Panel {...props} own={own} node={node} isNear={isNear} />
  )

  return (
    <nav
      ref={root}
      part="nav"
      aria-label={t.main()}
      onPointerEnter={comeNear}
      onPointerDown={(event) => {
        pressed.current = event.pointerType
      }}
      onFocus={comeNear}
    >
      <ul className="items">
        {(themes !== null || keepsPlace) && (
          <li className="item" data-flyout={1}>
            <button part={themes ? 'nav-item' : undefined} className="top" disabled={!themes} {...button(1)}>
              {t.themeWorlds()}
            </button>
            {themes && panel(1)}
          </li>
        )}
        {nodes.map((node, at) => {
          const own = node.children.length || node.teaser ? at + 2 : 0
          return (
            <li key={at} className="item" data-flyout={own}>
              <Link
                host={host}
                part="nav-item"
                className="top"
                href={node.href}
                target={node.target}
                onClick={(event) => {
                  // The first tap of a finger or pen opens, the second follows the link.
                  const pointer = pointerOf(event)
                  if (!own || own === open || !pointer || pointer === 'mouse') return track(event)
                  event.preventDefault()
                  setOpen(own)
                }}
              >
                {node.title}
              </Link>
              {own > 0 && (
                <>
                  <button className="more" aria-label={t.more({ title: node.title })} {...button(own)}>
                    <Icon path={DOWN} />
                  </button>
                  {panel(own, node)}
                </>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
