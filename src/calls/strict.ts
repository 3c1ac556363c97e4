/**
 * The schemas of `src/contracts` are lenient: the widgets accept an answer with a wrong field, and drop the field. These
 * functions turn such a schema into the strict one, which says what a service should send, and what the widgets send.
 *
 *   lenient                            strict
 *   catch, default                     the field may be missing, but if it is there, it has to be valid
 *   a list without invalid entries     each entry has to be valid
 *   a text that is cut                 a text that is not too long
 *   a transform at the end             what goes into it
 */
import * as z from 'zod/mini'
import { MAX_ITEMS } from '../contracts/fields.js'

type Source = z.core.$ZodType
type Shape = Record<string, Source>
type Strict = z.ZodMiniType

/** The schema of the entries of `lenientList` and `lenientTable`. */
const entriesOf = (schema: Source): Source | undefined => (schema as { entries?: Source }).entries

/** The same schema without the checks that change the value. */
function withoutOverwrites(schema: z.ZodMiniType): Strict {
  const { checks = [], ...def } = schema._zod.def
  const kept = checks.filter(({ _zod }) => _zod.def.check !== 'overwrite')
  return z.core.clone(schema, { ...def, checks: kept })
}

/** @param objectOf  makes the schema of an object from its fields */
function createStrict(objectOf: (shape: z.core.$ZodLooseShape) => Strict) {
  /** Each schema is converted once, so that a schema that contains itself does too after that. */
  const known = new Map<Source, Strict>()

  function ofFields(shape: Shape): Strict {
    const fields = {}
    for (const name of Object.keys(shape))
      Object.defineProperty(fields, name, { enumerable: true, get: () => strict(shape[name]!) })
    return objectOf(fields)
  }

  function ofPipe(schema: z.core.$ZodPipe): Strict {
    const entries = entriesOf(schema)
    const { in: source, out } = schema._zod.def
    if (!entries)
      return out._zod.def.type === 'transform' ? strict(source) : z.pipe(strict(source), strict(out))
    return source._zod.def.type === 'array'
      ? z.array(strict(entries)).check(z.maxLength(MAX_ITEMS))
      : z.record(z.string(), strict(entries))
  }

  function convert(schema: Source): Strict {
    const { def } = (schema as z.core.$ZodTypes)._zod
    switch (def.type) {
      case 'catch':
      case 'default':
      case 'optional':
        return z.optional(strict(def.innerType))
      case 'object':
        // A schema that allows further fields says so on purpose.
        return def.catchall ? (schema as Strict) : ofFields(def.shape as Shape)
      case 'array':
        return z.array(strict(def.element))
      case 'union':
        return z.union(def.options.map(strict))
      case 'pipe':
        return ofPipe(schema as z.core.$ZodPipe)
      case 'string':
      case 'number':
        return withoutOverwrites(schema as z.ZodMiniType)
      default:
        return schema as Strict
    }
  }

  function strict(schema: Source): Strict {
    const made = known.get(schema) ?? convert(schema)
    known.set(schema, made)
    return made
  }
  return strict
}

/** What a service should send. It may send further fields, which the widgets ignore. */
export const strictAnswer = createStrict(z.object)
/** What the widgets send, and nothing else. */
export const strictRequest = createStrict(z.strictObject)
