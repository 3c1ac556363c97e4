/** A field that contains JSON as a text, such as the `contentJSON` of a promotion. */
import * as z from 'zod/mini'
import { text } from '../fields.js'

const fromJson = z.transform((json: string, context) => {
  try {
    return JSON.parse(json) as unknown
  } catch {
    context.issues.push({ code: 'custom', message: 'JSON as a text', input: json })
    return z.NEVER
  }
})

/** @param content  the schema of the value that the text contains */
export const jsonText = <T extends z.ZodMiniType>(maxChars: number, content: T) =>
  z.pipe(text(maxChars), z.pipe(fromJson, content as z.ZodMiniType))

/** @returns the schema of the value that a field made by `jsonText` contains; `undefined` for other fields */
export function contentOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = def.type === 'pipe' ? (def.out as z.core.$ZodTypes)._zod.def : undefined
  return inner?.type === 'pipe' ? inner.out : undefined
}
