import { Select } from '../../../../ui/forms/Select.js'
import type { FieldBlock } from '../fields.js'

export const block: FieldBlock = {
  Input: ({ definition, options: _options, t, ...props }) => (
    <Select
      {...props}
      placeholder={t.choose()}
      options={(definition.choices ?? []).map((value) => ({ value, text: value }))}
    />
  ),
}
