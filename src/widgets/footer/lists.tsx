/** The links in the footer's content, and its lists of links, brands and logos. */
import type { ComponentProps, ReactNode } from 'react'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import type { FooterImage, FooterLink } from '../../services/footer-content.js'
import { useIsMarkup, useLanguages, useText, useWidget } from '../../ui/use-widget.js'
import { iconText, withBrand, NamedIcon } from './icons.js'

interface ListProps {
  heading?: string
  className?: string
  children: ReactNode
}

const List = ({ heading, className, children }: ListProps) => (
  <div>
    {heading && (
      <h3>
        <ContentText>{heading}</ContentText>
      </h3>
    )}
    <ul className={className}>{children}</ul>
  </div>
)

interface LinkListProps {
  links: ReadonlyArray<FooterLink & { isLeftOut?: boolean }>
  part?: string
}

export function LinkList({ links, part }: LinkListProps) {
  // In markup, a link is hidden instead, so that `fragment.css` can show it.
  const isMarkup = useIsMarkup()
  return (
    <List>
      {links.map(({ url, text, isLeftOut }, at) =>
        isLeftOut && !isMarkup ? null : (
          <li key={at} hidden={isLeftOut}>
            <Anchor part={part} url={url}>
              <ContentText>{text}</ContentText>
            </Anchor>
          </li>
        ),
      )}
    </List>
  )
}

interface BrandListProps {
  heading: string
  icons: ReadonlyArray<{ iconName: string; link: string }>
  part: string
}

/** An unknown icon is shown by its name in the content. */
export function BrandList({ heading, icons, part }: BrandListProps) {
  const t = useText<FooterTexts>()
  return (
    <List heading={heading} className="pills">
      {icons.map(({ iconName, link }, at) => (
        <li key={at}>
          <Anchor part={part} url={link}>
            <NamedIcon name={iconName} />
            <span>{iconText(withBrand(iconName), t.icons)}</span>
          </Anchor>
        </li>
      ))}
    </List>
  )
}

interface LogoListProps {
  heading?: string
  logos: ReadonlyArray<{ link: string; image: FooterImage }>
  part?: string
}

export function LogoList({ heading = '', logos, part }: LogoListProps) {
  const { host } = useWidget()
  const { content } = useLanguages()
  return (
    <List heading={heading} className="logos">
      {logos.map(({ link, image: { source, label, width, height } }, at) => (
        <li key={at}>
          <Anchor part={part} url={link}>
            <img
              src={host.url(`/service/footer-images/logos/${source}.svg`, 'image')}
              // The alternative text is the name of a link.
              alt={label || (link && source)}
              lang={content}
              width={width}
              height={height}
              loading="lazy"
            />
          </Anchor>
        </li>
      ))}
    </List>
  )
}

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
