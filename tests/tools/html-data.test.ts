/** The attributes for editors: the format of VS Code's custom data for HTML, and every option. */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { WIDGET_NAMES } from '../../src/api/names.js'
import { describeOptions } from '../../tools/docs/describe-options.mjs'
import { htmlData } from '../../tools/docs/html-data.mjs'

/** The part of the format that we use: code.visualstudio.com, "Custom Data for HTML Language Service". */
const markdown = z.strictObject({ kind: z.literal('markdown'), value: z.string().check(z.minLength(1)) })
const format = z.strictObject({
  version: z.literal(1.1),
  globalAttributes: z.array(
    z.strictObject({
      name: z.string().check(z.regex(/^data-[a-z-]+$/)),
      description: markdown,
      valueSet: z.optional(z.literal('v')),
      values: z.optional(
        z.array(
          z.strictObject({ name: z.string().check(z.minLength(1)), description: z.optional(markdown) }),
        ),
      ),
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
