/** The service groups: panels with links and logos. */
import type { Platform } from '../../api/names.js'
import type { FooterContent } from '../../services/footer-content.js'
import { useContentLanguage } from './Anchor.js'
import { LinkList, LogoList } from './lists.js'
import { Panel } from './Panel.js'

interface ServiceGroupsProps {
  groups: FooterContent['teaser']['groups']
  platform: Platform
  isNarrow: boolean
}

export function ServiceGroups({ groups, platform, isNarrow }: ServiceGroupsProps) {
  const lang = useContentLanguage()
  return (
    <div className="groups">
      {groups.map(({ heading, introductoryText, links, images }, at) => (
        <Panel
          key={at}
          id={`group-${at}`}
          part="service-group"
          icon={heading.iconName}
          heading={heading.link}
          isNarrow={isNarrow}
          isFixed={platform === 'SMARTPHONE'}
        >
          {introductoryText && <p lang={lang}>{introductoryText}</p>}
          <LinkList
            part="service-link"
            links={links.map(({ link, hideInClassic }) => ({
              ...link,
              isLeftOut: hideInClassic && platform === 'CLASSIC',
            }))}
          />
          {images.length > 0 && <LogoList logos={images.map((image) => ({ link: '', image }))} />}
        </Panel>
      ))}
    </div>
  )
}
