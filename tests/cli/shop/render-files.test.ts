/** The start page of the reference shop includes the files of the command. */
import { expect, test, vi } from 'vitest'
import { renderFiles } from '../../../cli/shop/render-files.js'
import { createShopApp } from '../../../examples/shop/app.js'

const open = (render = renderFiles) => {
  const { app } = createShopApp({ cdnDir: 'none', renderFiles: render })
  return async (path: string) => (await app.request(path)).text()
}
const widgetsIn = (html: string) =>
  [...html.matchAll(/<div data-shop-widget="(\w+)"[^>]*><template shadowrootmode/g)].map(([, name]) => name)

test('the start page has the header and the footer of its site, and their style sheets in the head', async () => {
  const html = await open()('/?site=PL')
  expect(widgetsIn(html)).toEqual(['header', 'footer'])
  expect(html).toMatch(/<head>[^]*\/cdn\/styles\/header\.[^]*\/cdn\/styles\/footer\.[^]*<\/head>/)
  expect(html).toContain('data-site="PL" data-promotion-ids="category-sale,pi-autumn"')
})

test.each(['/?site=DE&locale=en', '/?sticky', '/?fault=navigation:fail', '/?platform=MATCH', '/cart'])(
  '%s has placeholders',
  async (path) => expect(widgetsIn(await open()(path))).toEqual([]),
)

test('each site is rendered once, and if that fails, the start page has placeholders', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const render = vi.fn<typeof renderFiles>(() => Promise.reject(new Error('no package')))
  const read = open(render)
  expect(widgetsIn(await read('/'))).toEqual([])
  expect(await read('/')).toContain('<div data-shop-widget="header"')
  expect(render).toHaveBeenCalledTimes(1)
})
