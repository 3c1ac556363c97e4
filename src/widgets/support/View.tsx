import type { WidgetProps } from '../../contracts/widget.js'
import type { Host } from '../../host/host.js'
import { TextContext } from '../../i18n/text.js'
import type { AllOptions, SupportOptions } from './options.js'
import { useFields } from './schema.js'
import { SupportFooter } from './SupportFooter.js'
import { SupportForm } from './SupportForm.js'
import { useOwnTexts } from './texts.js'

interface PartProps {
  options: AllOptions
  host: Host
}

function FormPart({ options, host }: PartProps) {
  const fields = useFields(host, options.schema)
  return (
    <section className="ask" aria-labelledby="support-title" aria-busy={!fields || undefined}>
      {fields && <SupportForm options={options} host={host} fields={fields} />}
    </section>
  )
}

export function View({ options, host }: WidgetProps<SupportOptions, Host>) {
  const { site, locale, texts, part, schema } = options
  return (
    <TextContext.Provider value={useOwnTexts(site, locale, texts)}>
      <div className="support">
        <div className={part}>
          {/* Another schema makes another form. */}
          {part !== 'footer' && <FormPart key={JSON.stringify(schema)} options={options} host={host} />}
          {part !== 'form' && <SupportFooter options={options} host={host} />}
        </div>
      </div>
    </TextContext.Provider>
  )
}
