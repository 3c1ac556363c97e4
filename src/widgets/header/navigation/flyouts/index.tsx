/** What opens below the bar: its own chunk, fetched when the mouse, a finger or the focus first comes to it. */
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { HeaderTexts } from '../../../../../locales/de-DE/header.js'
import type { NavigationNode } from '../../../../contracts/navigation.js'
import type { Host } from '../../../../host/host.js'
import { useText } from '../../../../i18n/text.js'
import { CLOSE, Icon, NEXT } from '../../../../ui/Icon.js'
import { imageUrl } from '../../image-url.js'
import { Link } from '../../Link.js'
import styles from './styles.css'

export { styles }

/** In px: what is left to see in a window that is too low, and free space below the panel in one that is not. */
const MIN_HEIGHT = 240
const SPACE_BELOW = 16

interface PanelProps {
  host: Host
  id: string
  title: string
  isOpen: boolean
  onClose(): void
  children: ReactNode
}

export function Panel({ host, id, title, isOpen, onClose, children }: PanelProps) {
  const t = useText<HeaderTexts>().navigation
  const panel = useRef<HTMLElement>(null)

  // Down to the end of the window and no further: where the page is held still, nobody could scroll to the rest.
  useLayoutEffect(() => {
    if (!isOpen) return
    const { style } = panel.current!
    const height = host.window.innerHeight - panel.current!.getBoundingClientRect().top - SPACE_BELOW
    style.maxBlockSize = `${Math.max(MIN_HEIGHT, height)}px`
  }, [isOpen])

  return (
    <section ref={panel} part="nav-flyout" className="drop" id={id} aria-label={title} hidden={!isOpen}>
      <div className="drop-inside">
        {children}
        <button
          type="button"
          part="nav-flyout-close"
          className="icon-button drop-close"
          aria-label={t.close()}
          onClick={onClose}
        >
          <Icon path={CLOSE} />
        </button>
      </div>
    </section>
  )
}

export function Columns({ host, node }: { host: Host; node: NavigationNode }) {
  const t = useText<HeaderTexts>().navigation
  const { title, href, target, children, teaser } = node
  const pictures = (teaser?.items ?? []).flatMap(({ link, image }) => {
    const src = imageUrl(host, image.src)
    return src ? [{ link, src }] : []
  })
  return (
    <>
      <div className="groups">
        <Link host={host} className="all" href={href} target={target}>
          {t.all({ title })}
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
          {pictures.map(({ link, src }, at) => (
            <Link key={at} host={host} className="teaser" href={link}>
              <img
                src={src}
                alt={nameOf(children, link) ?? (teaser!.title || title)}
                width={320}
                height={240}
                loading="lazy"
              />
              {nameOf(children, link) && <span aria-hidden="true">{nameOf(children, link)}</span>}
            </Link>
          ))}
        </aside>
      )}
    </>
  )
}

/** A teaser has a picture and no text: it takes the name of the category that it leads to. */
const nameOf = (nodes: NavigationNode[], href: string): string | undefined =>
  nodes.find((node) => node.href === href)?.title
