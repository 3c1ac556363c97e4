/** The parts of the footer that open and close, and the service groups: panels with links and logos. */
import { useState, type ReactNode } from 'react'
import { DOWN, Icon } from '../../ui/Icon.js'
import type { FooterLink, FooterContent } from '../../services/footer-content.js'
import { useLanguages } from '../../ui/use-widget.js'
import type { Platform } from '../../api/names.js'
import { Anchor, ContentText, LinkList, LogoList } from './lists.js'
import { NamedIcon } from './icons.js'

interface PanelProps {
  /** Id of the element that opens and closes. */
  id: string
  part: string
  /** The name of an icon. */
  icon?: string
  heading: FooterLink
  /** In a narrow window, the panel starts closed. */
  isNarrow: boolean
  /** On phones, the panel is always open, and the heading is not a link. */
  isFixed?: boolean
  children: ReactNode
}

/** A heading with a button that opens and closes what is below it. */
export function Panel({ id, part, icon, heading: { url, text }, isNarrow, isFixed, children }: PanelProps) {
  const { content } = useLanguages()
  const width = isNarrow ? 'narrow' : 'wide'
  // Remembers the width, so that the panel returns to its initial state when the window becomes narrow or wide.
  const [toggledAt, setToggledAt] = useState<'narrow' | 'wide'>()
  const isToggled = toggledAt === width
  const startsOpen = !isNarrow
  const isOpen = isFixed || (isToggled ? !startsOpen : startsOpen)
  return (
    <div part={part}>
      <div className="bar">
        {icon && <NamedIcon name={icon} />}
        <h3>
          {isFixed ? (
            <ContentText>{text}</ContentText>
          ) : (
            <Anchor url={url}>
              <ContentText>{text}</ContentText>
            </Anchor>
          )}
        </h3>
        {!isFixed && (
          <button
            type="button"
            part={`${part}-toggle`}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={text}
            lang={content}
            onClick={() => setToggledAt(isToggled ? undefined : width)}
          >
            <Icon path={DOWN} />
          </button>
        )}
      </div>
      <div id={id} className="panel" hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}

interface ServiceGroupsProps {
  groups: FooterContent['teaser']['groups']
  platform: Platform
  isNarrow: boolean
}

/** The service groups: panels with links and logos. */
export function ServiceGroups({ groups, platform, isNarrow }: ServiceGroupsProps) {
  const { content } = useLanguages()
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
          {introductoryText && <p lang={content}>{introductoryText}</p>}
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
