/** A field that contains JSON text, such as the `contentJSON` of a promotion. */
import * as z from 'zod/mini'

type Schema = z.ZodMiniType

const fromJson = z.transform((json: string, context) => {
  try {
    return JSON.parse(json) as unknown
  } catch {
    context.issues.push({ code: 'custom', message: 'JSON as a text', input: json })
    return z.NEVER
  }
})

/** The schema of the content, keyed by the field's schema. */
const contents = new WeakMap<object, Schema>()

/** @param content  the schema of the value that the text contains */
export function jsonText(text: z.ZodMiniString<string>, content: Schema) {
  const field = z.pipe(text, z.pipe(fromJson, content))
  contents.set(field, content)
  return field
}

/** @returns the schema of the value that a field made by `jsonText` contains; `undefined` for other fields */
export const contentOf = (schema: object): Schema | undefined => contents.get(schema)
