/** Links whose addresses come from a service. If an address is refused, only the text is rendered. */
import type { AnchorHTMLAttributes } from 'react'
import type { HeaderTexts } from '../../../locales/de-DE/header.js'
import type { Host } from '../../host/host.js'
import { useLanguages, useText, useWidget } from '../../ui/use-widget.js'
import { linkTo } from './urls.js'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLElement>, 'part'> {
  part?: string
  /** How tracking names the link. The default is its text. */
  label?: string
}

/**
 * The text that follows a link into a new tab, for screen readers. WCAG 2.4.4.
 *
 * @param lang  the language of the texts, if the link's is another
 */
export const NewTab = ({ lang }: { lang: string | undefined }) => (
  <span className="quiet" lang={lang}>{` (${useText<HeaderTexts>().promotions.newTab()})`}</span>
)

/**
 * For lists of hundreds of links, where a component for each would take half of the time.
 *
 * @param texts  the language of the texts, if the link's is another
 */
export function renderLink(
  host: Pick<Host, 'url'>,
  { href, target, children, label, ...rest }: LinkProps,
  texts?: string,
) {
  const link = linkTo(host, href, target)
  if (!link) return <span {...rest}>{children}</span>
  // Not the text of the element, which a translator may change.
  const tracked = { 'data-label': label ?? (typeof children === 'string' ? children : undefined) }
  if (!target)
    return (
      <a {...link} {...rest} {...tracked}>
        {children}
      </a>
    )
  const content = typeof children === 'string' ? <span>{children}</span> : children
  return (
    <a {...link} target={target} {...rest} {...tracked}>
      <>{content}</>
      <NewTab lang={texts} />
    </a>
  )
}

/** A link with content of the site, unless `lang` says otherwise. */
export function Link(props: LinkProps) {
  const { host } = useWidget()
  const { content, texts } = useLanguages()
  return renderLink(host, { lang: content, ...props }, texts)
}
