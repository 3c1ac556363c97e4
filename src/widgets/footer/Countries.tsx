/** The links to all country sites, each in its own language. */
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import type { FooterContent } from '../../services/footer-content.js'
import { useText, useWidget } from '../../ui/use-widget.js'
import { SITE_NAMES } from '../../api/names.js'
import { SITES } from '../../sites/index.js'
import { Anchor } from './Anchor.js'
import { Mark } from './NamedIcon.js'
import type { FooterOptions } from './options.js'

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
