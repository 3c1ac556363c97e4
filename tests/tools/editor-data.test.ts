/** The data for editors: the formats of VS Code and JetBrains, and every attribute, custom property and part. */
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { WIDGET_NAMES } from '../../src/api/names.js'
import { METHODS } from '../../src/html/argument.js'
import { CONDITIONS, TEXTS } from '../../src/html/values.js'
import { PARTS } from '../../tools/docs/css-tags.mjs'
import { describeProperties } from '../../tools/docs/custom-properties.mjs'
import { describeOptions } from '../../tools/docs/describe-options.mjs'
import { cssData, htmlData, webTypes } from '../../tools/docs/editor-data.mjs'

const text = z.string().check(z.minLength(1))
const markdown = z.strictObject({ kind: z.literal('markdown'), value: text })
const attributeName = z.string().check(z.regex(/^data-[a-z-]+$/))
const propertyName = z.string().check(z.regex(/^--shop-[a-z-]+$/))
const references = z.array(z.strictObject({ name: text, url: z.url() }))

const properties = describeProperties()
const parts = [...new Set(Object.values(PARTS).flatMap((table) => Object.keys(table)))]

describe('html-data.json', async () => {
  /** The part of the format that we use: code.visualstudio.com, "Custom Data for HTML Language Service". */
  const format = z.strictObject({
    version: z.literal(1.1),
    globalAttributes: z.array(
      z.strictObject({
        name: attributeName,
        description: markdown,
        valueSet: z.optional(z.literal('v')),
        values: z.optional(z.array(z.strictObject({ name: text, description: z.optional(markdown) }))),
      }),
    ),
  })
  const { globalAttributes } = format.parse(await htmlData())
  const attribute = (name: string) => globalAttributes.find((candidate) => candidate.name === name)
  const valuesOf = (name: string) => attribute(name)?.values?.map((value) => value.name)

  test('lists each attribute once, with its explanation for each widget that has it', async () => {
    for (const [owner, options] of Object.entries(await describeOptions()))
      for (const option of options.filter((one) => one.attribute)) {
        const found = globalAttributes.filter(({ name }) => name === option.attribute)
        expect(found, `${owner}: ${option.name}`).toHaveLength(1)
        expect(found[0]!.description.value).toContain(option.explanation)
      }
  })

  test('offers the known texts of an option that allows others', () => {
    expect(valuesOf('data-origin')).toEqual(['NEWSLETTER', 'SHOPPING_CART'])
  })

  test('offers the allowed values; a boolean attribute has none', () => {
    expect(valuesOf('data-shop-widget')).toEqual([...WIDGET_NAMES])
    expect(valuesOf('data-search-mode')).toEqual(['field', 'flyout', 'overlay'])
    expect(valuesOf('data-show-promotion-banner')).toEqual(['true', 'false'])
    expect(attribute('data-sticky')).toMatchObject({ valueSet: 'v' })
    expect(attribute('data-debug')).toMatchObject({ valueSet: 'v' })
  })

  test('has the attributes of elements without a script, and explains each of their values', () => {
    expect(valuesOf('data-shop-cart')).toEqual([...METHODS])
    expect(valuesOf('data-shop-text')).toEqual(Object.keys(TEXTS))
    expect(valuesOf('data-shop-show')).toEqual(Object.keys(CONDITIONS))
    expect(attribute('data-shop-search')).toMatchObject({ valueSet: 'v' })
    for (const name of ['data-shop-cart', 'data-shop-text', 'data-shop-show', 'data-shop-state'])
      for (const value of attribute(name)!.values!)
        expect(value.description, `${name}=${value.name}`).toBeDefined()
  })

  test('has the fields of the argument, with what they mean to each method', () => {
    expect(attribute('data-quantity')?.description.value).toBe(
      '**add**: How many pieces to add; by default 1.\n\n**setArticle**: How many pieces the cart has afterwards. 0 removes the article.',
    )
    expect(valuesOf('data-set')).toEqual(['true', 'false'])
    expect(valuesOf('data-product-id')).toBeUndefined()
  })
})

describe('css-data.json', () => {
  /** The part of the format that we use: docs/customData.schema.json of the package vscode-css-languageservice. */
  const format = z.strictObject({
    version: z.literal(1.1),
    properties: z.array(
      z.strictObject({
        name: propertyName,
        description: markdown,
        syntax: text,
        references,
        restrictions: z.optional(z.tuple([z.literal('color')])),
      }),
    ),
    pseudoElements: z.array(
      z.strictObject({
        name: z.string().check(z.regex(/^::part\([a-z-]+\)$/)),
        description: markdown,
        references,
      }),
    ),
  })
  const data = format.parse(cssData())

  test('has each custom property, with its default and its syntax', () => {
    expect(data.properties.map(({ name }) => name)).toEqual(properties.map(({ name }) => name))
    expect(data.properties.find(({ name }) => name === '--shop-radius')).toMatchObject({
      description: { value: 'Radius of corners. Default: `8px`.' },
      syntax: '<length-percentage>',
    })
  })

  test('offers colours for the properties that are one', () => {
    const colours = data.properties.filter(({ restrictions }) => restrictions).map(({ name }) => name)
    expect(colours).toEqual(
      properties.map(({ name }) => name).filter((name) => name.startsWith('--shop-color-')),
    )
  })

  test('has each part once, with what it is in each widget', () => {
    expect(data.pseudoElements.map(({ name }) => name)).toEqual(parts.map((name) => `::part(${name})`))
    expect(data.pseudoElements.find(({ name }) => name === '::part(form)')?.description.value).toBe(
      '**newsletter**: the form.\n\n**support**: the form.',
    )
  })
})

describe('web-types.json', async () => {
  /** The part of the format that we use: the schema at http://json.schemastore.org/web-types. */
  const contribution = { name: text, description: text, 'doc-url': z.url() }
  const format = z.strictObject({
    $schema: z.literal('http://json.schemastore.org/web-types'),
    name: z.literal('shop-embed'),
    version: z.string().check(z.regex(/^\d+\.\d+\.\d+/)),
    'description-markup': z.literal('markdown'),
    contributions: z.strictObject({
      html: z.strictObject({
        attributes: z.array(
          z.strictObject({
            ...contribution,
            name: attributeName,
            value: z.strictObject({
              kind: z.literal('plain'),
              type: z.enum(['boolean', 'enum', 'string']),
              required: z.optional(z.boolean()),
            }),
            values: z.optional(z.array(z.strictObject({ name: text, description: z.optional(text) }))),
          }),
        ),
      }),
      css: z.strictObject({
        properties: z.array(
          z.strictObject({
            ...contribution,
            name: propertyName,
            'description-sections': z.strictObject({ Default: text, Syntax: text }),
          }),
        ),
        parts: z.array(z.strictObject(contribution)),
      }),
    }),
  })
  const { html, css } = format.parse(await webTypes()).contributions

  test('has the same attributes and values as the data for VS Code', async () => {
    const { globalAttributes } = await htmlData()
    const list = (
      attributes: ReadonlyArray<{ name: string; values?: Array<{ name: string }> | undefined }>,
    ) => attributes.map(({ name, values = [] }) => [name, values.map((value) => value.name)])
    expect(list(html.attributes)).toEqual(list(globalAttributes))
  })

  test('allows other values only where the widgets allow them', () => {
    const typeOf = (name: string) => html.attributes.find((one) => one.name === name)?.value.type
    expect(['data-shop-cart', 'data-site', 'data-origin', 'data-sticky', 'data-title'].map(typeOf)).toEqual([
      'enum',
      'enum',
      'string',
      'boolean',
      'string',
    ])
  })

  test('has each custom property and each part', () => {
    expect(css.properties.map(({ name }) => name)).toEqual(properties.map(({ name }) => name))
    expect(css.parts.map(({ name }) => name)).toEqual(parts)
  })
})
