/** The support widget: the contact form, the support footer, or both. */
import type { DragEvent } from 'react'
import { toJson } from '../../host/json.js'
import type { Widget } from '../../ui/use-widget.js'
import { SupportForm } from './form/SupportForm.js'
import type { SupportOptions } from './options.js'
import { SupportFooter } from './SupportFooter.js'
import { useSupportTexts } from './texts.js'

/**
 * Refuses files that are dragged over the widget but cannot be dropped there: next to the drop zone, or while the form
 * is being sent. Otherwise, some browsers would open the file instead of the page, and what was typed would be lost.
 */
const refuseFiles = (event: DragEvent) => {
  const dataTransfer: DataTransfer | null = event.dataTransfer
  // The drop zone or the host page accepts the files.
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}

export function SupportView({ options }: Widget<SupportOptions>) {
  const { part, schema } = options
  const props = { options, t: useSupportTexts(options) }
  return (
    <div className="support" onDragEnter={refuseFiles} onDragOver={refuseFiles} onDrop={refuseFiles}>
      <div className={part}>
        {/* The key changes with the schema, because another schema needs a new form with a new state. */}
        {part !== 'footer' && <SupportForm key={toJson(schema)} {...props} />}
        {part !== 'form' && <SupportFooter {...props} />}
      </div>
    </div>
  )
}
