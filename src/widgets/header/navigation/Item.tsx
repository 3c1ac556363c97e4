/** The items of the navigation bar: the theme worlds, and one item per node. header-search-cart §2. */
import { useEffect, type MouseEvent } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { NavigationNode } from '../../../contracts/navigation.js'
import { useText } from '../../../hooks/use-text.js'
import { DOWN, Icon } from '../../../ui/Icon.js'
import { Link } from '../Link.js'
import { hasFlyoutOf } from '../nodes.js'
import { trackClick } from '../track-click.js'
import { Panel } from './Panel.js'
import { NO_FLYOUT, THEME_WORLDS_FLYOUT, type NavigationProps } from './props.js'

interface ItemProps extends NavigationProps {
  /** `mouse`, `touch` or `pen`; `undefined` for a click made with the keyboard. */
  pointerTypeOf(click: MouseEvent): string | undefined
}

/** Attributes of the button that opens and closes a flyout. */
const toggleProps = ({ openFlyout, setOpenFlyout, pointerTypeOf }: ItemProps, flyout: number) => ({
  'aria-expanded': flyout === openFlyout,
  'aria-controls': `flyout-${flyout}`,
  onClick: (event: MouseEvent) => {
    // The mouse has already opened the flyout by hovering, so its click must not close it.
    const isClosing = flyout === openFlyout && pointerTypeOf(event) !== 'mouse'
    setOpenFlyout(isClosing ? NO_FLYOUT : flyout)
  },
})

export function ThemeWorldsItem(props: ItemProps) {
  const { themes, openFlyout } = props
  const t = useText<HeaderTexts>().navigation
  useEffect(() => {
    if (openFlyout === THEME_WORLDS_FLYOUT) themes.load()
  }, [openFlyout])
  return (
    <li className="item" data-flyout={THEME_WORLDS_FLYOUT}>
      <button
        part={themes.exist ? 'nav-item' : undefined}
        className="top"
        disabled={!themes.exist}
        {...toggleProps(props, THEME_WORLDS_FLYOUT)}
      >
        {t.themeWorlds()}
      </button>
      {themes.exist && <Panel {...props} flyout={THEME_WORLDS_FLYOUT} />}
    </li>
  )
}

interface NodeItemProps extends ItemProps {
  node: NavigationNode
  /** The number of the node's flyout, if it has one. */
  flyout: number
}

export function NodeItem(props: NodeItemProps) {
  const { host, node, flyout, openFlyout, setOpenFlyout, pointerTypeOf } = props
  const t = useText<HeaderTexts>().navigation
  const hasFlyout = hasFlyoutOf(node)
  const track = trackClick(host, 'navigation')

  const onLinkClick = (event: MouseEvent) => {
    const pointerType = pointerTypeOf(event)
    const isTap = !!pointerType && pointerType !== 'mouse'
    // The first tap opens the flyout, the second one follows the link.
    if (isTap && hasFlyout && flyout !== openFlyout) {
      event.preventDefault()
      setOpenFlyout(flyout)
    } else {
      track(event)
    }
  }

  return (
    <li className="item" data-flyout={hasFlyout ? flyout : NO_FLYOUT}>
      <Link
        host={host}
        part="nav-item"
        className="top"
        href={node.href}
        target={node.target}
        onClick={onLinkClick}
      >
        {node.title}
      </Link>
      {hasFlyout && (
        <>
          <button className="more" aria-label={t.more({ title: node.title })} {...toggleProps(props, flyout)}>
            <Icon path={DOWN} />
          </button>
          <Panel {...props} />
        </>
      )}
    </li>
  )
}
