/** Salutation and names, as the country asks for them. */
import { SALUTATIONS } from '../../../contracts/newsletter.js'
import { Select } from '../../../ui/Select.js'
import { TextInput } from '../../../ui/TextInput.js'
import type { Bound } from '../use-newsletter.js'
import type { Country } from './countries.js'
import type { Texts } from './draw.js'

const NAMES = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const

type Name = 'salutation' | 'firstName' | 'lastName'

interface ExtraFieldsProps {
  country: Country
  field(name: Name): Bound<string>
  t: Texts
}

export function ExtraFields({ country: { hasSalutation, hasNames, isStrict }, field, t }: ExtraFieldsProps) {
  const bind = (name: Name) => ({
    ...field(name),
    label: t[name](),
    placeholder: t.placeholders[name]() + (isStrict ? '*' : ''),
    isRequired: isStrict,
  })
  return (
    <>
      {hasSalutation && (
        <Select
          {...bind('salutation')}
          autoComplete="honorific-prefix"
          options={SALUTATIONS.map((value) => ({ value, text: t.salutations[value]() }))}
        />
      )}
      {hasNames && (
        <div className="names">
          {NAMES.map(([name, autoComplete]) => (
            <TextInput key={name} {...bind(name)} autoComplete={autoComplete} />
          ))}
        </div>
      )}
    </>
  )
}
