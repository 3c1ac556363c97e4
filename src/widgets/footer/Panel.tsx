/** A heading, and what opens and closes below it. */
import { useState, type ReactNode } from 'react'
import { DOWN, Icon } from '../../ui/Icon.js'
import type { FooterLink } from '../../contracts/footer.js'
import { Anchor } from './Anchor.js'

interface PanelProps {
  id: string
  part: string
  icon?: string | undefined
  heading: FooterLink
  /** Narrow windows start with closed panels. */
  isNarrow: boolean
  /** On phones: always open, and the heading leads nowhere. */
  isFixed?: boolean
  children: ReactNode
}

export function Panel({ id, part, icon, heading: { url, text }, isNarrow, isFixed, children }: PanelProps) {
  // A window that crosses the limit starts anew, so it is kept at which width the panel is not as it starts.
  const [changedAt, setChangedAt] = useState<boolean>()
  const isChanged = changedAt === isNarrow
  const isOpen = isFixed || isChanged === isNarrow
  return (
    <div part={part}>
      <div className="bar">
        {icon && <Icon path={icon} />}
        <h3>{isFixed ? text : <Anchor url={url}>{text}</Anchor>}</h3>
        {!isFixed && (
          <button
            type="button"
            part={`${part}-toggle`}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={text}
            onClick={() => setChangedAt(isChanged ? undefined : isNarrow)}
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
