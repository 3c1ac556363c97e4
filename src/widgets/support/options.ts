/** interface §1: the support widget's options. */
import { choice, structured, whole, word } from '../../contracts/options.js'
import { table, text } from '../../contracts/shape.js'
import { formSchema } from '../../contracts/support.js'
import type { CommonValues } from '../../contracts/widget.js'

export const options = {
  service: word('/service/support'),
  apiVersion: word('v1'),
  maxFiles: whole(3),
  /** In kB of 1,000 bytes, each file. */
  maxFileSize: whole(5000),
  part: choice(['form', 'footer', 'both'], 'both'),
  schema: structured(formSchema, 'a JSON Schema with properties'),
  texts: structured(table(text()), 'texts by name'),
}

type Values = { [K in keyof typeof options]: (typeof options)[K]['fallback'] }
export type SupportOptions = Omit<Values, 'service' | 'apiVersion' | 'part'> & {
  service: string
  apiVersion: string
  part: 'form' | 'footer' | 'both'
}
export type AllOptions = SupportOptions & CommonValues
