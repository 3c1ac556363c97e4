/** The footer's markup: what is shown to whom. newsletter-footer-preview-support §2.2, §4.2. */
import { useEffect } from 'react'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import type { WidgetProps } from '../../contracts/widget.js'
import type { Host } from '../../host/host.js'
import { oncePerPage } from '../../host/once.js'
import { useText } from '../../i18n/text.js'
import { Anchor, HostContext } from './Anchor.js'
import { Brands } from './Brands.js'
import { Categories } from './Categories.js'
import { Countries } from './Countries.js'
import { Links } from './Links.js'
import { Logos } from './Logos.js'
import { Newsletter } from './Newsletter.js'
import type { FooterOptions } from './options.js'
import { Service } from './Service.js'
import { useContent } from './use-content.js'
import { usePage } from './use-page.js'
import { ViewSwitch } from './ViewSwitch.js'

export function View({ options, host, shop, content: ofSite }: WidgetProps<FooterOptions, Host>) {
  const t = useText<FooterTexts>()
  const page = usePage(host)
  const content = useContent(host, options, ofSite as object)
  useEffect(() => {
    void oncePerPage(host, 'assignment', () =>
      host.call('/service/abtestfrontend/api/v1/getassignment', { quiet: true }),
    )
  }, [])

  const { platform, site } = options
  const { teaser, seo, socialMedia, appReferences, qualityLogos, legalLinks, salesTax, viewChanger } = content
  const isReduced = options.reduced || !!page?.isReduced
  const isNarrow = !!page?.isNarrow
  const groups = teaser.groups.filter((group) => !(isReduced && group.hideGroupInCheckout))

  return (
    <HostContext.Provider value={host}>
      <footer part="footer" data-platform={platform} data-reduced={isReduced}>
        {!isReduced && <Newsletter options={options} shop={shop} />}
        <div className="inner">
          <h2>{content.headline}</h2>
          <Service groups={groups} platform={platform} isNarrow={isNarrow} />
          {!isReduced && !isNarrow && platform !== 'SMARTPHONE' && <Categories {...seo} />}
          <div className="row">
            {!isReduced && (
              <>
                <Brands
                  part="social-link"
                  heading={socialMedia.heading}
                  icons={socialMedia.socialMediaIcons}
                />
                <Brands part="app-link" heading={appReferences.heading} icons={appReferences.appIcons} />
              </>
            )}
            {qualityLogos.logos.length > 0 && (
              <div>
                <h3>{qualityLogos.heading}</h3>
                <Logos part="quality-logo" logos={qualityLogos.logos} />
              </div>
            )}
          </div>
        </div>
        <div className="end">
          <div className="inner">
            <nav aria-label={t.legal()}>
              <Links part="legal-link" className="legal" links={legalLinks} />
            </nav>
            <p part="sales-tax">
              {salesTax.textBeforeLink}
              {salesTax.link && <Anchor url={salesTax.link.url}>{salesTax.link.text}</Anchor>}
              {salesTax.textAfterLink}
            </p>
            <Countries site={site} />
            {page && <ViewSwitch labels={viewChanger} platform={platform} page={page} />}
          </div>
        </div>
      </footer>
    </HostContext.Provider>
  )
}
