import { Select } from '../../../../forms/Select.js'
import type { FieldBlock } from '../fields.js'

export const block: FieldBlock = {
  Input: ({ rules, options: _options, t, ...props }) => (
    <Select
      {...props}
      placeholder={t.choose()}
      options={(rules.choices ?? []).map((value) => ({ value, text: value }))}
    />
  ),
}
