/** The groups of help links: an accordion on small windows, plain lists on phones. */
import { useState } from 'react'
import type { FooterGroup } from '../../contracts/footer.js'
import type { Platform } from '../../../loader/protocol.js'
import { DOWN, Icon } from '../../ui/Icon.js'
import { Anchor, fillIn } from './Anchor.js'
import { SERVICE_ICONS } from './icons.js'
import { Links } from './Links.js'
import { Logos } from './Logos.js'

interface GroupProps {
  group: FooterGroup
  id: string
  isOpen: boolean
  isClassic: boolean
  /** Absent on phones: their groups are always open and have no heading link. */
  onToggle: (() => void) | undefined
}

function Group({ group, id, isOpen, isClassic, onToggle }: GroupProps) {
  const { iconName, link } = group.heading
  const icon = SERVICE_ICONS.get(fillIn(iconName))
  const links = group.links.filter((entry) => !(isClassic && entry.hideInClassic)).map((entry) => entry.link)
  const images = group.images.map((image) => ({ link: '', image }))
  return (
    <div part="service-group" className="group">
      <div className="bar">
        {icon && <Icon path={icon} />}
        <h3 id={`${id}-title`}>{onToggle ? <Anchor url={link.url}>{link.text}</Anchor> : link.text}</h3>
        {onToggle && (
          <button
            type="button"
            part="service-group-toggle"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-labelledby={`${id}-title`}
            onClick={onToggle}
          >
            <Icon path={DOWN} />
          </button>
        )}
      </div>
      <div id={id} className="panel" hidden={!isOpen}>
        {group.introductoryText && <p>{group.introductoryText}</p>}
        <Links part="service-link" links={links} />
        {images.length > 0 && <Logos logos={images} />}
      </div>
    </div>
  )
}

interface ServiceProps {
  groups: FooterGroup[]
  platform: Platform
  isNarrow: boolean
}

export function Service({ groups, platform, isNarrow }: ServiceProps) {
  const [last, setLast] = useState<{ isNarrow: boolean; toggled: Record<number, boolean> }>()
  // A window that crosses the limit starts anew: all open, or none.
  const toggled = last?.isNarrow === isNarrow ? last.toggled : {}
  const isPhone = platform === 'SMARTPHONE'
  return (
    <div className="groups">
      {groups.map((group, at) => {
        const isOpen = isPhone || (toggled[at] ?? !isNarrow)
        return (
          <Group
            key={at}
            group={group}
            id={`group-${at}`}
            isOpen={isOpen}
            isClassic={platform === 'CLASSIC'}
            onToggle={
              isPhone ? undefined : () => setLast({ isNarrow, toggled: { ...toggled, [at]: !isOpen } })
            }
          />
        )
      })}
    </div>
  )
}
