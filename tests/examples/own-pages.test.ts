/** `/my/` serves the folder of the person who has started the shop. */
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createShopApp } from '../../examples/shop/app.js'
import { builtFolder, CSRF, visit } from './visit.js'

const LOCAL = 'http://127.0.0.1:4321'

function openFolder(files: Record<string, string>) {
  const parent = mkdtempSync(join(tmpdir(), 'shop-pages-'))
  const folder = join(parent, 'pages')
  mkdirSync(join(folder, 'sub'), { recursive: true })
  mkdirSync(join(folder, '.git'))
  writeFileSync(join(parent, 'secret.html'), 'secret')
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  const visitor = visit(createShopApp({ cdnDir: builtFolder(), pagesDir: folder }))
  return { parent, folder, visitor, get: (path: string) => visitor.get(`${LOCAL}${path}`) }
}

test('lists the HTML files of the folder, and serves them and the files that they use', async () => {
  const { get } = openFolder({ 'first.html': '<p>Hello', 'page.css': 'p {}', 'sub/second.html': 'Two' })
  expect(await (await get('/my/')).text()).toContain('<a href="/my/first.html">first.html</a>')
  const page = await get('/my/first.html')
  expect(await page.text()).toBe('<p>Hello')
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect((await get('/my/page.css')).headers.get('Content-Type')).toBe('text/css; charset=utf-8')
  expect(await (await get('/my/sub/second.html')).text()).toBe('Two')
  expect((await get('/my')).headers.get('Location')).toBe('/my/')
})

test('serves index.html as the page of its folder', async () => {
  const { get } = openFolder({ 'index.html': 'One', 'sub/index.html': 'Two' })
  expect(await (await get('/my/')).text()).toBe('One')
  expect(await (await get('/my/sub/')).text()).toBe('Two')
})

test('for an empty folder, offers the first page of the README to copy', async () => {
  const { get, folder } = openFolder({})
  const text = await (await get('/my/')).text()
  expect(text).toContain(`There is no HTML file in <code>${folder}</code> yet.`)
  const [, code = ''] = /<pre[^>]*>([^]*?)<\/pre>/.exec(text) ?? []
  const page = code
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
  expect(page).toContain('<!doctype html>')
  expect(readFileSync('README.md', 'utf8')).toContain(`\`\`\`html\n${page}\n\`\`\`\n`)
})

test('treats a page as a page of the shop: it sets the visitor’s cookie, and applies the options in the address', async () => {
  const { visitor, get } = openFolder({ 'first.html': '' })
  await get('/my/first.html?site=PL')
  expect(visitor.cookies.has('shop-visitor')).toBe(true)
  await visitor.send(
    'PUT',
    '/service/cart/api/cart',
    { setArticle: { productId: '42', tcm: 'A', quantity: 1 } },
    CSRF,
  )
  expect(visitor.memory.visitors.changed()).toMatchObject([
    { site: 'PL', cart: { articles: [{ productId: '42' }] } },
  ])
})

test('does not serve hidden files, other kinds of files, and files outside the folder', async () => {
  const { get, parent, folder } = openFolder({
    '.env': 'secret',
    '.git/page.html': 'secret',
    'key.pem': 'secret',
  })
  symlinkSync(join(parent, 'secret.html'), join(folder, 'link.html'))
  symlinkSync(parent, join(folder, 'up'))
  for (const path of [
    '.env',
    '.git/page.html',
    'key.pem',
    'link.html',
    'up/secret.html',
    '..%2fsecret.html',
    '..%5csecret.html',
    'none.html',
    'sub',
    '%00.html',
    '%ff.html',
  ]) {
    const response = await get(`/my/${path}`)
    expect(response.status, path).toBe(404)
    expect(await response.text(), path).not.toContain('secret')
  }
})

test('does not serve the state file, even if it is in the folder', async () => {
  const { folder } = openFolder({ 'state.json': '{}', 'data.json': '{}' })
  const app = createShopApp({
    cdnDir: builtFolder(),
    pagesDir: folder,
    statePath: join(folder, 'state.json'),
  })
  const statusOf = async (name: string) => (await visit(app).get(`${LOCAL}/my/${name}`)).status
  expect(await statusOf('data.json')).toBe(200)
  expect(await statusOf('state.json')).toBe(404)
})

test('serves the folder, even if the state file was deleted', async () => {
  const { folder } = openFolder({ 'first.html': 'Hello' })
  const statePath = join(folder, 'gone.json')
  const app = createShopApp({ cdnDir: builtFolder(), pagesDir: folder, statePath })
  expect((await visit(app).get(`${LOCAL}/my/first.html`)).status).toBe(200)
})

test('no other website can read the files', async () => {
  const { visitor, get } = openFolder({ 'first.html': 'Hello' })
  const { headers } = await get('/my/first.html')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  // This name resolves to the local machine.
  expect((await visitor.get('http://evil.example/my/first.html')).status).toBe(404)
})

test('without a folder, /my/ lists no pages', async () => {
  expect(await (await visit().get(`${LOCAL}/my/`)).text()).not.toContain('Your pages')
})
