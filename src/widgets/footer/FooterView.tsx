/** The footer's markup: which parts each visitor sees. */
import { useEffect, useMemo, useState } from 'react'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import type { FooterContent } from '../../services/footer-content.js'
import { useIsMarkup, useLanguages, useText, type Widget } from '../../ui/use-widget.js'
import { APP_AGENT } from '../../api/brand.js'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import type { Host } from '../../host/host.js'
import { isDesktopForced } from '../../page/platform.js'
import { TEST_ASSIGNMENT_PATH } from '../../services/tests.js'
import { Countries, SalesTax, ViewSwitch } from './end.js'
import { BrandList, LinkList, LogoList } from './lists.js'
import { hidesForm, type LoadedContent } from './load-content.js'
import { Newsletter } from './Newsletter.js'
import { hasNewsletter, type FooterOptions } from './options.js'
import { Panel, ServiceGroups } from './panels.js'
import { useEditedContent } from './use-edited-content.js'
import { isNarrowWindow, isReducedVisitor } from './kept.js'

/** The popular categories, in columns of links. */
const Categories = ({ seo }: Pick<FooterContent, 'seo'>) => (
  <Panel id="categories" part="categories" heading={{ url: '', text: seo.heading }} isNarrow={false}>
    {seo.columns.map(({ links }, at) => (
      <LinkList key={at} links={links} />
    ))}
  </Panel>
)

interface BrandsAndLogosProps {
  content: FooterContent
  isReduced: boolean
}

const BrandsAndLogos = ({ content, isReduced }: BrandsAndLogosProps) => {
  const { socialMedia, appReferences, qualityLogos } = content
  return (
    <div className="row">
      {!isReduced && (
        <>
          <BrandList part="social-link" heading={socialMedia.heading} icons={socialMedia.socialMediaIcons} />
          <BrandList part="app-link" heading={appReferences.heading} icons={appReferences.appIcons} />
        </>
      )}
      {qualityLogos.logos.length > 0 && (
        <LogoList part="quality-logo" heading={qualityLogos.heading} logos={qualityLogos.logos} />
      )}
    </div>
  )
}

export function FooterView({ options, host, content: loaded, keep }: Widget<FooterOptions, LoadedContent>) {
  const { site, platform } = options
  const t = useText<FooterTexts>()
  const { isNarrow, visitor } = useSurroundings(host)
  const { siteContent, hostContent, newsletter } = loaded
  const languages = useLanguages()
  const edited = useEditedContent(host, site)
  const content: FooterContent = { ...siteContent, ...edited.content, ...hostContent }
  useAssignment(host)

  const isReduced = options.reduced || !!visitor?.isReduced
  const isPhone = platform === 'SMARTPHONE'
  const isMobile = isPhone || platform === 'TABLET'
  const isDesktopForced = platform === 'CLASSIC' && !!visitor?.isDesktopForced
  // A window that is narrower than a desktop's has no other view.
  const isMobileGiven = isMobile && options.isPlatformGiven
  const canSwitchView = visitor !== undefined && !visitor.isInApp && (isMobileGiven || isDesktopForced)
  // A visitor for whom the footer differs would see the markup change.
  const isKept = visitor && !visitor.isReduced && !canSwitchView && !hidesForm(newsletter.known)
  const { contentJSON } = edited
  useEffect(() => {
    keep?.(!!isKept)
  }, [isKept, isNarrow, contentJSON, keep])
  const groups = content.teaser.groups.filter((group) => !(isReduced && group.hideGroupInCheckout))

  return (
    <footer part="footer" data-platform={platform} data-reduced={isReduced}>
      {!isReduced && hasNewsletter(options) && <Newsletter status={newsletter} />}
      <div className="inner">
        <h2 lang={languages.content}>{content.headline}</h2>
        <ServiceGroups groups={groups} platform={platform} isNarrow={isNarrow} />
        {!isReduced && !isNarrow && !isPhone && <Categories seo={content.seo} />}
        <BrandsAndLogos content={content} isReduced={isReduced} />
      </div>
      <div className="end">
        <div className="inner">
          <nav aria-label={t.legal()}>
            <LinkList part="legal-link" links={content.legalLinks} />
          </nav>
          <SalesTax salesTax={content.salesTax} />
          <Countries addresses={content.countries} />
          {canSwitchView && <ViewSwitch isMobile={isMobile} texts={content.viewChanger} />}
        </div>
      </div>
    </footer>
  )
}

interface Visitor {
  /** The host page is shown in the shop's app. */
  isInApp: boolean
  isReduced: boolean
  /** The visitor of a small device has chosen the desktop view. */
  isDesktopForced: boolean
}

interface Surroundings {
  isNarrow: boolean
  /** `undefined` if the footer is rendered only for its markup. */
  visitor: Visitor | undefined
}

const readVisitor = (host: Host): Visitor => ({
  isInApp: host.cookie('xc-app') !== undefined || host.window.navigator.userAgent.includes(APP_AGENT),
  isReduced: isReducedVisitor(host),
  isDesktopForced: isDesktopForced(host.window, host),
})

/** What the footer needs to know about window, address and visitor. */
function useSurroundings(host: Host): Surroundings {
  const isMarkup = useIsMarkup()
  const [isNarrow, setNarrow] = useState(() => !host.isServer && isNarrowWindow(host.window))
  const visitor = useMemo(() => (isMarkup ? undefined : readVisitor(host)), [host, isMarkup])
  useLayoutEffect(() => {
    const { window } = host
    const measure = () => setNarrow(isNarrowWindow(window))
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [host])
  return { isNarrow, visitor }
}

/**
 * Has the A/B test service assign the visitor to a group, with one call per page that the visitor sees. The response is not used,
 * and a failure is not reported.
 */
function useAssignment(host: Host): void {
  useEffect(
    () =>
      host.whenActivated(() => {
        void host.remember(TEST_ASSIGNMENT_PATH, { remember: 'page', quiet: true }).load()
      }),
    [host],
  )
}
