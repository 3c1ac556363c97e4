import type { WidgetProps } from '../../contracts/widget.js'
import type { Host } from '../../host/host.js'
import type { Contact } from './contacts.js'
import type { SupportOptions } from './options.js'
import { SupportFooter } from './SupportFooter.js'
import { SupportForm } from './SupportForm.js'
import { useOwnTexts } from './texts.js'

export function View({ options, host, content }: WidgetProps<SupportOptions, Host>) {
  const { part, schema } = options
  const props = { options, host, t: useOwnTexts(options, content as Contact) }
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
