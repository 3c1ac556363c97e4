/** The support widget: the contact form, the support footer, or both. newsletter-footer-preview-support §2.4. */
import type { WidgetProps } from '../widget.js'
import { SupportForm } from './form/SupportForm.js'
import type { SupportOptions } from './options.js'
import { SupportFooter } from './SupportFooter.js'
import { useOwnTexts } from './texts.js'

export function View({ options, host }: WidgetProps<SupportOptions>) {
  const { part, schema } = options
  const props = { options, host, t: useOwnTexts(options) }
  return (
    <div className="support">
      <div className={part}>
        {/* Another schema makes another form. */}
        {part !== 'footer' && <SupportForm key={JSON.stringify(schema)} {...props} />}
        {part !== 'form' && <SupportFooter {...props} />}
      </div>
    </div>
  )
}
