/** A flyout of the bar: the categories below an item, or the theme worlds. header-search-cart §2. */
import { useLayoutEffect, useRef, useState } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { NavigationNode } from '../../../contracts/navigation.js'
import type { Host } from '../../../host/host.js'
import { useText } from '../../../hooks/use-text.js'
import { useLazy } from '../../../hooks/use-lazy.js'
import { CLOSE, Icon, NEXT } from '../../../ui/Icon.js'
import { imageUrl } from '../image-url.js'
import { Link } from '../Link.js'
import { trackClick } from '../track-click.js'
import type { NavigationProps } from './props.js'

/** In px: what is left to see in a window that is too low, and free space below the panel in one that is not. */
const MIN_HEIGHT = 240
const SPACE_BELOW = 16

interface PanelProps extends NavigationProps {
  /** Somebody has come near the bar: what the panel shows may be loaded. */
  isNear: boolean
  /** Its number among the flyouts. */
  own: number
  /** What it shows; the theme worlds, if nothing is given. */
  node: NavigationNode | undefined
}

/** A flyout: from its first opening on it stays in the document. */
export function Panel({ host, options, themes, open, setOpen, own, node, isNear }: PanelProps) {
  const t = useText<HeaderTexts>().navigation
  const panel = useRef<HTMLElement>(null)
  const isOpen = own === open
  const [wasOpen, setWasOpen] = useState(false)
  const worlds = useLazy(() => import('../theme-worlds/index.js'), !node && (isNear || isOpen))

  const close = () => {
    const item = panel.current!.parentElement!
    const { activeElement } = item.getRootNode() as ShadowRoot
    if (panel.current!.contains(activeElement)) item.querySelector<HTMLElement>('[aria-expanded]')!.focus()
    setOpen(0)
  }

  // A layout effect, so that there is no moment with an open flyout that Escape does not close.
  useLayoutEffect(() => {
    if (!isOpen) return
    setWasOpen(true)
    const { document, innerHeight } = host.window
    const { style, parentElement } = panel.current!
    const nav = panel.current!.closest('nav')!
    // Down to the end of the window and no further: where the page is held still, nobody could scroll to the rest.
    const height = innerHeight - panel.current!.getBoundingClientRect().top - SPACE_BELOW
    style.maxBlockSize = `${Math.max(MIN_HEIGHT, height)}px`

    const onOutside = (event: Event) => {
      if (!event.composedPath().includes(nav)) setOpen(0)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !parentElement!.contains(relatedTarget as Node)) setOpen(0)
    }
    // A press, because iOS has no click on what is not clickable; a click, for those that a script makes.
    document.addEventListener('pointerdown', onOutside, true)
    document.addEventListener('click', onOutside, true)
    document.addEventListener('keydown', onKey)
    nav.addEventListener('focusout', onFocusOut)
    return () => {
      document.removeEventListener('pointerdown', onOutside, true)
      document.removeEventListener('click', onOutside, true)
      document.removeEventListener('keydown', onKey)
      nav.removeEventListener('focusout', onFocusOut)
    }
  }, [isOpen])

  if (!isOpen && !wasOpen) return null
  return (
    <section
      ref={panel}
      part="nav-flyout"
      className="drop"
      id={`flyout-${own}`}
      aria-label={node?.title ?? t.themeWorlds()}
      hidden={!isOpen}
      onClick={trackClick(host, 'navigation')}
    >
      <div className="drop-inside">
        {node ? (
          <Columns host={host} node={node} all={t.all({ title: node.title })} />
        ) : (
          themes && worlds && <worlds.Sections host={host} options={options} themes={themes} />
        )}
        <button
          part="nav-flyout-close"
          className="icon-button drop-close"
          aria-label={t.close()}
          onClick={close}
        >
          <Icon path={CLOSE} />
        </button>
      </div>
    </section>
  )
}

interface ColumnsProps {
  host: Host
  node: NavigationNode
  /** Leads to everything in it. */
  all: string
}

function Columns({ host, node, all }: ColumnsProps) {
  const { title, href, target, children, teaser } = node
  const pictures = (teaser?.items ?? []).flatMap(({ link, image }) => {
    const src = imageUrl(host, image.src)
    return src ? [{ link, src }] : []
  })
  return (
    <>
      <div className="groups">
        <Link host={host} className="all" href={href} target={target}>
          {all}
          <Icon path={NEXT} />
        </Link>
        <ul className="columns">
          {children.map((group, at) => (
            <li key={at} className="group">
              <Link host={host} className="heading" href={group.href} target={group.target}>
                {group.title}
              </Link>
              {group.children.length > 0 && (
                <ul>
                  {group.children.map((leaf, place) => (
                    <li key={place}>
                      <Link host={host} className="leaf" href={leaf.href} target={leaf.target}>
                        {leaf.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 0 && (
        <aside className="teasers" aria-label={teaser!.title || title}>
          {teaser!.title && <p className="eyebrow">{teaser!.title}</p>}
          {pictures.map(({ link, src }, at) => {
            const name = nameOf(children, link)
            return (
              <Link key={at} host={host} className="teaser" href={link}>
                <img src={src} alt="" width={320} height={240} loading="lazy" />
                {name ? <span>{name}</span> : <p className="quiet">{teaser!.title || title}</p>}
              </Link>
            )
          })}
        </aside>
      )}
    </>
  )
}

/** A teaser has a picture and no text: it takes the name of the category that it leads to. */
const nameOf = (nodes: NavigationNode[], href: string): string | undefined =>
  nodes.find((node) => node.href === href)?.title
