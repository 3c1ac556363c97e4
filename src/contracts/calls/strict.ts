/** From the lenient schema of a call, as the widgets use it, to the strict one. `strict-fields.ts` says how they differ. */
import type * as z from 'zod/mini'
import { createCallSchemas, SCHEMAS } from './schemas.js'
import { strictFields } from './strict-fields.js'

type Schema = z.ZodMiniType

const strictSchemas = createCallSchemas(strictFields)
const names = Object.keys(SCHEMAS) as Array<keyof typeof SCHEMAS>
const strictOf = new Map<Schema, Schema>(names.map((name) => [SCHEMAS[name], strictSchemas[name]]))

/**
 * Responses may have further fields, which the widgets ignore. Requests have none.
 *
 * @param schema  of a request or a response in the table of calls
 * @returns what a service should send, or what the widgets send; any other schema as it is
 */
export const strict = (schema: Schema): Schema => strictOf.get(schema) ?? schema
