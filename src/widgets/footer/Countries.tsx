/** The way to the shop's other countries, each in its own language. */
import { useContext } from 'react'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import { useText } from '../../i18n/use-text.js'
import { FooterContext, Mark } from './Mark.js'

/** Of each site; the browser knows by what name its people call their country. */
const LOCALES = ['de-DE', 'de-AT', 'de-CH', 'fr-CH', 'cs-CZ', 'hu-HU', 'pl-PL', 'sk-SK', 'tr-TR']

export function Countries() {
  const { host, options } = useContext(FooterContext)!
  const t = useText<FooterTexts>()
  return (
    <nav part="country-switcher" aria-label={t.countries()}>
      <ul className="pills countries">
        {LOCALES.map((locale) => {
          const country = locale.slice(3)
          const site = locale === 'fr-CH' ? 'CH_FR' : country
          return (
            <li key={locale}>
              <a
                part="country-link"
                href={host.url(`/?site=${site}`, 'page')}
                data-country={site}
                lang={locale}
                hrefLang={locale}
                aria-current={site === options.site || undefined}
              >
                <Mark name={country} />
                {new Intl.DisplayNames(locale, { type: 'region' }).of(country)}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
