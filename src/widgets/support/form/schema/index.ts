/** The form's fields as the host's schema changes and adds to them. interface.md §1. */
import { formSchema, type FieldSchema } from '../../../../contracts/support.js'
import { logWarning } from '../../../../host/errors.js'
import type { Host } from '../../../../host/host.js'
import { OWN_FIELDS, type SupportField } from '../fields.js'
import { loadBlock, type BlockName } from './blocks.js'
import { safePattern } from './safe-pattern.js'

/**
 * Characters of a single line without a limit of its own; fewer where a pattern has to look at it. A text area without
 * `maxLength` has no limit, with or without a pattern.
 */
const LINE_MAX = 2000
const LINE_WITH_PATTERN_MAX = 500

type Kind = 'text' | 'email' | 'textarea' | BlockName

function kindOf({ enum: choices, format, type }: FieldSchema): Kind {
  if (choices) return 'select'
  switch (format) {
    case 'textarea':
    case 'email':
    case 'number':
    case 'iban':
    case 'password':
      return format
    default:
      return type === 'number' || type === 'integer' ? 'number' : 'text'
  }
}

function limitOf({ maxLength, pattern }: FieldSchema, kind: Kind): number | undefined {
  if (maxLength !== undefined) return maxLength
  if (kind === 'textarea') return undefined
  return pattern === undefined ? LINE_MAX : LINE_WITH_PATTERN_MAX
}

/** What a schema says of any field. */
function rulesOf(host: Host, rules: FieldSchema): Partial<SupportField> {
  const pattern = rules.pattern === undefined ? undefined : safePattern(rules.pattern)
  if (rules.pattern !== undefined && !pattern)
    logWarning(host.window, 'shop-embed: a pattern is wrong or could be slow, and is ignored:', rules.pattern)
  const { enum: choices, default: initial } = rules
  // A default that is no choice is not shown, and must not be sent unseen.
  const isChoice = initial === undefined || !choices || choices.includes(initial)
  return {
    min: rules.minLength,
    pattern,
    choices,
    isInteger: rules.type === 'integer',
    label: rules.title,
    hint: rules.description,
    initial: isChoice ? initial : undefined,
  }
}

/** One of the form's own fields with the schema's rules; `undefined` if the schema removes it. */
async function ownField(
  host: Host,
  own: SupportField,
  rules: FieldSchema | false | undefined,
  isInRequired: boolean,
): Promise<SupportField | undefined> {
  if (rules === false) return undefined
  // Named in the schema, its list decides; but nobody can be answered without an address.
  const keepsOwnRule = own.isRequired === true && (!rules || own.kind === 'email')
  const isSelect = rules?.enum !== undefined && own.kind !== 'files'
  return {
    ...own,
    ...rulesOf(host, rules ?? {}),
    max: rules?.maxLength ?? own.max,
    isRequired: isInRequired || keepsOwnRule,
    ...(isSelect && { kind: 'block', block: await loadBlock('select') }),
  }
}

/** A field that only the schema has. */
async function furtherField(
  host: Host,
  name: string,
  rules: FieldSchema,
  isRequired: boolean,
): Promise<SupportField> {
  const kind = kindOf(rules)
  const field = {
    ...rulesOf(host, rules),
    name,
    label: rules.title ?? name,
    isRequired,
    max: limitOf(rules, kind),
    autoComplete: 'off',
  }
  if (kind === 'text' || kind === 'email' || kind === 'textarea') return { ...field, kind }
  return { ...field, kind: 'block', block: await loadBlock(kind) }
}

export async function readSchema(host: Host, schema: object): Promise<SupportField[]> {
  const parsed = formSchema.safeParse(schema)
  const { required, properties } = parsed.success ? parsed.data : { required: [], properties: {} }

  const own = (isOfPerson: boolean) =>
    OWN_FIELDS.filter(({ name }) => name.startsWith('customer') === isOfPerson).map((field) =>
      ownField(host, field, properties[field.name], required.includes(field.name)),
    )
  const further = Object.entries(properties).flatMap(([name, rules]) => {
    const isOwn = OWN_FIELDS.some((field) => field.name === name)
    return rules && !isOwn ? [furtherField(host, name, rules, required.includes(name))] : []
  })
  // Further fields are between the person and the message.
  const fields = await Promise.all([...own(true), ...further, ...own(false)])
  return fields.filter((field) => field !== undefined)
}
