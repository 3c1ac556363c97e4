/**
 * Maps the lenient schema of a call, which the widgets use, to the strict one. `strict-fields.ts` says how they differ.
 */
import type * as z from 'zod/mini'
import { createCallSchemas, SCHEMAS } from './schemas.js'
import { strictFields } from './strict-fields.js'

type Schema = z.ZodMiniType

const strictSchemas = createCallSchemas(strictFields)
const names = Object.keys(SCHEMAS) as Array<keyof typeof SCHEMAS>
const strictOf = new Map<Schema, Schema>(names.map((name) => [SCHEMAS[name], strictSchemas[name]]))

/**
 * Responses may have further fields, which the widgets ignore. Requests may not.
 *
 * @param schema  the schema of a request or response in the table of calls
 * @returns the schema of what a service should send, or what the widgets send; any other schema unchanged
 */
export const strict = (schema: Schema): Schema => strictOf.get(schema) ?? schema
