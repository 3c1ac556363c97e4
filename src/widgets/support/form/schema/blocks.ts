/** The building blocks that only schemas have. The rare ones are loaded with a form that has such a field. */
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
