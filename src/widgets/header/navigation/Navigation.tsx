/** The desktop navigation: a bar of links, with a button next to each link that has a flyout. The first item may be the theme worlds. */
import { useEffect, useRef, type MouseEvent } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { useLanguages, useText, useWidget } from '../../../ui/use-widget.js'
import type { NavigationNode } from '../../../services/navigation.js'
import { DOWN, Icon } from '../../../ui/Icon.js'
import { useThemeWorldsPlace, type ThemeWorldsState } from '../theme-worlds/use-theme-worlds.js'
import { useScrollLock } from '../use-scroll-lock.js'
import { Link } from '../Link.js'
import { hasFlyoutOf } from '../nodes.js'
import { trackClick } from '../track-click.js'
import {
  NO_FLYOUT,
  useDismissal,
  useFlyout,
  useFlyouts,
  useHover,
  type FlyoutsModule,
  type ItemFlyout,
  type OpenFlyout,
} from './use-flyouts.js'

/** The ids of the flyouts. */
const THEME_WORLDS_FLYOUT = 'flyout-theme-worlds'
/** @param at  the index of the node in the bar */
const nodeFlyout = (at: number): string => `flyout-${at}`

interface NavigationProps extends OpenFlyout {
  nodes: NavigationNode[]
  /** The nodes are not known yet. */
  isLoading?: boolean
  themes: ThemeWorldsState
  isSticky: boolean
}

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

  const hasThemeWorlds = useThemeWorldsPlace(themes, nodes)
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

interface ItemProps extends NavigationProps, ItemFlyout {
  /** The lazy chunk of the flyouts; `undefined` until it has been loaded. */
  loaded: FlyoutsModule | undefined
  /** The chunk could not be loaded. */
  hasFailed: boolean
}

function ThemeWorldsItem(props: ItemProps) {
  const { themes, loaded } = props
  const t = useText<HeaderTexts>().navigation
  const title = t.themeWorlds()
  const { item, isOpen, panel, toggle } = useFlyout(props, THEME_WORLDS_FLYOUT, {
    title,
    canOpen: !!themes.exist,
    isReady: !!(loaded && themes.content),
  })
  useEffect(() => {
    if (isOpen) themes.load()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `themes` is a new object at each render, and its `load` does the same in each
  }, [isOpen])
  return (
    <li ref={item} className="item" data-flyout={THEME_WORLDS_FLYOUT}>
      <button
        part={themes.exist ? 'nav-item' : undefined}
        className="top"
        disabled={!themes.exist}
        {...toggle}
      >
        {title}
      </button>
      {loaded && panel && <loaded.Panel {...panel}>{themes.content}</loaded.Panel>}
    </li>
  )
}

interface NodeItemProps extends ItemProps {
  node: NavigationNode
  /** The id of the node's flyout, if it has one. */
  flyout: string
}

function NodeItem(props: NodeItemProps) {
  const { host } = useWidget()
  const { node, flyout, setOpenFlyout, pointerTypeOf, loaded, hasFailed } = props
  const { title, href, target } = node
  const { content } = useLanguages()
  const t = useText<HeaderTexts>().navigation
  const hasFlyout = hasFlyoutOf(node)
  const { item, isOpen, panel, toggle } = useFlyout(props, flyout, {
    title,
    canOpen: hasFlyout,
    isReady: !!loaded,
  })
  const track = trackClick(host, 'navigation')

  const onLinkClick = (event: MouseEvent) => {
    const pointerType = pointerTypeOf(event)
    const isTap = !!pointerType && pointerType !== 'mouse'
    // The first tap opens the flyout, the second one follows the link.
    if (isTap && hasFlyout && !isOpen && !hasFailed) {
      event.preventDefault()
      setOpenFlyout(flyout)
    } else {
      track(event)
    }
  }

  return (
    <li ref={item} className="item" data-flyout={hasFlyout ? flyout : NO_FLYOUT}>
      <Link part="nav-item" className="top" href={href} target={target} onClick={onLinkClick}>
        {title}
      </Link>
      {hasFlyout && (
        <button className="more" aria-label={t.more({ title })} {...toggle}>
          <Icon path={DOWN} />
        </button>
      )}
      {hasFlyout && loaded && panel && (
        <loaded.Panel {...panel} lang={content}>
          <loaded.Columns node={node} />
        </loaded.Panel>
      )}
    </li>
  )
}
