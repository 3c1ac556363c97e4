import type { WidgetProps } from '../../contracts/widget.js'
import type { Host } from '../../host/host.js'
import { TextContext } from '../../i18n/text.js'
import type { SupportOptions } from './options.js'
import { SupportFooter } from './SupportFooter.js'
import { SupportForm } from './SupportForm.js'
import { useOwnTexts } from './texts.js'

export function View({ options, host }: WidgetProps<SupportOptions, Host>) {
  const { site, locale, texts, part, schema } = options
  return (
    <TextContext.Provider value={useOwnTexts(site, locale, texts)}>
      <div className="support">
        <div className="columns" data-part={part}>
          {part !== 'footer' && <SupportForm key={JSON.stringify(schema)} options={options} host={host} />}
          {part !== 'form' && <SupportFooter options={options} host={host} />}
        </div>
      </div>
    </TextContext.Provider>
  )
}
