/** Salutation and names. The site decides which are shown and required. */
import type { NewsletterTexts } from '../../../locales/de-DE/newsletter.js'
import type { Site } from '../../api/names.js'
import { SALUTATIONS } from '../../services/newsletter.js'
import { useText } from '../../ui/use-widget.js'
import { SITES } from '../../sites/index.js'
import { NEWSLETTER_FACTS } from '../../sites/newsletter.js'
import type { Binding } from '../../ui/forms/Field.js'
import { Select, TextInput } from '../../ui/forms/controls.js'
import type { Presence } from './use-newsletter.js'
import type { EXTRA_FIELDS } from './fields.js'

type Name = (typeof EXTRA_FIELDS)[number]

interface ExtraFieldsProps {
  site: Site
  field(name: Name): { field: Binding<string>; error?: string | undefined }
  presence: Presence
}

export function ExtraFields({ site, field, presence }: ExtraFieldsProps) {
  const { salutation, names } = NEWSLETTER_FACTS[site]
  const t = useText<NewsletterTexts>()
  const propsOf = (name: Name, need: 'optional' | 'required') => ({
    ...field(name),
    label: t[name](),
    placeholder: t.placeholders[name]() + (need === 'required' ? '*' : ''),
    isRequired: need === 'required',
  })
  if (!salutation && !names) return null
  const givenName = names && (
    <TextInput key="given" {...propsOf('firstName', names)} autoComplete="given-name" />
  )
  const familyName = names && (
    <TextInput key="family" {...propsOf('lastName', names)} autoComplete="family-name" />
  )
  return (
    <div className={`extra ${presence}`}>
      {salutation && (
        <Select
          {...propsOf('salutation', salutation)}
          autoComplete="honorific-prefix"
          options={SALUTATIONS.map((value) => ({ value, text: t.salutations[value]() }))}
        />
      )}
      {names && (
        <div className="names">
          {SITES[site].familyNameFirst ? [familyName, givenName] : [givenName, familyName]}
        </div>
      )}
    </div>
  )
}
