import { describe, expect, it } from 'vitest'
import { cellAt, cellsOf, pathOf, widthFor } from '../../examples/gallery/cells.js'
import { FRAMELESS } from '../../examples/gallery/state.js'
import { STATES } from '../../examples/gallery/states/index.js'
import { parseFault } from '../../examples/shop/faults/fault.js'
import { SITE_NAMES, WIDGET_NAMES } from '../../src/api/names.js'
import { ORIGIN, visit } from './visit.js'

const ALL = { widget: undefined, state: undefined, site: undefined, platform: undefined }
const DE = cellsOf({ ...ALL, site: 'DE', platform: 'auto' })
const settingsIn = (page: string) =>
  JSON.parse(/id="gallery-cell">(.*?)<\/script>/.exec(page)?.[1] ?? '') as {
    cookies: string
    acts: unknown[]
  }

describe('the states of the gallery', () => {
  it.each(WIDGET_NAMES)('%s: each state has a unique name and a sentence', (widget) => {
    const states = STATES[widget]
    expect(states.length).toBeGreaterThan(0)
    expect(new Set(states.map(({ name }) => name)).size).toBe(states.length)
    for (const { name, sentence } of states) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(sentence, name).toMatch(/^[A-Z].*[^.]\.$/)
    }
  })

  it('name only faults that the shop knows', () => {
    const faults = DE.flatMap(({ state }) => state.faults ?? [])
    expect(faults.filter((fault) => !parseFault(fault))).toEqual([])
  })

  it('exist for each site, on their platforms', () => {
    const sites = cellsOf({ ...ALL, widget: 'newsletter', state: 'empty' })
    expect(sites.map(({ site }) => site)).toEqual(SITE_NAMES)
    const platforms = cellsOf({ ...ALL, widget: 'header', state: 'menu', site: 'AT' })
    expect(platforms.map(({ platform }) => platform)).toEqual(['auto', 'MATCH', 'SMARTPHONE'])
  })

  it('each have an address that leads back to the cell', () => {
    const cells = cellsOf(ALL)
    expect(new Set(cells.map(pathOf)).size).toBe(cells.length)
    for (const cell of cells) expect(cellAt(pathOf(cell))).toEqual(cell)
    expect(cellAt('/gallery/header/no-such-state/DE/auto')).toBeUndefined()
    expect(cellAt('/gallery/header/flyout/DE/SMARTPHONE')).toBeUndefined()
  })

  it('are shown in a window of a size in which they exist', () => {
    const cell = cellAt('/gallery/header/flyout/DE/auto')!
    expect([360, 1280].map((width) => widthFor(cell, width))).toEqual([980, 1280])
    expect(widthFor(cellAt('/gallery/header/flyout/DE/CLASSIC')!, 360)).toBe(360)
    expect(widthFor(cellAt('/gallery/header/menu/DE/auto')!, 1280)).toBe(979)
  })
})

describe('the pages of the gallery', () => {
  it('give each cell its own visitor, who is new each time', async () => {
    const browser = visit()
    const cart = async (path: string): Promise<unknown> => {
      const response = await browser.get('/service/cart/api/cart', {
        'X-CSRF-Token': '1',
        Referer: `${ORIGIN}${path}?theme=dark`,
      })
      return ((await response.json()) as { cart: { articles: unknown[] } }).cart.articles.length
    }
    const [full, empty] = ['/gallery/header/cart/DE/auto', '/gallery/header/anonymous/DE/auto'] as const
    await browser.page(full)
    await browser.page(empty)
    expect([await cart(full), await cart(empty), await cart('/')]).toEqual([2, 0, 0])
    expect([...browser.cookies.keys()].sort()).toEqual(['gallery', 'shop-visitor'])
  })

  it("send the cookies of a customer to this customer's page only, and set none in the browser", async () => {
    const browser = visit()
    const { cookies } = settingsIn(await browser.page('/gallery/header/customer/DE/auto'))
    expect(cookies).toMatch(/LoginToken=\S+/)
    expect([...browser.cookies.keys()]).toEqual(['gallery'])
    expect(settingsIn(await browser.page('/gallery/header/anonymous/DE/auto')).cookies).toBe('')
  })

  it('list each state once, and those that a filter selects', async () => {
    const framesOf = (page: string) => [...page.matchAll(/<iframe src="([^"?]*)/g)].map(([, path]) => path)
    const first = await visit().page('/gallery')
    const framed = DE.filter(({ widget }) => !FRAMELESS.includes(widget)).map(pathOf)
    expect(framesOf(first)).toEqual(framed.slice(0, 24))
    const filtered = await visit().page('/gallery?widget=footer&state=reduced&site=all&platform=MATCH')
    expect(framesOf(filtered)).toEqual(SITE_NAMES.map((site) => `/gallery/footer/reduced/${site}/MATCH`))
  })

  it('name what is wrong in an address, and drop a state of another widget', async () => {
    expect(await visit().page('/gallery?site=XX')).toContain('There is no site “XX”.')
    expect(await visit().page('/gallery?widget=support&state=flyout')).toContain('support/empty/DE/auto')
  })

  it('have no dead links', async () => {
    const browser = visit()
    const links = [...(await browser.page('/gallery')).matchAll(/\s(?:href|src)="(\/[^"]*)"/g)]
    const paths = new Set(links.map(([, path]) => path!.replaceAll('&amp;', '&')))
    for (const path of paths)
      if (!path.startsWith('/docs')) expect((await browser.get(path)).status, path).toBe(200)
  })
})
