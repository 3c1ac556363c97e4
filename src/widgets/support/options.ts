/** interface §1: the support widget's options. */
import { choice, structured, whole, word } from '../../contracts/options.js'
import { text } from '../../contracts/shape.js'
import { table } from '../../contracts/table.js'
import type { CommonValues } from '../../contracts/widget.js'

export const options = {
  service: word('/service/support'),
  apiVersion: word('v1'),
  maxFiles: whole(3),
  /** In kB of 1,000 bytes, each file. */
  maxFileSize: whole(5000),
  part: choice(['form', 'footer', 'both'], 'both'),
  /** Read by code of its own, where there is one. */
  schema: {
    allowed: 'a JSON Schema with properties',
    fallback: undefined,
    parse: (raw: unknown) =>
      typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? raw : undefined,
  },
  texts: structured(table(text()), 'texts by name'),
}

export interface SupportOptions {
  service: string
  apiVersion: string
  maxFiles: number
  maxFileSize: number
  part: 'form' | 'footer' | 'both'
  schema: object | undefined
  texts: Record<string, string> | undefined
}
export type AllOptions = SupportOptions & CommonValues
