/** Describes what is wrong with a value in plain words: which field, what is expected, and what was sent. */
import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  file: 'a file',
}

const UNITS: Record<string, string> = { string: ' characters', array: ' entries', file: ' bytes' }

const sizeOf = (bound: 'at least' | 'at most', { origin, size }: { origin: string; size: number | bigint }) =>
  `${bound} ${size}${UNITS[origin] ?? ''}`

const listOf = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ')

/** What is expected instead. The messages of our own schemas already say it. */
function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? issue.expected
    case 'invalid_value':
      return issue.values.length === 1 ? listOf(issue.values) : `one of ${listOf(issue.values)}`
    case 'too_big':
      return sizeOf('at most', { origin: issue.origin, size: issue.maximum })
    case 'too_small':
      return sizeOf('at least', { origin: issue.origin, size: issue.minimum })
    case 'not_multiple_of':
      return 'a whole number'
    case 'invalid_format':
      return issue.format === 'regex'
        ? `a text like ${issue.pattern}`
        : `a text in the format ${issue.format}`
    case 'invalid_union':
      return [...new Set(issue.errors.flat().map(describeInner))].join(', or ')
    case 'unrecognized_keys':
      return `no field ${listOf(issue.keys)}`
    default:
      return issue.message
  }
}

const describeInner = (issue: Issue): string =>
  issue.path.length ? `${issue.path.map(String).join('.')}: ${expected(issue)}` : expected(issue)

const MAX_SHOWN = 80

function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value instanceof Blob) return `a file of type ${value.type}`
  const json = JSON.stringify(value)
  return json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)}…` : json
}

const step = (value: unknown, name: PropertyKey): unknown => {
  if (typeof value === 'string') {
    // The field contains JSON text.
    try {
      return step(JSON.parse(value), name)
    } catch {
      return undefined
    }
  }
  return Object(value) === value ? (value as Record<PropertyKey, unknown>)[name] : undefined
}

/**
 * The problems of a value that may have one of several forms. If one form matches best, these are its problems.
 * Otherwise, the problem is that the value has none of the forms.
 */
function unfold(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const depthOf = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length))
  const deepest = Math.max(0, ...issue.errors.map(depthOf))
  const [form, another] = issue.errors.filter((issues) => depthOf(issues) === deepest)
  if (!form || another) return [issue]
  return form.flatMap((inner) => unfold({ ...inner, path: [...issue.path, ...inner.path] }))
}

function describe(issue: Issue, value: unknown): string {
  const path = issue.path.map(String).join('.') || 'the whole value'
  if (issue.code === 'unrecognized_keys') return `${path}: expected ${expected(issue)}`
  return `${path}: expected ${expected(issue)}; got ${show(issue.path.reduce(step, value))}`
}

/** Further problems are only counted: a service can send any number of wrong entries. */
const MAX_PROBLEMS = 50

/**
 * @param value  the value that was sent
 * @returns one line for each problem, such as `cart.articles.0.title: expected a text; got 42`
 */
export function describeProblems(schema: z.ZodMiniType, value: unknown): string[] {
  const issues: readonly Issue[] = schema.safeParse(value).error?.issues ?? []
  const all = issues.flatMap(unfold)
  const lines = all.slice(0, MAX_PROBLEMS).map((issue) => describe(issue, value))
  return all.length > MAX_PROBLEMS ? [...lines, `and ${all.length - MAX_PROBLEMS} more problems`] : lines
}
