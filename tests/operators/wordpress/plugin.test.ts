/** The lists in the WordPress plugin match the code. `tests/long/operators/wordpress/` runs the plugin in WordPress. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SITE_NAMES, WIDGET_NAMES } from '../../../src/api/names.js'
import { kebabCase } from '../../../src/options/read.js'
import { describeOptions } from '../../../tools/docs/describe-options.mjs'

const PLUGIN = join(import.meta.dirname, '../../../cli/operators/wordpress/shop-embed')
const read = (path: string) => readFileSync(join(PLUGIN, path), 'utf8')

/** The strings in a PHP array, such as `const NAME = ['a', 'b'];` or `'name' => ['a', 'b']`. */
function listOf(file: string, beginning: string): string[] {
  const text = read(file)
  const start = text.indexOf(`${beginning} [`)
  expect(start, beginning).toBeGreaterThan(-1)
  const list = text.slice(start + beginning.length, text.indexOf(']', start))
  return [...list.matchAll(/'([^']*)'/g)].map(([, name]) => name!)
}

/** Authors cannot set the options that determine where and how a form is sent, and whether with cookies. */
const NOT_FOR_AUTHORS = [
  'api-base',
  'credentials',
  'stage',
  'navigation-url',
  'onetrust-enabled',
  'service',
  'api-version',
]

/** The preview panel is for the shop's staff. */
const WIDGETS = WIDGET_NAMES.filter((name) => name !== 'preview')

test('the plugin offers exactly the sites of the widgets', () => {
  expect(listOf('settings.php', 'SHOP_EMBED_SITES =')).toEqual(SITE_NAMES)
})

test('the block offers all widgets except the preview panel', () => {
  expect(listOf('block/editor.js', 'WIDGETS =').toSorted()).toEqual(WIDGETS.toSorted())
})

describe('authors may set all attributes except those that determine addresses', async () => {
  const { common, ...own } = await describeOptions()
  const forAuthors = (options: ReadonlyArray<{ attribute?: string | undefined }>) =>
    options
      .flatMap(({ attribute }) => attribute?.replace(/^data-/, '') ?? [])
      .filter((name) => !NOT_FOR_AUTHORS.includes(name))

  test('of every widget', () => {
    expect(listOf('placeholder.php', 'SHOP_EMBED_COMMON_OPTIONS =')).toEqual(forAuthors(common!))
  })
  test.each(WIDGETS)('of the widget %s', (widget) => {
    expect(listOf('placeholder.php', `'${widget}' =>`)).toEqual(forAuthors(own[widget]!))
  })
})

test('the block and the shortcode “Add to cart” have the same fields, and an editor can fill in each', () => {
  const { attributes } = JSON.parse(read('add-to-cart/block.json')) as { attributes: object }
  const names = Object.keys(attributes)
  expect(listOf('add-to-cart.php', 'SHOP_EMBED_ADD_FIELDS =')).toEqual(names.map(kebabCase))
  for (const name of names) expect(read('add-to-cart/editor.js')).toContain(`'${name}'`)
})

test('the plugin states the same version everywhere', () => {
  const [, version] = /^ \* Version: (\S+)$/m.exec(read('shop-embed.php'))!
  expect(read('readme.txt')).toContain(`Stable tag: ${version}\n`)
  expect(read('shop-embed.php')).toContain(`[], '${version}')`)
  for (const block of ['block', 'add-to-cart'])
    expect(read(`${block}/editor.asset.php`)).toContain(`'version' => '${version}'`)
})
