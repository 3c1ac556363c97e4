/**
 * The schemas of `src/contracts` are lenient: the widgets accept an answer with a wrong field, and drop the field. These
 * functions turn such a schema into the strict one, which says what a service should send, and what the widgets send.
 *
 *   lenient                            strict
 *   catch, default                     the field may be missing, but if it is there, it has to be valid
 *   a list without invalid entries     each entry has to be valid
 *   a text that is cut                 a text that is not too long
 *   a number that is rounded           a whole number from 0
 *   a transform at the end             what goes into it
 */
import * as z from 'zod/mini'
import { MAX_ITEMS, type Meant } from '../fields.js'

type Source = z.core.$ZodType
type Shape = Record<string, Source>
type Strict = z.ZodMiniType

const meantOf = (schema: Source): Meant | undefined => (schema as { meant?: Meant }).meant

/** @param objectOf  makes the schema of an object from its fields */
function createStrict(objectOf: (shape: z.core.$ZodLooseShape) => Strict) {
  /** Each schema is converted once, so that the conversion of a schema that contains itself ends. */
  const known = new Map<Source, Strict>()

  function ofFields(shape: Shape): Strict {
    const fields = {}
    for (const name of Object.keys(shape))
      Object.defineProperty(fields, name, { enumerable: true, get: () => strict(shape[name]!) })
    return objectOf(fields)
  }

  function ofMeant({ maxChars, isCount, entries, values }: Meant): Strict | undefined {
    if (maxChars !== undefined) return z.string().check(z.maxLength(maxChars))
    if (isCount) return z.int().check(z.nonnegative())
    if (entries) return z.array(strict(entries)).check(z.maxLength(MAX_ITEMS))
    return values && z.record(z.string(), strict(values))
  }

  function ofPipe({ _zod: { def } }: z.core.$ZodPipe): Strict {
    const isTransformed = def.out._zod.def.type === 'transform'
    return isTransformed ? strict(def.in) : z.pipe(strict(def.in), strict(def.out))
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
      default:
        return schema as Strict
    }
  }

  function strict(schema: Source): Strict {
    const made = known.get(schema) ?? ofMeant(meantOf(schema) ?? {}) ?? convert(schema)
    known.set(schema, made)
    return made
  }
  return strict
}

/** What a service should send. It may send further fields, which the widgets ignore. */
export const strictAnswer = createStrict(z.object)
/** What the widgets send, and nothing else. */
export const strictRequest = createStrict(z.strictObject)
