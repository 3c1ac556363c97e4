/** `Shop.doctor()` on each broken page of the gallery: it finds the mistake of the page, and nothing else. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { HTTPS_HOST, nameOf, type Place } from '../../../examples/doctor/broken-page.js'
import { BROKEN_PAGES } from '../../../examples/doctor/pages.js'
import type { Finding } from '../../../src/api/doctor.js'
import { FINDINGS, type FindingText } from '../../../src/doctor/findings.js'
import { root } from '../../../tools/paths.mjs'
import { expect, test } from '../../browser/support/fixtures.js'
import { inWidget } from '../../browser/support/parts.js'
import { openAsWritten } from '../support/open-as-written.js'

/** The partner's pages are on the next port, under two host names. */
function originOf(place: Place, baseURL: string): string {
  const { hostname, port } = new URL(baseURL)
  const partnerPort = Number(port) + 1
  return {
    shop: baseURL,
    partner: `http://${hostname}:${partnerPort}`,
    'other-site': `http://localhost:${partnerPort}`,
    https: `https://${HTTPS_HOST}`,
  }[place]
}

/** Serves the shop at the https address. Its http address does not respond. */
async function serveHttps(page: Page, baseURL: string) {
  await page.route(`https://${HTTPS_HOST}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}${search}` }) })
  })
  await page.route(`http://${HTTPS_HOST}/**`, (route) => route.abort())
}

/** Calls the doctor as a developer does in the console: `Shop.doctor()`, or the module next to the loader without it. */
const examine = (page: Page, module: string): Promise<Finding[]> =>
  page.evaluate(async (address) => {
    type Doctor = { doctor?: () => Promise<Finding[]> }
    const shop = window.Shop as Doctor | undefined
    const response = await shop?.doctor?.().catch(() => undefined)
    if (response) return response
    return ((await import(address)) as Required<Doctor>).doctor()
  }, module)

/** The doctor of a newer release. The doctor of an old loader comes from its own release, and does not know newer ones. */
const examineWithNewer = (page: Page, module: string): Promise<Finding[]> =>
  page.evaluate(
    async (address) => ((await import(address)) as { doctor: () => Promise<Finding[]> }).doctor(),
    module,
  )

const isForPage = ({ code }: { code: keyof typeof FINDINGS }) =>
  (FINDINGS[code] as FindingText).foundBy.includes('page')

for (const broken of BROKEN_PAGES.filter(isForPage)) {
  const { code, sentence, place = 'shop' } = broken
  test(`the doctor finds ${code}: ${sentence}`, async ({ page, baseURL }) => {
    if (place === 'https') await serveHttps(page, baseURL!)
    const own = originOf(place, baseURL!)
    await page.goto(`${own}/doctor/${nameOf(broken)}`)
    const modules = place === 'https' ? own : baseURL
    const run = code === 'LOADER_OLD' ? examineWithNewer : examine
    const findings = await run(page, `${modules}/cdn/doctor.js`)
    expect([...new Set(findings.map((finding) => finding.code))], JSON.stringify(findings, null, 1)).toEqual([
      code,
    ])
    for (const { problem, reason, fix, link } of findings) {
      expect(`${problem} ${reason} ${fix}`).not.toMatch(/\{\w*\}|undefined/)
      expect(link).toMatch(new RegExp(`/docs/doctor#${nameOf(broken)}$`))
    }
  })
}

/** The doctor's output, without the browser's own messages about failed requests. */
function recordPrinted(page: Page): string[] {
  const printed: string[] = []
  page.on('console', (message) => {
    if (/shop-embed doctor|^(ERROR|WARNING|HINT) /.test(message.text())) printed.push(message.text())
  })
  return printed
}

test('the doctor finds nothing on a healthy page, and says so in the console', async ({ page }) => {
  const printed = recordPrinted(page)
  await page.goto('/doctor/healthy')
  expect(await examine(page, '/cdn/doctor.js')).toEqual([])
  expect(printed).toEqual([
    expect.stringMatching(/^shop-embed doctor: nothing found on http.*\/doctor\/healthy$/),
  ])
})

test('prints a finding with its place, its reason and its fix', async ({ page }) => {
  const printed = recordPrinted(page)
  await page.goto('/doctor/unknown-option')
  await examine(page, '/cdn/doctor.js')
  expect(printed).toContainEqual(
    expect.stringMatching(
      /^WARNING UNKNOWN_OPTION: There is no option "stiky"\. Is it "sticky"\?\nWhere: <div data-shop-widget="header" .*\nWhy it matters: .*\nFix it: .*\nMore: http.*#unknown-option$/,
    ),
  )
})

test('a page that does not call the doctor loads none of its code', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/doctor/healthy')
  await page.evaluate(() => (window.Shop as { ready: Promise<void> }).ready)
  expect(requested.filter((url) => /\/cdn\/.*doctor/.test(url))).toEqual([])
  await examine(page, '/cdn/doctor.js')
  expect(requested.filter((url) => /\/cdn\/.*doctor/.test(url))).toHaveLength(1)
})

test('under the policy of a partner’s page, the console says that the browser’s errors are the doctor’s own', async ({
  page,
  baseURL,
}) => {
  const errors: string[] = []
  const notes: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
    if (message.type() === 'info') notes.push(message.text())
  })
  const html = readFileSync(join(root, 'docs/samples/csp/partner.html'), 'utf8')
  await openAsWritten(page, html, { shop: baseURL!, origin: 'https://blog.example' })
  await expect(inWidget('newsletter').part(page, 'submit')).toBeVisible()
  expect(errors).toEqual([])
  await examine(page, 'https://cdn.example/v1/doctor.js')
  const own = ['https://blog.example/sample', 'https://cdn.example/v1/loader.js']
  expect(notes[0]).toContain(`forbids the doctor to read ${own.join(' and ')}. `)
  expect(errors.filter((text) => !own.some((address) => text.includes(address)))).toEqual([])
})

test.describe('the height of a widget', () => {
  const LOADER = '<script async src="/cdn/loader.js" data-site="DE"></script>'
  const findingsOn = async (page: Page, body: string) => {
    await page.route('**/doctor/heights', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Heights</title>${body}${LOADER}`,
      }),
    )
    await page.goto('/doctor/heights')
    await page.locator('[data-shop-root]').first().waitFor()
    return examine(page, '/cdn/doctor.js')
  }

  test('counts only if something of the page is below it', async ({ page }) => {
    const footer = '<p>Text</p><footer><div data-shop-widget="footer" data-load="eager"></div></footer>'
    expect(await findingsOn(page, footer)).toEqual([])
    await page.unrouteAll()
    expect(await findingsOn(page, `${footer}Imprint`)).toMatchObject([{ code: 'NO_RESERVED_HEIGHT' }])
  })

  test('is not advised while a service fails, because it is then another one', async ({ page }) => {
    await page.route('**/jsonflyoutnavigation*', (route) => route.fulfill({ status: 500 }))
    const findings = await findingsOn(page, '<div data-shop-widget="header"></div><p>Text</p>')
    expect(findings.map(({ code }) => code)).toEqual(['SERVICE_FAILED'])
  })

  test('is advised as it is, and need not be higher than the window', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 })
    const body = '<div data-shop-widget="footer" data-load="eager"></div><p>Text</p>'
    const [finding, ...others] = await findingsOn(page, body)
    const [, height] = /which is (\d+) px high/.exec(finding!.problem)!
    expect(Number(height)).toBeGreaterThan(500)
    expect(finding!.fix).toContain(`min-height: ${height}px`)
    expect(others).toEqual([])
    await page.unrouteAll()
    const reserved = `<style>[data-shop-widget] { min-height: 100vh }</style>${body}`
    expect(await findingsOn(page, reserved)).toEqual([])
  })

  test('is that of the form, so the thanks that replace it are not measured', async ({ page }) => {
    const body = '<div data-shop-widget="newsletter" data-load="eager"></div><p>Text</p>'
    expect(await findingsOn(page, body)).toMatchObject([{ code: 'NO_RESERVED_HEIGHT' }])
    await inWidget('newsletter').field(page, 'email').fill('anna@mail.example')
    await inWidget('newsletter').part(page, 'submit').click()
    await expect(inWidget('newsletter').part(page, 'success')).toBeVisible()
    expect(await examine(page, '/cdn/doctor.js')).toEqual([])
  })
})
