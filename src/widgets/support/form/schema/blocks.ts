/** The blocks: kinds of fields that only a schema can add. All but the select are lazy chunks. */
import type { FieldBlock } from '../fields.js'
import { block as select } from './select.js'

export type BlockName = 'select' | 'number' | 'iban' | 'password'

const BLOCKS: Record<BlockName, () => Promise<{ block: FieldBlock }>> = {
  select: async () => ({ block: select }),
  number: () => import('./number.js'),
  iban: () => import('./iban.js'),
  password: () => import('./password.js'),
}

export const loadBlock = async (name: BlockName): Promise<FieldBlock> => (await BLOCKS[name]()).block
