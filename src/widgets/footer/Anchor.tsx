/** A link of the content. Refused addresses leave plain text. security rules: URLs. */
import { createContext, useContext, type ReactNode } from 'react'
import { PRODUCT } from '../../contracts/brand.js'
import type { Host } from '../../host/host.js'
import { useText } from '../../i18n/text.js'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'

export const HostContext = createContext<Host | undefined>(undefined)

/** Editors write the brand's name as `{product}`. */
export const fillIn = (text: string): string => text.replaceAll('{product}', PRODUCT)

interface AnchorProps {
  url: string
  part?: string | undefined
  className?: string
  children: ReactNode
}

export function Anchor({ url, part, className, children }: AnchorProps) {
  const host = useContext(HostContext)!
  const t = useText<FooterTexts>()
  const href = host.url(fillIn(url), 'link')
  if (!href)
    return (
      <span part={part} className={className}>
        {children}
      </span>
    )
  const isOwn = href.startsWith(host.url('/', 'page')!) || href.startsWith('tel:')
  const outward =
    !isOwn || /^\s*https?:/i.test(url)
      ? { target: '_blank', rel: 'noopener noreferrer', title: t.newTab() }
      : undefined
  return (
    <a part={part} className={className} href={href} {...outward}>
      {children}
    </a>
  )
}
