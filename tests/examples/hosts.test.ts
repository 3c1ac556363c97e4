import { describe, expect, it } from 'vitest'
import { HOST_PAGES } from '../../examples/hosts/pages/index.js'
import { visit } from './visit.js'

describe('the gallery of host pages', () => {
  it('lists each page once, with its sentence', async () => {
    const list = await visit().page('/hosts')
    for (const { name } of HOST_PAGES) expect(list.split(`href="/hosts/${name}"`)).toHaveLength(2)
    expect(list).toContain(HOST_PAGES[0]!.sentence)
  })

  it.each(HOST_PAGES.map((page) => [page.name, page] as const))(
    '%s has all widgets and the script tag',
    async (name, { body, headers = {}, contentType = 'text/html', loader, nonce }) => {
      const response = await visit().get(`/hosts/${name}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toContain(contentType)
      for (const [header, value] of Object.entries(headers)) expect(response.headers.get(header)).toBe(value)
      if (body) return
      const text = await response.text()
      for (const widget of ['header', 'newsletter', 'support', 'footer'])
        expect(text).toContain(`<div data-shop-widget="${widget}"`)
      if (!loader && !nonce) expect(text).toContain('<script async="async" src="/cdn/loader.js"')
    },
  )

  it('does not serve unknown names', async () => {
    expect((await visit().get('/hosts/nothing')).status).toBe(404)
    expect((await visit().get('/hosts/bundles/esbuild.js')).status).toBe(404)
  })
})
