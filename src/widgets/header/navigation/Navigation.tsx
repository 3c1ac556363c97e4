/** The bar of the desktop: links, and beside each that has more below it a button that opens its flyout. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { NavigationNode } from '../../../contracts/navigation.js'
import type { ThemeWorlds } from '../../../contracts/theme-worlds.js'
import type { CommonValues } from '../../../contracts/widget.js'
import type { Host } from '../../../host/host.js'
import { useText } from '../../../i18n/text.js'
import { useLazy } from '../../../ui/frame.js'
import { DOWN, Icon } from '../../../ui/Icon.js'
import { Link } from '../Link.js'
import { trackClick } from '../track-click.js'
import { NONE, type FlyoutState } from './flyout-state.js'
import { useFlyouts } from './use-flyouts.js'

interface Props {
  host: Host
  options: CommonValues
  nodes: NavigationNode[]
  themes: ThemeWorlds | null | undefined
  flyouts: FlyoutState
  setOpen(item: number): void
}

export function Navigation({ host, options, nodes, themes, flyouts, setOpen }: Props) {
  const t = useText<HeaderTexts>().navigation
  const root = useRef<HTMLElement>(null)
  const { open, seen } = flyouts
  const { area, close, onEnter, onLink, onButton } = useFlyouts(host, root, open, setOpen)

  const [isNear, setNear] = useState(false)
  const comeNear = () => setNear(true)
  const isWanted = isNear || open !== NONE
  const parts = useLazy(() => import('./flyouts/index.js'), isWanted)
  const worlds = useLazy(() => import('../theme-worlds/index.js'), isWanted && !!themes)

  // The theme worlds' place is kept free until they are known. If they turn out to be none after the others have
  // been seen, it stays free: nothing that somebody is reading moves.
  const [keepsPlace, setKeepsPlace] = useState(false)
  useEffect(() => {
    if (themes === undefined && nodes.length) setKeepsPlace(true)
  }, [themes, nodes])

  const panel = (own: number, title: string, content: ReactNode) =>
    parts &&
    seen.includes(own) && (
      <parts.Panel host={host} id={`flyout-${own}`} title={title} isOpen={own === open} onClose={close}>
        {content}
      </parts.Panel>
    )
  const disclosure = (own: number) => ({
    'aria-expanded': own === open,
    'aria-controls': parts && seen.includes(own) ? `flyout-${own}` : undefined,
    onClick: onButton(own),
  })

  return (
    <nav
      ref={root}
      part="nav"
      className="nav"
      aria-label={t.main()}
      {...area}
      onPointerEnter={comeNear}
      onFocus={comeNear}
      onClick={trackClick(host, 'navigation')}
    >
      <ul className="items">
        {(themes !== null || keepsPlace) && (
          <li className={themes ? 'item' : 'item free'} onPointerEnter={onEnter(0)}>
            <button
              type="button"
              part={themes ? 'nav-item' : undefined}
              className="top"
              disabled={!themes}
              {...disclosure(0)}
            >
              {t.themeWorlds()}
            </button>
            {themes &&
              panel(
                0,
                t.themeWorlds(),
                worlds && <worlds.Sections host={host} site={options.site} themes={themes} />,
              )}
          </li>
        )}
        {nodes.map((node, at) => {
          const own = node.children.length || node.teaser ? at + 1 : NONE
          return (
            <li key={at} className="item" onPointerEnter={onEnter(own)}>
              <Link
                host={host}
                part="nav-item"
                className={own !== NONE && own === open ? 'top open' : 'top'}
                href={node.href}
                target={node.target}
                onClick={onLink(own)}
              >
                {node.title}
              </Link>
              {own !== NONE && (
                <>
                  <button
                    type="button"
                    className="more"
                    aria-label={t.more({ title: node.title })}
                    {...disclosure(own)}
                  >
                    <Icon path={DOWN} />
                  </button>
                  {panel(own, node.title, parts && <parts.Columns host={host} node={node} />)}
                </>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
