/** A link in the footer content, and texts of the content. */
import type { ComponentProps } from 'react'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import { useLanguages, useText, useWidget } from '../../ui/use-widget.js'
import { withBrand } from './icons.js'

interface AnchorProps extends ComponentProps<'a'> {
  url: string
}

/** A text of the content. The title of a link is in the language of the widget's texts, so the text has the `lang`, and not the link. */
export const ContentText = ({ children }: { children: string }) => (
  <span lang={useLanguages().content}>{children}</span>
)

/** If its address is refused, it renders as plain text. */
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
