/** `npx shop-embed-cli doctor` on each broken page of the reference shop: it finds the mistake of the page, and nothing else. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { version } from 'virtual:release'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { HTTPS_HOST, nameOf, type Place } from '../../../examples/doctor/broken-page.js'
import { BROKEN_PAGES } from '../../../examples/doctor/pages.js'
import { startShop, type RunningShop } from '../../../examples/shop/server.js'
import type { Finding } from '../../../src/api/doctor.js'
import doctor from '../../../cli/doctor/index.js'
import { scriptsOf } from '../../../cli/release/scripts.js'
import { FINDINGS, type FindingText } from '../../../src/doctor/findings.js'
import { digest, shortHash } from '../../../tools/hashes.mjs'

let shop: RunningShop
let cdnDir: string

/** Both hashes of a file, as the manifest names them. */
const hashesOf = (code: string) => ({
  integrity: `sha384-${digest('sha384', code)}`,
  preload: `sha256-${digest('sha256', code)}`,
})

/**
 * A release with the files that the doctor reads: a loader, a manifest, the list of scripts, and one chunk of the header and
 * the footer.
 */
function writeRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-doctor-'))
  mkdirSync(join(folder, 'chunks'))
  const loader = `window.Shop={version:"${version}",mark:Symbol.for("shop-embed")}`
  const chunk = 'export let chunk\n'
  const path = `chunks/header.${shortHash(chunk)}.js`
  writeFileSync(join(folder, 'loader.js'), loader)
  writeFileSync(join(folder, path), chunk)
  const manifest = {
    version,
    docs: '../docs/',
    files: {
      'loader.js': hashesOf(loader),
      [path]: hashesOf(chunk),
    },
    widgets: { header: [path], footer: [path] },
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 1))
  writeFileSync(join(folder, 'scripts.json'), JSON.stringify(scriptsOf(manifest)))
  return folder
}

/** The shop has no https address, so the test reads its page from the http address. */
function serveHttps(): void {
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = new URL(input)
    if (url.hostname !== HTTPS_HOST) return real(input, init)
    if (url.protocol === 'http:') throw new TypeError('fetch failed')
    const response = await real(`${shop.url}${url.pathname}${url.search}`, init)
    return Object.defineProperty(response, 'url', { value: input })
  })
}

function addressOf(place: Place): string {
  const { port } = new URL(shop.partnerUrl)
  return {
    shop: shop.url,
    partner: `http://127.0.0.1:${port}`,
    'other-site': shop.partnerUrl,
    https: `https://${HTTPS_HOST}`,
  }[place]
}

/** @returns the exit code and the output */
async function run(...args: string[]): Promise<{ code: number; printed: string }> {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text))
  const code = await doctor.run(args)
  log.mockRestore()
  return { code, printed: lines.join('\n') }
}

beforeAll(async () => {
  cdnDir = writeRelease()
  shop = await startShop({ port: 0, cdnDir })
  serveHttps()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await shop.close()
  rmSync(cdnDir, { recursive: true })
})

const found = BROKEN_PAGES.filter(({ code }) => (FINDINGS[code] as FindingText).foundBy.includes('command'))

test.each(found.map((page) => [page.code, page] as const))('%s', async (code, page) => {
  const { place = 'shop' } = page
  const inventory = code.startsWith('SCRIPT_') ? ['--inventory', `${shop.url}/cdn/scripts.json`] : []
  const { code: exit, printed } = await run(
    `${addressOf(place)}/doctor/${nameOf(page)}`,
    '--json',
    ...inventory,
  )
  const findings = JSON.parse(printed) as Finding[]
  expect([...new Set(findings.map((finding) => finding.code))], printed).toEqual([code])
  expect(printed).not.toMatch(/\{\w+\}|undefined/)
  expect(exit).toBe(FINDINGS[code].severity === 'error' ? 1 : 0)
})

test('finds nothing on a healthy page', async () => {
  const url = `${shop.url}/doctor/healthy`
  expect(await run(url)).toEqual({ code: 0, printed: `shop-embed doctor: nothing found on ${url}` })
})

test('finds nothing on a healthy page whose scripts are in the inventory, which may be a file', async () => {
  const url = `${shop.url}/doctor/healthy`
  expect(await run(url, '--inventory', join(cdnDir, 'scripts.json'))).toEqual({
    code: 0,
    printed: `shop-embed doctor: nothing found on ${url}`,
  })
})

test('refuses an inventory that cannot be read, or is something else', async () => {
  const url = `${shop.url}/doctor/healthy`
  await expect(run(url, '--inventory', `${cdnDir}/none.json`)).rejects.toThrow('could not be read: ENOENT')
  await expect(run(url, '--inventory', `${shop.url}/cdn/none.json`)).rejects.toThrow('responds with 404')
  await expect(run(url, '--inventory', join(cdnDir, 'loader.js'))).rejects.toThrow('could not be read')
  await expect(run(url, '--inventory', join(cdnDir, 'manifest.json'))).rejects.toThrow('is not an inventory')
})

test('prints a finding with its place, its reason and its fix', async () => {
  const { printed } = await run(`${shop.url}/doctor/unknown-widget`)
  expect(printed).toContain('shop-embed doctor: 1 error on ')
  expect(printed).toContain('ERROR UNKNOWN_WIDGET: There is no widget "haeder". Is it "header"?')
  expect(printed).toContain('  Where: <div data-shop-widget="haeder"')
  expect(printed).toContain('  Fix it: Write one of header, footer, newsletter, support, preview')
  expect(printed).toContain('/docs/doctor#unknown-widget')
  expect(printed).not.toContain('The docs are not published yet')
})

test('prints no control characters of the page', async () => {
  const evil = 'data-shop-widget="&#27;[2J&#27;]52;c;eA==&#7;&#155;2J&#8238;"'
  const body = `<div ${evil}></div><script src="/cdn/loader.js" data-site="DE"></script>`
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    input.endsWith('/evil')
      ? Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/html' } }))
      : real(input, init),
  )
  for (const args of [[], ['--json']]) {
    const { code, printed } = await run(`${shop.url}/evil`, ...args)
    expect(code).toBe(1)
    expect(printed).toContain('UNKNOWN_WIDGET')
    expect(printed).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
  }
  vi.stubGlobal('fetch', real)
})

test('reports a page without a server, and an invalid address', async () => {
  const { code, printed } = await run('http://127.0.0.1:1/')
  expect(code).toBe(1)
  expect(printed).toContain('ERROR PAGE_UNREACHABLE: The page http://127.0.0.1:1/ could not be read:')
  // The release of the page, which has docs, is not known either.
  expect(printed).toMatch(/\n\nThe docs are not published yet: .*npx shop-embed-cli shop/)
  await expect(run()).rejects.toThrow('The address of the page is missing.')
  await expect(run('page.html')).rejects.toThrow(
    'The address has to be one such as https://partner.example/page, but it is "page.html"',
  )
  await expect(run(shop.url, 'more')).rejects.toThrow('"more"')
})

test('does not accept a picture as a page', async () => {
  const { printed } = await run(`${shop.url}/img/cup/favicon/64x64.svg`)
  expect(printed).toContain('PAGE_UNREACHABLE')
})
