/** Building blocks that few forms have: each is a file of its own, loaded with a form that has the field. */
import type { ComponentType } from 'react'
import type { ControlProps } from '../../ui/Field.js'
import { useLazy } from '../../ui/frame.js'
import type { Kind, SupportField } from './fields.js'
import type { AllTexts } from './texts.js'

export interface RareProps extends ControlProps<string> {
  rules: SupportField
  locale: string
  t: AllTexts
}

export interface RareBlock {
  Input: ComponentType<RareProps>
  /** The value as it is sent. */
  plain(value: string): string
  isValid(value: string): boolean
  styles?: string
}

/** `null`: the form has the field, but its block is not there (yet). */
export type RareBlocks = Partial<Record<Kind, RareBlock | null>>

export function useRare(fields: readonly SupportField[]): RareBlocks {
  const has = (kind: Kind) => fields.some((field) => field.kind === kind)
  const wanted = { number: has('number'), iban: has('iban'), password: has('password') }
  const number = useLazy<RareBlock>(() => import('./rare/number.js'), wanted.number)
  const iban = useLazy<RareBlock>(() => import('./rare/iban.js'), wanted.iban)
  const password = useLazy<RareBlock>(() => import('./rare/password.js'), wanted.password)
  const blocks: RareBlocks = {}
  if (wanted.number) blocks.number = number ?? null
  if (wanted.iban) blocks.iban = iban ?? null
  if (wanted.password) blocks.password = password ?? null
  return blocks
}
