/** A link in the footer content, and the content's language. */
import type { ComponentProps } from 'react'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import { useText, useWidget } from '../../ui/use-widget.js'
import { SITES } from '../../sites/index.js'
import { withBrand } from './icons.js'

/** @returns the language of the site's content; `undefined` if the widget's texts have the same */
export function useContentLanguage(): string | undefined {
  const { site, locale } = useWidget().options
  const contentLocale = SITES[site].locale
  return contentLocale === locale ? undefined : contentLocale
}

interface AnchorProps extends ComponentProps<'a'> {
  url: string
}

/** The text of a link in the content. The title of a link is in the language of the widget's texts, so the link has no `lang`. */
export const ContentText = ({ children }: { children: string }) => (
  <span lang={useContentLanguage()}>{children}</span>
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
