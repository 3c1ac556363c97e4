/** A link in the footer content. If its address is refused, it renders as plain text. */
import type { ComponentProps } from 'react'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import { useText, useWidget } from '../../ui/use-widget.js'
import { withBrand } from './icons.js'

interface AnchorProps extends ComponentProps<'a'> {
  url: string
}

export function Anchor({ url, children, hrefLang, ...rest }: AnchorProps) {
  const { host } = useWidget()
  const t = useText<FooterTexts>()
  const href = host.url(withBrand(url), 'link')
  if (!href) return <span {...(rest as ComponentProps<'span'>)}>{children}</span>
  const isInShop = href.startsWith(host.url('/', 'page')!) && !url.startsWith('http')
  const leavesShop = !isInShop && !href.startsWith('tel:')
  const newTab = leavesShop ? { target: '_blank', rel: 'noopener noreferrer', title: t.newTab() } : {}
  return (
    <a {...rest} href={href} hrefLang={hrefLang} {...newTab}>
      {children}
    </a>
  )
}
