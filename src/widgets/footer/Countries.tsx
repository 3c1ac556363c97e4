/** The way to the shop's other countries, each in its own language. */
import { useContext } from 'react'
import type { Site } from '../../../loader/protocol.js'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import { useText } from '../../i18n/text.js'
import {
  FLAG_AT,
  FLAG_CH,
  FLAG_CZ,
  FLAG_DE,
  FLAG_HU,
  FLAG_PL,
  FLAG_SK,
  FLAG_TR,
  type Flag,
} from '../../ui/brand-icons.js'
import { HostContext } from './Anchor.js'

const COUNTRIES: ReadonlyArray<readonly [code: Site, label: string, language: string, flag: Flag]> = [
  ['DE', 'Deutschland', 'de', FLAG_DE],
  ['AT', 'Österreich', 'de', FLAG_AT],
  ['CH', 'Schweiz', 'de', FLAG_CH],
  ['CH_FR', 'Suisse', 'fr', FLAG_CH],
  ['CZ', 'Česko', 'cs', FLAG_CZ],
  ['HU', 'Magyarország', 'hu', FLAG_HU],
  ['PL', 'Polska', 'pl', FLAG_PL],
  ['SK', 'Slovensko', 'sk', FLAG_SK],
  ['TR', 'Türkiye', 'tr', FLAG_TR],
]

export function Countries({ site }: { site: Site }) {
  const host = useContext(HostContext)!
  const t = useText<FooterTexts>()
  return (
    <nav part="country-switcher" aria-label={t.countries()}>
      <ul className="countries">
        {COUNTRIES.map(([code, label, language, flag]) => (
          <li key={code}>
            <a
              part="country-link"
              href={host.url(`/?site=${code}`, 'page')}
              data-country={code}
              lang={language}
              hrefLang={language}
              aria-current={code === site ? 'true' : undefined}
            >
              <svg viewBox="0 0 36 24" aria-hidden="true">
                {flag.map(([fill, path]) => (
                  <path key={path} fill={fill} d={path} />
                ))}
              </svg>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
