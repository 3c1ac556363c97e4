/** The arguments of `npx shop-embed-cli check-service`. */
import { parseArgs } from 'node:util'
import { isObject } from '../../src/host/json.js'
import { CALLS } from '../../src/services/contract/calls.js'
import { SITE_NAMES } from '../../src/api/names.js'
import { UsageError } from '../command.js'

const CREDENTIALS = ['same-origin', 'include'] as const

const fieldsIn = (value: unknown): string[] =>
  isObject(value) ? Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsIn(inner)]) : []

/** The names of all parameters, and of the fields of all bodies. */
const SETTABLE = new Set(
  CALLS.flatMap(({ parameters, body }) => [...Object.keys(parameters), ...fieldsIn(body?.example)]),
)

export interface Arguments {
  /** Where the services are: the option `api-base` of the widgets. */
  origin: string
  /** The origin of the host page, if it is not that of the services. */
  pageOrigin?: string | undefined
  /** Whether that page sends cookies: the option `credentials` of the widgets. */
  credentials: (typeof CREDENTIALS)[number]
  /** The cookies of a visitor, as a browser sends them. */
  cookie: string
  /** Names of calls or of services. If the list is empty, all calls are checked. */
  only: readonly string[]
  /** Values for parameters and body fields, which replace the examples. */
  values: Readonly<Record<string, string>>
  /** Whether calls that change something are also made. */
  isWriting: boolean
  isJson: boolean
}

const originOf = (text: string, name: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new UsageError(`${name} has to be an origin such as https://shop.example, but it is "${text}".`)
  return url.origin
}

/** A script whose variable is not set passes an empty text, which would not be what it means. */
const notEmpty = (text: string | undefined, name: string): string => {
  if (text?.trim() === '') throw new UsageError(`${name} is empty. Leave it out, or give it a value.`)
  return text ?? ''
}

const listOnly = (text: string): string[] => {
  const known = new Set(CALLS.flatMap(({ name, service }) => [name, service]))
  const names = text.split(',').filter(Boolean)
  const unknown = names.find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new UsageError(`--only: unknown call or service "${unknown}". Allowed: ${[...known].join(', ')}.`)
  return names
}

const parseCredentials = (text: string): Arguments['credentials'] => {
  const found = CREDENTIALS.find((value) => value === text)
  if (!found)
    throw new UsageError(`--credentials has to be ${CREDENTIALS.join(' or ')}, but it is "${text}".`)
  return found
}

const parseValue = (text: string): [string, string] => {
  const at = text.indexOf('=')
  if (at < 1) throw new UsageError(`--set has to be name=value, but it is "${text}".`)
  const name = text.slice(0, at)
  if (!SETTABLE.has(name))
    throw new UsageError(`--set: no call has "${name}". Allowed: ${[...SETTABLE].sort().join(', ')}.`)
  return [name, text.slice(at + 1)]
}

/** @throws {UsageError} */
export function readArguments(args: string[]): Arguments {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: 'DE' },
      only: { type: 'string' },
      origin: { type: 'string' },
      credentials: { type: 'string', default: 'same-origin' },
      cookie: { type: 'string' },
      set: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const [address, ...rest] = positionals
  if (address === undefined || rest.length > 0)
    throw new UsageError('Name the one origin of the services, such as https://shop.example.')
  if (!SITE_NAMES.some((site) => site === values.site))
    throw new UsageError(`--site has to be one of ${SITE_NAMES.join(', ')}, but it is "${values.site}".`)
  if (values.credentials === 'include' && values.origin === undefined)
    throw new UsageError('--credentials include needs --origin, the origin of the host page.')
  return {
    origin: originOf(address, 'The address'),
    pageOrigin: values.origin === undefined ? undefined : originOf(values.origin, '--origin'),
    credentials: parseCredentials(values.credentials),
    cookie: notEmpty(values.cookie, '--cookie'),
    only: listOnly(notEmpty(values.only, '--only')),
    values: {
      site: values.site,
      'X-Hunter-Site': values.site,
      ...Object.fromEntries(values.set.map(parseValue)),
    },
    isWriting: values.write,
    isJson: values.json,
  }
}
