/** The docs at `/docs/`, which `npm start` builds while the shop is open. */
import { cpSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { docsSite } from '../../examples/shop/docs-site.js'

test('until the docs are built, a page says so, reloads itself and then shows them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-docs-'))
  const site = docsSite(join(folder, 'docs'))
  const get = (path: string) => site.request(`http://127.0.0.1:4321${path}`)
  for (const path of ['/docs/', '/docs/reference', '/docs/samples/first-page.html']) {
    const response = await get(path)
    expect(response.status).toBe(503)
    expect(response.headers.get('Refresh')).toBe('2')
    expect(await response.text()).toContain('The docs are not built yet')
  }

  mkdirSync(join(folder, 'new/samples'), { recursive: true })
  writeFileSync(join(folder, 'new/index.html'), 'Start')
  writeFileSync(join(folder, 'new/reference.html'), 'Reference')
  cpSync('docs/samples/first-page.html', join(folder, 'new/samples/first-page.html'))
  renameSync(join(folder, 'new'), join(folder, 'docs'))
  expect(await (await get('/docs/')).text()).toBe('Start')
  expect(await (await get('/docs/reference')).text()).toBe('Reference')
  // The samples use this shop.
  expect(await (await get('/docs/samples/first-page.html')).text()).toContain(
    'src="http://127.0.0.1:4321/cdn/',
  )
  expect((await get('/docs/none')).status).toBe(404)
})
