/** The way to the shop's other countries, each in its own language. */
import { useContext } from 'react'
import type { Site } from '../../../loader/protocol.js'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import { useText } from '../../i18n/text.js'
import { HostContext } from './Links.js'

type Shape = readonly [fill: string, path: string]

const RED = '#d02'
/** Of a flag 36 wide and 24 high: equal stripes from the top, and what lies on them. */
const COUNTRIES: ReadonlyArray<
  readonly [code: Site, label: string, language: string, stripes: readonly string[], ...emblem: Shape[]]
> = [
  ['DE', 'Deutschland', 'de', ['#000', RED, '#fd4']],
  ['AT', 'Österreich', 'de', [RED, '#fff', RED]],
  ['CH', 'Schweiz', 'de', [RED], ['#fff', 'M16 5h4v5h5v4h-5v5h-4v-5h-5v-4h5z']],
  ['CH_FR', 'Suisse', 'fr', [RED], ['#fff', 'M16 5h4v5h5v4h-5v5h-4v-5h-5v-4h5z']],
  ['CZ', 'Česko', 'cs', ['#fff', RED], ['#148', 'M0 0l18 12L0 24z']],
  ['HU', 'Magyarország', 'hu', [RED, '#fff', '#6a4']],
  ['PL', 'Polska', 'pl', ['#fff', RED]],
  [
    'SK',
    'Slovensko',
    'sk',
    ['#fff', '#05b', RED],
    ['#fff', 'M8 6h12v7c0 5-6 7-6 7s-6-2-6-7z'],
    [RED, 'M9 7h10v6c0 4-5 6-5 6s-5-2-5-6z'],
    ['#fff', 'M13 8h2v2h2v2h-2v4h-2v-4h-2v-2h2z'],
  ],
  [
    'TR',
    'Türkiye',
    'tr',
    [RED],
    ['#fff', 'M18 8a6 6 0 1 0 0 8 5 5 0 1 1 0-8m5 1v2l2 1-2 1v2l-2-2-2 1 1-2-1-2 2 1z'],
  ],
]

export function Countries({ site }: { site: Site }) {
  const host = useContext(HostContext)!
  const t = useText<FooterTexts>()
  return (
    <nav part="country-switcher" aria-label={t.countries()}>
      <ul className="countries">
        {COUNTRIES.map(([code, label, language, stripes, ...emblem]) => (
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
                {[
                  ...stripes.map((fill, at): Shape => [fill, `M0 ${(24 / stripes.length) * at}h36v24H0z`]),
                  ...emblem,
                ].map(([fill, path]) => (
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
