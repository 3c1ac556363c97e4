/** A link of the content, and lists of them. Refused addresses leave plain text. security rules: URLs. */
import { createContext, useContext, type ReactNode } from 'react'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import type { Host } from '../../host/host.js'
import { useText } from '../../i18n/text.js'
import { Icon } from '../../ui/Icon.js'
import type { Link } from './shown.js'

export const HostContext = createContext<Host | undefined>(undefined)

interface AnchorProps {
  url: string
  part?: string | undefined
  className?: string
  children: ReactNode
}

export function Anchor({ url, children, ...rest }: AnchorProps) {
  const host = useContext(HostContext)!
  const t = useText<FooterTexts>()
  const href = host.url(url, 'link')
  if (!href) return <span {...rest}>{children}</span>
  const isInward =
    (href.startsWith(host.url('/', 'page')!) && !/^\s*http/i.test(url)) || href.startsWith('tel:')
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

const drawText = ([, text, icon]: Link): ReactNode => (
  <>
    {icon && <Icon path={icon} />}
    {text}
  </>
)

interface LinksProps<L> {
  links: readonly L[]
  part?: string | undefined
  className?: string
  /** Their icon and text, where nothing else is said. */
  draw?: (link: L) => ReactNode
}

export const Links = <L extends Link>({ links, part, className, draw = drawText }: LinksProps<L>) => (
  <ul className={className}>
    {links.map((link, at) => (
      <li key={at}>
        <Anchor part={part} url={link[0]}>
          {draw(link)}
        </Anchor>
      </li>
    ))}
  </ul>
)
