/** The way to the shop's other countries, each in its own language. */
import { useContext } from 'react'
import type { Site } from '../../../loader/protocol.js'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import { useText } from '../../i18n/text.js'
import { HostContext } from './Links.js'

/**
 * Flags 36 wide and 24 high: the colours of equal stripes from the top, and what lies on them. A colour is three
 * digits, and a shape's path stands behind its colour.
 */
const COUNTRIES: ReadonlyArray<
  readonly [code: Site, label: string, language: string, stripes: string, ...emblem: string[]]
> = [
  ['DE', 'Deutschland', 'de', '000d02fd4'],
  ['AT', 'Österreich', 'de', 'd02fffd02'],
  ['CH', 'Schweiz', 'de', 'd02', 'fffM16 5h4v5h5v4h-5v5h-4v-5h-5v-4h5z'],
  ['CH_FR', 'Suisse', 'fr', 'd02', 'fffM16 5h4v5h5v4h-5v5h-4v-5h-5v-4h5z'],
  ['CZ', 'Česko', 'cs', 'fffd02', '148M0 0l18 12L0 24z'],
  ['HU', 'Magyarország', 'hu', 'd02fff6a4'],
  ['PL', 'Polska', 'pl', 'fffd02'],
  [
    'SK',
    'Slovensko',
    'sk',
    'fff05bd02',
    'fffM8 5h12v9l-6 6-6-6z',
    'd02M9 6h10v8l-5 5-5-5zm4 2v2h-2v2h2v4h2v-4h2v-2h-2V8z',
  ],
  ['TR', 'Türkiye', 'tr', 'd02', 'fffM18 8a6 6 0 1 0 0 8 5 5 0 1 1 0-8m4 1 1 5-4-3h5l-3 3z'],
]

export function Countries({ site }: { site: Site }) {
  const host = useContext(HostContext)!
  const t = useText<FooterTexts>()
  return (
    <nav part="country-switcher" aria-label={t.countries()}>
      <ul className="pills countries">
        {COUNTRIES.map(([code, label, language, stripes, ...emblem]) => (
          <li key={code}>
            <a
              part="country-link"
              href={host.url(`/?site=${code}`, 'page')}
              data-country={code}
              lang={language}
              hrefLang={language}
              aria-current={code === site || undefined}
            >
              <svg viewBox="0 0 36 24" aria-hidden="true">
                {[
                  ...stripes
                    .match(/.../g)!
                    .map((colour, at, { length }) => `${colour}M0 ${(24 / length) * at}h36v24H0z`),
                  ...emblem,
                ].map((shape, at) => (
                  <path key={at} fill={`#${shape.slice(0, 3)}`} d={shape.slice(3)} />
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
