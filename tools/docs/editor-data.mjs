/**
 * The data for editors in `dist/npm/`, made from the same descriptions as the reference: `html-data.json` and `css-data.json` in
 * the format of VS Code's custom data for HTML and for CSS, version 1.1, and `web-types.json` for JetBrains' editors.
 */
import { docsUrl, name, version } from '../package-facts.mjs'
import { PARTS } from './css-tags.mjs'
import { describeProperties } from './custom-properties.mjs'
import { describeAttributes } from './describe-attributes.mjs'

const markdown = (value) => ({ kind: 'markdown', value })

const REFERENCE = `${docsUrl}reference/`

export async function htmlData() {
  const attributes = await describeAttributes()
  return {
    version: 1.1,
    globalAttributes: attributes.map(({ name: attribute, explanation, isSwitch, values }) => ({
      name: attribute,
      description: markdown(explanation),
      // In this format, `v` is an attribute without a value.
      ...(isSwitch && { valueSet: 'v' }),
      ...(values.length > 0 && {
        values: values.map((value) => ({
          name: value.name,
          ...(value.explanation && { description: markdown(value.explanation) }),
        })),
      }),
    })),
  }
}

/** Each name once: several widgets have a part with the name `form`. */
function describeParts() {
  const parts = new Map()
  for (const [widget, own] of Object.entries(PARTS))
    for (const [part, explanation] of Object.entries(own))
      parts.set(part, [...(parts.get(part) ?? []), `**${widget}**: ${explanation}.`])
  return [...parts].map(([part, paragraphs]) => ({ name: part, explanation: paragraphs.join('\n\n') }))
}

const asSentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`

export const cssData = () => ({
  version: 1.1,
  properties: describeProperties().map(({ name: property, explanation, defaultText, syntax }) => ({
    name: property,
    description: markdown(`${asSentence(explanation)} Default: \`${defaultText}\`.`),
    syntax,
    references: [{ name: 'Custom properties', url: `${REFERENCE}styles#custom-properties` }],
    // With this, VS Code offers colours.
    ...(syntax === '<color>' && { restrictions: ['color'] }),
  })),
  pseudoElements: describeParts().map(({ name: part, explanation }) => ({
    name: `::part(${part})`,
    description: markdown(explanation),
    references: [{ name: 'Parts', url: `${REFERENCE}styles#parts` }],
  })),
})

const attributeValue = ({ isSwitch, isClosed }) => {
  if (isSwitch) return { value: { kind: 'plain', type: 'boolean', required: false } }
  return { value: { kind: 'plain', type: isClosed ? 'enum' : 'string' } }
}

export async function webTypes() {
  const attributes = await describeAttributes()
  return {
    $schema: 'http://json.schemastore.org/web-types',
    name,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        attributes: attributes.map((attribute) => ({
          name: attribute.name,
          description: attribute.explanation,
          'doc-url': docsUrl + 'reference',
          ...attributeValue(attribute),
          ...(attribute.values.length > 0 && {
            values: attribute.values.map((value) => ({
              name: value.name,
              ...(value.explanation && { description: value.explanation }),
            })),
          }),
        })),
      },
      css: {
        properties: describeProperties().map(({ name: property, explanation, defaultText, syntax }) => ({
          name: property,
          description: asSentence(explanation),
          'description-sections': { Default: `\`${defaultText}\``, Syntax: `\`${syntax}\`` },
          'doc-url': `${REFERENCE}styles#custom-properties`,
        })),
        parts: describeParts().map(({ name: part, explanation }) => ({
          name: part,
          description: explanation,
          'doc-url': `${REFERENCE}styles#parts`,
        })),
      },
    },
  }
}
