/** A link of the content, and lists of them. Refused addresses leave plain text. security rules: URLs. */
import { useContext, type ReactNode } from 'react'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import { useText } from '../../i18n/use-text.js'
import { FooterContext, Mark } from './Mark.js'
import type { Link, Logo } from './shown.js'

interface AnchorProps {
  url: string
  part?: string | undefined
  className?: string
  children: ReactNode
}

export function Anchor({ url, children, ...rest }: AnchorProps) {
  const { host } = useContext(FooterContext)!
  const t = useText<FooterTexts>()
  const href = host.url(url, 'link')
  if (!href) return <span {...rest}>{children}</span>
  const isInward = (href.startsWith(host.url('/', 'page')!) && !/^http/i.test(url)) || href.startsWith('tel:')
  return (
    <a
      {...rest}
      href={href}
      {...(!isInward && { target: '_blank', rel: 'noopener noreferrer', title: t.newTab() })}
    >
      {children}
    </a>
  )
}

interface LinksProps {
  heading?: string
  links: ReadonlyArray<Link | Logo>
  kind?: 'pills' | 'logos'
  part?: string
}

export function Links({ heading, links, kind, part }: LinksProps) {
  const { host } = useContext(FooterContext)!
  return (
    <div>
      {heading && <h3>{heading}</h3>}
      <ul className={kind}>
        {links.map(([url, text, picture, width, height], at) => (
          <li key={at}>
            <Anchor part={part} url={url}>
              {kind === 'logos' ? (
                <img
                  src={host.url(`/service/footer-images/logos/${picture}.svg`, 'image')}
                  alt={text}
                  width={width || 80}
                  height={height || 80}
                  loading="lazy"
                />
              ) : (
                <>
                  {picture && <Mark name={picture} />}
                  {text}
                </>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
