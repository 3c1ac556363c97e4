/** The support widget: the contact form, the support footer, or both. newsletter-footer-preview-support §2.4. */
import type { WidgetProps } from '../widget.js'
import { SupportForm } from './form/SupportForm.js'
import type { SupportOptions } from './options.js'
import { SupportFooter } from './SupportFooter.js'
import { useSupportTexts } from './texts.js'

export function View({ options, host }: WidgetProps<SupportOptions>) {
  const { part, schema } = options
  const props = { options, host, t: useSupportTexts(options) }
  return (
    <div className="support">
      <div className={part}>
        {/* The key: another schema needs a new form with a new state. */}
        {part !== 'footer' && <SupportForm key={JSON.stringify(schema)} {...props} />}
        {part !== 'form' && <SupportFooter {...props} />}
      </div>
    </div>
  )
}
