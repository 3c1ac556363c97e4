/** The last row of the footer: the note about the sales tax, the country sites, and the switch to the other view. */
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import type { FooterContent } from '../../services/footer-content.js'
import { useLanguages, useText, useWidget } from '../../ui/use-widget.js'
import { SITE_NAMES } from '../../api/names.js'
import { SITES } from '../../sites/index.js'
import type { Host } from '../../host/host.js'
import { Anchor, ContentText } from './lists.js'
import { Mark } from './icons.js'
import type { FooterOptions } from './options.js'

/** Puts a space on both sides of the link even if the editor wrote none, but never before a punctuation mark. */
export function SalesTax({
  salesTax: { textBeforeLink, link, textAfterLink },
}: Pick<FooterContent, 'salesTax'>) {
  const startsWithPunctuation = /^[.,;:!?)]/.test(textAfterLink)
  const gapBefore = link && textBeforeLink ? ' ' : ''
  const gapAfter = textAfterLink && !startsWithPunctuation ? ' ' : ''
  const before = `${textBeforeLink.trimEnd()}${gapBefore}`
  const after = `${gapAfter}${textAfterLink.trimStart()}`
  return (
    <p part="sales-tax">
      <ContentText>{before}</ContentText>
      {link && (
        <Anchor className="link" url={link.url}>
          <ContentText>{link.text}</ContentText>
        </Anchor>
      )}
      <ContentText>{after}</ContentText>
    </p>
  )
}

/** The country's name in the language of the locale. */
const nameOf = (locale: string, country: string) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country)

/** @param addresses  keyed by site; a site without an address links to the shop itself */
export function Countries({ addresses = {} }: { addresses: FooterContent['countries'] }) {
  const { options } = useWidget<FooterOptions>()
  const t = useText<FooterTexts>()
  return (
    <nav part="country-switcher" aria-label={t.countries()}>
      <ul className="pills countries">
        {SITE_NAMES.map((site) => {
          const { locale } = SITES[site]
          const country = new Intl.Locale(locale).region!
          return (
            <li key={site}>
              <Anchor
                part="country-link"
                url={addresses[site] ?? `/?site=${site}`}
                data-country={site}
                lang={locale}
                hrefLang={locale}
                aria-current={site === options.site || undefined}
              >
                <Mark name={country} />
                <span>{nameOf(locale, country)}</span>
              </Anchor>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The current address, with another view. The browser provides it, so the rules for addresses in data do not apply. */
function addressOfView(host: Host, view: 'WEBSHOP' | 'SMARTPHONE'): string {
  const address = new URL(host.window.location.href)
  address.searchParams.set('forceP', view)
  return address.href
}

interface ViewSwitchProps {
  /** Whether the mobile view is shown now. */
  isMobile: boolean
  texts: FooterContent['viewChanger']
}

/** The link between the mobile and the desktop view of the current page. */
export function ViewSwitch({ isMobile, texts }: ViewSwitchProps) {
  const { host } = useWidget()
  const address = () => addressOfView(host, isMobile ? 'WEBSHOP' : 'SMARTPHONE')
  return (
    <a
      part="view-switch"
      className="link"
      lang={useLanguages().content}
      href={address()}
      // The server chooses the view when the page loads, so no router may follow the link.
      rel="external"
      // A client-side router may have changed the address since the link was rendered.
      onClick={(event) => {
        event.currentTarget.href = address()
      }}
    >
      {isMobile ? texts.toDesktop : texts.toMobile}
    </a>
  )
}
