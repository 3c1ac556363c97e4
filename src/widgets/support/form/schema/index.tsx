/** Reads the `schema` option: it changes the built-in fields and adds more. */
import { calmText, MAX_ITEMS } from '../../../../services/fields.js'
import { formSchema, type FieldSchema } from '../../../../services/support.js'
import type { Host } from '../../../../host/host.js'
import { checkValue } from '../../../../host/json.js'
import { entriesOf } from '../../../../host/without-additions.js'
import { Select } from '../../../../ui/forms/controls.js'
import { BUILT_IN_FIELDS, type FieldBlock, type SupportField } from '../fields.js'

const select: FieldBlock = {
  Input: ({ definition, options: _options, t, ...props }) => (
    <Select
      {...props}
      placeholder={t.choose()}
      options={(definition.choices ?? []).map((value) => ({ value, text: value }))}
    />
  ),
}

type BlockName = 'select' | 'number' | 'iban' | 'password'

/** The kinds of fields that only a schema can add. All but the select are lazy chunks. */
const BLOCKS: Record<BlockName, () => Promise<{ block: FieldBlock }>> = {
  select: async () => ({ block: select }),
  number: () => import('./number.js'),
  iban: () => import('./iban.js'),
  password: () => import('./password.js'),
}

const loadBlock = async (name: BlockName): Promise<FieldBlock> => (await BLOCKS[name]()).block

/** The limit in characters for a single line without `maxLength`. A text area without `maxLength` has no limit. */
const LINE_MAX = 2000

type Kind = 'text' | 'email' | 'textarea' | BlockName

/** Whether all types that the schema allows are among these. `null` does not count, because an empty field is not sent. */
function hasOnly({ type = [] }: FieldSchema, allowed: readonly string[]): boolean {
  const types = [type].flat().filter((name) => name !== 'null')
  return types.length > 0 && types.every((name) => allowed.includes(name))
}

function kindOf(rules: FieldSchema): Kind {
  const { enum: choices, format } = rules
  if (choices) return 'select'
  switch (format) {
    case 'textarea':
    case 'email':
    case 'number':
    case 'iban':
    case 'password':
      return format
    default:
      return hasOnly(rules, ['number', 'integer']) ? 'number' : 'text'
  }
}

const SCHEMA_DOCS = 'start/support#the-schema'

const limitOf = ({ maxLength }: FieldSchema, kind: Kind): number | undefined =>
  maxLength ?? (kind === 'textarea' ? undefined : LINE_MAX)

function readPattern(host: Host, { pattern: source }: FieldSchema): RegExp | undefined {
  if (source === undefined) return undefined
  // HTML's `pattern` has the flag `v`. JSON Schema's has `u`, which also allows classes such as `[0-9 ()/-]`.
  for (const flag of ['v', 'u'])
    try {
      return new RegExp(source, flag)
    } catch {
      // The next flag may allow it.
    }
  host.warn(`the pattern ${source} is invalid, so it is ignored`, SCHEMA_DOCS)
  return undefined
}

/** The part of a definition that built-in and additional fields share. */
function commonDefinition(host: Host, rules: FieldSchema): Partial<SupportField> {
  const { enum: choices, default: initial } = rules
  // A select cannot show a default that is not among its choices, so that default must not be sent.
  const isDefaultAllowed = initial === undefined || !choices || choices.includes(initial)
  return {
    min: rules.minLength,
    pattern: readPattern(host, rules),
    choices,
    hasDecimals: !hasOnly(rules, ['integer']),
    label: rules.title,
    hint: rules.description,
    initial: isDefaultAllowed ? initial : undefined,
  }
}

/** A built-in field with the schema's rules; `undefined` if the schema removes the field. */
async function builtInField(
  host: Host,
  builtIn: SupportField,
  rules: FieldSchema | false | undefined,
  isListedAsRequired: boolean,
): Promise<SupportField | undefined> {
  if (rules === false) return undefined
  // The schema's `required` list decides about fields that the schema describes. The e-mail address is always required,
  // because the shop could not reply without it.
  const staysRequired = builtIn.isRequired === true && (!rules || builtIn.kind === 'email')
  const isSelect = rules?.enum !== undefined && builtIn.kind !== 'files'
  return {
    ...builtIn,
    ...commonDefinition(host, rules ?? {}),
    max: rules?.maxLength ?? builtIn.max,
    isRequired: isListedAsRequired || staysRequired,
    ...(isSelect && { kind: 'block', block: await loadBlock('select') }),
  }
}

/** A field that the schema adds. */
async function additionalField(
  host: Host,
  name: string,
  rules: FieldSchema,
  isRequired: boolean,
): Promise<SupportField> {
  const kind = kindOf(rules)
  const field = {
    ...commonDefinition(host, rules),
    name,
    label: rules.title ?? calmText(name),
    isRequired,
    max: limitOf(rules, kind),
    autoComplete: 'off',
  }
  if (kind === 'text' || kind === 'email' || kind === 'textarea') return { ...field, kind }
  return { ...field, kind: 'block', block: await loadBlock(kind) }
}

/**
 * A control's name becomes a property of its form and hides the form's own property of that name. React and preact need
 * these properties.
 */
const RESERVED_NAMES: readonly string[] = [
  'addEventListener',
  'appendChild',
  'childNodes',
  'contains',
  'dispatchEvent',
  'elements',
  'firstChild',
  'getAttribute',
  'getRootNode',
  'insertBefore',
  'isConnected',
  'lastChild',
  'localName',
  'namespaceURI',
  'nextSibling',
  'nodeName',
  'nodeType',
  'nodeValue',
  'ownerDocument',
  'parentNode',
  'previousSibling',
  'querySelector',
  'querySelectorAll',
  'remove',
  'removeAttribute',
  'removeChild',
  'removeEventListener',
  'replaceChild',
  'setAttribute',
  'textContent',
]

/** The part of a schema that is compared with what was read from it. The host page may pass anything. */
interface GivenSchema {
  properties?: Readonly<Record<string, { enum?: unknown } | null | undefined>> | null
}

function warnOfLostChoices(
  host: Host,
  { properties }: GivenSchema,
  name: string,
  { enum: read }: FieldSchema,
) {
  const given = properties?.[name]?.enum
  if (Array.isArray(given) && given.length !== read?.length)
    host.warn(
      `the field "${name}" has ${given.length} choices, and ${read?.length ?? 0} are shown: at most ${MAX_ITEMS}, each a text, a number or a boolean`,
      SCHEMA_DOCS,
    )
}

const isAboutPerson = ({ name }: SupportField) => name.startsWith('customer')

/** @returns the form's fields. A schema with a wrong shape changes nothing. */
export async function readSchema(host: Host, schema: object): Promise<SupportField[]> {
  const checked = checkValue(formSchema, schema)
  const { required, properties } = checked.ok ? checked.data : { required: [], properties: {} }
  for (const [name, rules] of entriesOf(properties))
    if (rules) warnOfLostChoices(host, schema as GivenSchema, name, rules)

  const builtIn = (field: SupportField) =>
    builtInField(host, field, properties[field.name], required.includes(field.name))
  const additional = entriesOf(properties).flatMap(([name, rules]) => {
    const isBuiltIn = BUILT_IN_FIELDS.some((field) => field.name === name)
    if (!rules || isBuiltIn) return []
    if (RESERVED_NAMES.includes(name)) {
      host.warn(`a field cannot have the name "${name}", so it is left out`, SCHEMA_DOCS)
      return []
    }
    return [additionalField(host, name, rules, required.includes(name))]
  })
  // Additional fields go between the fields about the person and the message.
  const fields = await Promise.all([
    ...BUILT_IN_FIELDS.filter(isAboutPerson).map(builtIn),
    ...additional,
    ...BUILT_IN_FIELDS.filter((field) => !isAboutPerson(field)).map(builtIn),
  ])
  return fields.filter((field) => field !== undefined)
}
