/** The footer's markup: what is shown to whom. newsletter-footer-preview-support §2.2, §4.2. */
import { useEffect } from 'react'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import type { WidgetProps } from '../../contracts/widget.js'
import type { Host } from '../../host/host.js'
import { oncePerPage } from '../../host/once.js'
import { useText } from '../../i18n/use-text.js'
import { Countries } from './Countries.js'
import { Anchor, Links } from './Links.js'
import { FooterContext } from './Mark.js'
import { Newsletter } from './Newsletter.js'
import { hasNewsletter, type FooterOptions } from './options.js'
import { Panel } from './Panel.js'
import type { Shown, ShownPart } from './shown.js'
import { useEdited } from './use-edited.js'
import { addressOfView, usePage } from './use-page.js'

/** The country's content and what the page gives; what editors placed comes between them. */
export type FooterContents = readonly [ofSite: Shown, given: ShownPart | undefined]

export function View(props: WidgetProps<FooterOptions, Host>) {
  const { options, host, content } = props
  const t = useText<FooterTexts>()
  const [isNarrow, page] = usePage(host)
  const [ofSite, given] = content as FooterContents
  const edited = useEdited(host, options.site)
  const [headline, teaser, seo, socialMedia, appReferences, qualityLogos, legalLinks, salesTax, viewChanger] =
    Object.assign([], ofSite, edited, given) as Shown
  useEffect(() => {
    void oncePerPage(host, 'assignment', () =>
      host.call('/service/abtestfrontend/api/v1/getassignment', { quiet: true }),
    )
  }, [])

  const { platform } = options
  const isReduced = options.reduced || !!page?.isReduced
  const isPhone = platform === 'SMARTPHONE'
  const isClassic = platform === 'CLASSIC'
  const isMobile = isPhone || platform === 'TABLET'
  const otherView = () => addressOfView(host, isMobile ? 'WEBSHOP' : 'SMARTPHONE')

  return (
    <FooterContext.Provider value={props}>
      <footer part="footer" data-platform={platform} data-reduced={isReduced}>
        {!isReduced && hasNewsletter(options) && <Newsletter />}
        <div className="inner">
          <h2>{headline}</h2>
          <div className="groups">
            {teaser.map(
              ([icon, heading, links, introductoryText, images, hideInCheckout], at) =>
                !(isReduced && hideInCheckout) && (
                  <Panel
                    key={at}
                    id={`group-${at}`}
                    part="service-group"
                    icon={icon}
                    heading={heading}
                    isNarrow={isNarrow}
                    isFixed={isPhone}
                  >
                    {introductoryText && <p>{introductoryText}</p>}
                    <Links
                      part="service-link"
                      links={links.filter(([, , , hideInClassic]) => !(isClassic && hideInClassic))}
                    />
                    {images && <Links kind="logos" links={images} />}
                  </Panel>
                ),
            )}
          </div>
          {!isReduced && !isNarrow && !isPhone && (
            <Panel id="categories" part="categories" heading={['', seo[0]]} isNarrow={false}>
              {seo[1].map((links, at) => (
                <Links key={at} links={links} />
              ))}
            </Panel>
          )}
          <div className="row">
            {!isReduced && (
              <>
                <Links part="social-link" kind="pills" heading={socialMedia[0]} links={socialMedia[1]} />
                <Links part="app-link" kind="pills" heading={appReferences[0]} links={appReferences[1]} />
              </>
            )}
            {qualityLogos[1].length > 0 && (
              <Links part="quality-logo" kind="logos" heading={qualityLogos[0]} links={qualityLogos[1]} />
            )}
          </div>
        </div>
        <div className="end">
          <div className="inner">
            <nav aria-label={t.legal()}>
              <Links part="legal-link" links={legalLinks} />
            </nav>
            <p part="sales-tax">
              {salesTax[0]}
              {salesTax[1] && (
                <Anchor className="link" url={salesTax[1][0]}>
                  {salesTax[1][1]}
                </Anchor>
              )}
              {salesTax[2]}
            </p>
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
                {viewChanger[isMobile ? 1 : 0]}
              </a>
            )}
          </div>
        </div>
      </footer>
    </FooterContext.Provider>
  )
}
