/** The links to all country sites, each in its own language. */
import { useContext } from 'react'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import { useText } from '../../hooks/use-text.js'
import { SITE_NAMES, SITES } from '../../sites/index.js'
import { FooterContext } from './footer-context.js'
import { Mark } from './Mark.js'

/** The country's name in the language of the locale. */
const nameOf = (locale: string, country: string) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(country)

export function Countries() {
  const { host, options } = useContext(FooterContext)!
  const t = useText<FooterTexts>()
  return (
    <nav part="country-switcher" aria-label={t.countries()}>
      <ul className="pills countries">
        {SITE_NAMES.map((site) => {
          const { locale } = SITES[site]
          const country = new Intl.Locale(locale).region!
          return (
            <li key={site}>
              <a
                part="country-link"
                href={host.url(`/?site=${site}`, 'page')}
                data-country={site}
                lang={locale}
                hrefLang={locale}
                aria-current={site === options.site || undefined}
              >
                <Mark name={country} />
                {nameOf(locale, country)}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
