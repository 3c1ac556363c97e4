/** The theme worlds: their service, and their teasers in the flyout and in the drilldown. A lazy chunk. */
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { BRAND_NAME } from '../../../api/brand.js'
import { THEME_WORLDS_PATH } from '../../../services/navigation.js'
import {
  CARD_FLAG,
  createThemeWorldsResponse,
  SECTION_NAMES,
  type ThemeWorld,
  type ThemeWorlds,
} from '../../../services/theme-worlds.js'
import type { Host } from '../../../host/host.js'
import type { Remembered } from '../../../host/remembered.js'
import type { CommonValues } from '../../../options/common.js'
import { useLanguages, useText, useWidget } from '../../../ui/use-widget.js'
import { imageUrl } from '../urls.js'
import { Image } from '../Image.js'
import { Link } from '../Link.js'
import styles from './styles.css'
import { availabilityLine, endLine, translated } from './world-text.js'

export { styles }

const themeWorlds = createThemeWorldsResponse()

export const openThemeWorlds = (host: Host): Remembered<ThemeWorlds> =>
  host.remember(THEME_WORLDS_PATH, { remember: 'session', schema: themeWorlds })

export const hasAny = ({ sections }: ThemeWorlds): boolean =>
  SECTION_NAMES.some((name) => sections[name]?.themeworlds.length)

interface SectionsProps {
  options: Pick<CommonValues, 'site' | 'locale'>
  themes: ThemeWorlds
}

export function Sections({ options, themes }: SectionsProps) {
  const { content } = useLanguages()
  return (
    <div className="worlds" lang={content}>
      {SECTION_NAMES.map((name) => {
        const section = themes.sections[name]
        return section?.themeworlds.length ? (
          <section key={name} part="themeworld-section" data-section={name}>
            {section.headline && <h2 className="worlds-title">{section.headline}</h2>}
            <ul className="worlds-grid">
              {section.themeworlds.map((world, at) => (
                <li key={at}>
                  <Teaser options={options} world={world} translations={themes.translations} />
                </li>
              ))}
            </ul>
          </section>
        ) : null
      })}
    </div>
  )
}

interface TeaserProps {
  options: SectionsProps['options']
  world: ThemeWorld
  translations: ThemeWorlds['translations']
}

function Teaser({ options, world, translations }: TeaserProps) {
  const { host } = useWidget()
  const t = useText<HeaderTexts>().navigation
  const src = imageUrl(host, world.imgUrl)
  const subline = availabilityLine(world, translations)
  const { texts } = useLanguages()
  const end = endLine(world, options.site, options.locale, t.endsOn)
  const badges = translated(world.badges, translations)
  return (
    <Link part="themeworld-teaser" className="world" href={world.url} label={world.title}>
      <span className="world-picture">
        {src && <Image className="world-image" src={src} width={488} height={287} isLazy />}
        {(badges.length > 0 || world[CARD_FLAG]) && (
          <span className="flags">
            {badges.map((badge, at) => (
              <span key={at} part="badge" className="flag">
                {badge}
              </span>
            ))}
            {world[CARD_FLAG] && (
              <span part="card-flag" className="flag card" lang={texts}>
                {t.card({ card: `${BRAND_NAME} Card` })}
              </span>
            )}
          </span>
        )}
      </span>
      <span className="world-name">{world.title}</span>
      {subline && (
        <span part="availability" className="world-note">
          {subline}
        </span>
      )}
      {(end || world.onlyXDaysLeftText) && (
        <span className="world-note">
          {world.onlyXDaysLeftText && <strong className="world-left">{world.onlyXDaysLeftText}</strong>}
          {end && (
            <span part="end-date" lang={end === world.endDateText ? undefined : texts}>
              {end}
            </span>
          )}
        </span>
      )}
    </Link>
  )
}
