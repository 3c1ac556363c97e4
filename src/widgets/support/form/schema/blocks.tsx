/** The blocks: kinds of fields that only a schema can add. All but the select are lazy chunks. */
import type { FieldBlock } from '../fields.js'
import { Select } from '../../../../ui/forms/controls.js'

const select: FieldBlock = {
  Input: ({ definition, options: _options, t, ...props }) => (
    <Select
      {...props}
      placeholder={t.choose()}
      options={(definition.choices ?? []).map((value) => ({ value, text: value }))}
    />
  ),
}

export type BlockName = 'select' | 'number' | 'iban' | 'password'

const BLOCKS: Record<BlockName, () => Promise<{ block: FieldBlock }>> = {
  select: async () => ({ block: select }),
  number: () => import('./number.js'),
  iban: () => import('./iban.js'),
  password: () => import('./password.js'),
}

export const loadBlock = async (name: BlockName): Promise<FieldBlock> => (await BLOCKS[name]()).block
