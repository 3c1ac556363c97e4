/** The content of a node's flyout: its categories in columns, and its teaser images. */
import { memo } from 'react'
import type { HeaderTexts } from '../../../../../locales/de-DE/header.js'
import type { NavigationNode } from '../../../../services/navigation.js'
import { useLanguages, useText, useWidget } from '../../../../ui/use-widget.js'
import { Icon, NEXT } from '../../../../ui/Icon.js'
import { createNavigationTeaser } from '../../../../services/navigation-teaser.js'
import { Image } from '../../Image.js'
import { Link, renderLink } from '../../Link.js'
import { childrenOf, kept, read } from '../../nodes.js'
import { imageUrl } from '../../urls.js'

interface ColumnsProps {
  node: NavigationNode
}

/**
 * Memoised, because a flyout may have hundreds of links, which should not render again each time a flyout opens or
 * closes.
 */
export const Columns = memo(function Columns({ node }: ColumnsProps) {
  const t = useText<HeaderTexts>().navigation
  const { host } = useWidget()
  // The panel around it has the language of the content.
  const { texts } = useLanguages()
  const { title, href, target } = node
  const renderCategory = (className: string, { title, href, target }: NavigationNode) =>
    renderLink(host, { className, href, target, children: title }, texts)
  return (
    <>
      <div className="groups">
        <Link className="all" lang={texts} href={href} target={target} label={t.all({ title })}>
          <span>{t.all({ title })}</span>
          <Icon path={NEXT} />
        </Link>
        <ul className="columns">
          {childrenOf(node).map((group, at) => (
            <li key={at} className="group">
              {renderCategory('heading', group)}
              {childrenOf(group).length > 0 && (
                <ul>
                  {childrenOf(group).map((leaf, at) => (
                    <li key={at}>{renderCategory('leaf', leaf)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
      <Teasers node={node} />
    </>
  )
})

/** The node's teaser images. Renders nothing if the node has none, or if all their addresses are refused. */
function Teasers({ node }: ColumnsProps) {
  const { host } = useWidget()
  const { title } = node
  const teaser = teaserOf(node)
  const images = (teaser?.items ?? []).flatMap(({ link, image }) => {
    const src = imageUrl(host, image.src)
    return src ? [{ link, src }] : []
  })
  if (!teaser || images.length === 0) return null
  return (
    <aside className="teasers" aria-label={teaser.title || title}>
      {teaser.title && <p className="eyebrow">{teaser.title}</p>}
      {images.map(({ link, src }, at) => {
        // A teaser item has no text, so it is named after the category that it links to.
        const name = childrenOf(node).find((category) => category.href === link)?.title
        const label = name || teaser.title || title
        return (
          <Link key={at} className="teaser" href={link} label={label}>
            <Image className="teaser-picture" src={src} width={320} height={240} isLazy />
            {name ? <span>{name}</span> : <p className="quiet">{label}</p>}
          </Link>
        )
      })}
    </aside>
  )
}

const navigationTeaser = createNavigationTeaser()

/** The pictures of a node's flyout. They are validated when they are first needed, and then kept. */
export const teaserOf = kept(({ teaser }) => read(navigationTeaser, teaser))
