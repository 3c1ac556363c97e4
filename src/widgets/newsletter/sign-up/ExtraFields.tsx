/** Salutation and names, as the country asks for them. */
import { SALUTATIONS } from '../../../contracts/newsletter.js'
import { Select } from '../../../ui/Select.js'
import { TextInput } from '../../../ui/TextInput.js'
import type { Country } from '../countries.js'
import type { BindText, Texts } from '../EmailField.js'

const NAMES = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const

export const ExtraFields = ({ country, bind, t }: { country: Country; bind: BindText; t: Texts }) => (
  <>
    {country.hasSalutation && (
      <Select
        {...bind('salutation', country.isStrict)}
        autoComplete="honorific-prefix"
        options={SALUTATIONS.map((value) => ({ value, text: t.salutations[value]() }))}
      />
    )}
    {country.hasNames && (
      <div className="names">
        {NAMES.map(([name, autoComplete]) => (
          <TextInput key={name} {...bind(name, country.isStrict)} autoComplete={autoComplete} />
        ))}
      </div>
    )}
  </>
)
