/** The footer's markup: what is shown to whom. newsletter-footer-preview-support §2.2, §4.2. */
import { useStore } from 'jotai/react'
import { useEffect } from 'react'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import { TEST_ASSIGNMENT_PATH } from '../../contracts/endpoints.js'
import type { FooterContent } from '../../contracts/footer.js'
import { useText } from '../../hooks/use-text.js'
import { once, onceAtom } from '../../page/once.js'
import type { WidgetProps } from '../widget.js'
import { Anchor } from './Anchor.js'
import { Countries } from './Countries.js'
import { FooterContext } from './footer-context.js'
import { SERVICE_ICONS, withBrand } from './icons.js'
import { BrandList, LinkList, LogoList } from './lists.js'
import type { LoadedContent } from './load-content.js'
import { Newsletter } from './Newsletter.js'
import { hasNewsletter, type FooterOptions } from './options.js'
import { Panel } from './Panel.js'
import { useEdited } from './use-edited.js'
import { addressOfView, usePage } from './use-page.js'

const assignmentAtom = onceAtom<unknown>()

/** The sales tax note: a space on both sides of its link, even if the editor wrote none. */
function SalesTax({ salesTax: { textBeforeLink, link, textAfterLink } }: Pick<FooterContent, 'salesTax'>) {
  const isSentenceEnd = /^[.,;:!?)]/.test(textAfterLink)
  return (
    <p part="sales-tax">
      {textBeforeLink.trimEnd()}
      {link && (
        <>
          {textBeforeLink && ' '}
          <Anchor className="link" url={link.url}>
            {link.text}
          </Anchor>
        </>
      )}
      {textAfterLink && !isSentenceEnd && ' '}
      {textAfterLink.trimStart()}
    </p>
  )
}

export function View(props: WidgetProps<FooterOptions>) {
  const { options, host } = props
  const t = useText<FooterTexts>()
  const store = useStore()
  const [isNarrow, page] = usePage(host)
  const { ofSite, ofPage, newsletter } = props.content as LoadedContent
  const content: FooterContent = { ...ofSite, ...useEdited(host, options.site), ...ofPage }
  const { teaser, seo, socialMedia, appReferences, qualityLogos, viewChanger } = content
  useEffect(() => {
    void once(store, assignmentAtom, () => host.call(TEST_ASSIGNMENT_PATH, { quiet: true }))
  }, [])

  const { platform } = options
  const isReduced = options.reduced || !!page?.isReduced
  const isPhone = platform === 'SMARTPHONE'
  const isClassic = platform === 'CLASSIC'
  const isMobile = isPhone || platform === 'TABLET'
  const otherView = () => addressOfView(host, isMobile ? 'WEBSHOP' : 'SMARTPHONE')
  const groups = teaser.groups.filter((group) => !(isReduced && group.hideGroupInCheckout))

  return (
    <FooterContext.Provider value={props}>
      <footer part="footer" data-platform={platform} data-reduced={isReduced}>
        {!isReduced && hasNewsletter(options) && <Newsletter status={newsletter} />}
        <div className="inner">
          <h2>{content.headline}</h2>
          <div className="groups">
            {groups.map(({ heading, introductoryText, links, images }, at) => (
              <Panel
                key={at}
                id={`group-${at}`}
                part="service-group"
                icon={SERVICE_ICONS.get(withBrand(heading.iconName))}
                heading={heading.link}
                isNarrow={isNarrow}
                isFixed={isPhone}
              >
                {introductoryText && <p>{introductoryText}</p>}
                <LinkList
                  part="service-link"
                  links={links
                    .filter(({ hideInClassic }) => !(isClassic && hideInClassic))
                    .map(({ link }) => link)}
                />
                {images.length > 0 && <LogoList logos={images.map((image) => ({ link: '', image }))} />}
              </Panel>
            ))}
          </div>
          {!isReduced && !isNarrow && !isPhone && (
            <Panel
              id="categories"
              part="categories"
              heading={{ url: '', text: seo.heading }}
              isNarrow={false}
            >
              {seo.columns.map(({ links }, at) => (
                <LinkList key={at} links={links} />
              ))}
            </Panel>
          )}
          <div className="row">
            {!isReduced && (
              <>
                <BrandList
                  part="social-link"
                  heading={socialMedia.heading}
                  icons={socialMedia.socialMediaIcons}
                />
                <BrandList part="app-link" heading={appReferences.heading} icons={appReferences.appIcons} />
              </>
            )}
            {qualityLogos.logos.length > 0 && (
              <LogoList part="quality-logo" heading={qualityLogos.heading} logos={qualityLogos.logos} />
            )}
          </div>
        </div>
        <div className="end">
          <div className="inner">
            <nav aria-label={t.legal()}>
              <LinkList part="legal-link" links={content.legalLinks} />
            </nav>
            <SalesTax salesTax={content.salesTax} />
            <Countries />
            {page && !page.isApp && (isMobile || (isClassic && page.isDesktopForced)) && (
              <a
                part="view-switch"
                className="link"
                href={otherView()}
                // A client router may have moved the page since the link was drawn.
                onClick={(event) => {
                  event.currentTarget.href = otherView()
                }}
              >
                {isMobile ? viewChanger.toDesktop : viewChanger.toMobile}
              </a>
            )}
          </div>
        </div>
      </footer>
    </FooterContext.Provider>
  )
}
