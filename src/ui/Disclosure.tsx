/** A text behind a button that says whether it is open. */
import { useState, type ReactNode } from 'react'
import { DOWN, Icon } from './Icon.js'

export interface DisclosureProps {
  /** Id of what opens. */
  id: string
  label: ReactNode
  /** Public names of the button and of what opens. */
  togglePart: string
  contentPart: string
  children: ReactNode
}

export function Disclosure({ id, label, togglePart, contentPart, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="disclosure">
      <button
        type="button"
        part={togglePart}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon path={DOWN} />
      </button>
      <div id={id} part={contentPart} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
