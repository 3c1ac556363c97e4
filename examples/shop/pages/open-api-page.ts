/** `/openapi`: the contract with the services, for people. `/openapi.json` is the same for programs. */
import { createRequire } from 'node:module'
import { html } from 'hono/html'
import { CALLS } from '../../../src/services/contract/calls.js'
import { openApi } from '../../../src/services/contract/open-api.js'
import { responsesOf, type Parameter, type ServiceCall } from '../../../src/services/contract/service-call.js'
import type { ShopContext } from '../context.js'
import { renderPage, type Html } from './layout.js'
import { markCode } from './mark-code.js'

interface JsonSchema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  contentSchema?: JsonSchema
  maxLength?: number
}

interface Media {
  schema: JsonSchema
  example?: unknown
}

/** The package that this one belongs to. */
const { version } = createRequire(import.meta.url)('shop-embed/package.json') as { version: string }

const DOCUMENT = openApi(version) as {
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: Record<string, Media> }
        responses: Record<string, { content?: Record<string, Media> }>
      }
    >
  >
  components: { schemas: Record<string, JsonSchema> }
}

const nameOf = (ref: string): string => ref.split('/').at(-1)!

const quote = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ')

/** The type of a field in a few words; a schema with a name is a link. */
function typeOf(schema: JsonSchema): Html {
  const { $ref, anyOf, items, type, maxLength, contentSchema } = schema
  if ($ref) return html`<a href="#${nameOf($ref)}">${nameOf($ref)}</a>`
  if (anyOf) return html`${anyOf.map((form, at) => html`${at > 0 && ' or '}${typeOf(form)}`)}`
  if (items) return html`list of ${typeOf(items)}`
  if (schema.enum) return html`one of ${quote(schema.enum)}`
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`
  const limit = maxLength === undefined ? '' : `, at most ${maxLength} characters`
  const content = contentSchema && html`, which contains JSON: ${typeOf(contentSchema)}`
  return html`${[type].flat().join(' or ') || 'anything'}${limit}${content}`
}

/** The objects inside a schema, whose fields are listed below it. */
const objectsIn = (schema: JsonSchema): JsonSchema[] =>
  schema.properties
    ? [schema]
    : [schema.items, ...(schema.anyOf ?? [])].flatMap((inner) => (inner ? objectsIn(inner) : []))

function fieldsOf(schema: JsonSchema): Html {
  const fields = objectsIn(schema).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).map(([name, field]) => ({ name, field, isRequired: required.includes(name) })),
  )
  if (fields.length === 0) return html``
  return html`<ul>
    ${fields.map(
      ({ name, field, isRequired }) =>
        html`<li>
          <code>${name}</code>: ${typeOf(field)}${!isRequired && ' (optional)'}${fieldsOf(field)}
        </li>`,
    )}
  </ul>`
}

/** A wide example scrolls, so the Tab key has to reach it. */
const example = (label: string, value: unknown): Html =>
  html`<pre class="code" tabindex="0" role="group" aria-label="${label}">
${JSON.stringify(value, null, 2)}</pre>`

const parameter = ([name, details]: [string, Parameter]): Html =>
  html`<li>
    <code>${name}</code> (${details.in}${details.missing && `, left out ${details.missing}`}):
    ${markCode(details.meaning)} Example: <code>${details.example}</code>
  </li>`

const media = (label: string, content: Record<string, Media> | undefined): Html =>
  html`${Object.entries(content ?? {}).map(
    ([type, { schema, example: value }]) =>
      html`<p>${type}: ${typeOf(schema)}</p>
        ${example(label, value)}`,
  )}`

function operation(call: ServiceCall): Html {
  const { name, method, path, summary, caller, effect, spec, parameters } = call
  const { requestBody, responses } = DOCUMENT.paths[path]![method.toLowerCase()]!
  return html`<article class="card" id="${name}">
    <h3><code>${method} ${path}</code></h3>
    <p>${summary}. ${markCode(caller)} ${effect && `The call ${effect}.`}</p>
    <p class="small">Specification: ${spec}</p>
    ${
      Object.keys(parameters).length > 0 &&
      html`<h4>Parameters</h4>
        <ul>
          ${Object.entries(parameters).map(parameter)}
        </ul>`
    }
    ${
      requestBody &&
      html`<h4>Body</h4>
        ${media(`Example of the body of ${name}`, requestBody.content)}`
    }
    <h4>Responses</h4>
    <dl>
      ${responsesOf(call).map(
        ([status, { meaning }]) =>
          html`<dt><code>${status}</code></dt>
            <dd>
              ${markCode(meaning)}
              ${media(`Example of the response ${status} of ${name}`, responses[status]?.content)}
            </dd>`,
      )}
    </dl>
  </article>`
}

const services = [...new Set(CALLS.map(({ service }) => service))]

export const openApiJson = (c: ShopContext): Response => {
  // Tools that show or check the document run on other origins.
  c.header('Access-Control-Allow-Origin', '*')
  return c.json(DOCUMENT)
}

export const openApiPage = (c: ShopContext): Response | Promise<Response> =>
  renderPage(c, {
    title: 'Services',
    lang: 'en',
    main: html`<h1>The calls to the services</h1>
      <p>
        This page lists what the widgets send, and what a service should send back. Programs read
        <a href="/openapi.json">openapi.json</a>. The status <code>default</code> means every other status
        from 400 on.
      </p>
      <ul>
        ${CALLS.map(({ name, summary }) => html`<li><a href="#${name}">${summary}</a></li>`)}
      </ul>
      ${services.map(
        (service) =>
          html`<h2>${service}</h2>
            ${CALLS.filter((call) => call.service === service).map(operation)}`,
      )}
      <h2>Schemas</h2>
      ${Object.entries(DOCUMENT.components.schemas).map(
        ([name, schema]) =>
          html`<section class="card" id="${name}">
            <h3>${name}</h3>
            <p>${schema.items || !schema.properties ? typeOf(schema) : 'object'}</p>
            ${fieldsOf(schema)}
          </section>`,
      )}`,
  })
