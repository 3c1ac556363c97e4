/** The items of the navigation bar: the theme worlds, and one item per node. */
import { useEffect, type MouseEvent } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { NavigationNode } from '../../../services/navigation.js'
import { useLanguages, useText, useWidget } from '../../../ui/use-widget.js'
import { DOWN, Icon } from '../../../ui/Icon.js'
import { Link } from '../Link.js'
import { hasFlyoutOf } from '../nodes.js'
import { trackClick } from '../track-click.js'
import { NO_FLYOUT, THEME_WORLDS_FLYOUT, type ItemProps } from './props.js'
import { useFlyout } from './use-flyout.js'

export function ThemeWorldsItem(props: ItemProps) {
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

export function NodeItem(props: NodeItemProps) {
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
