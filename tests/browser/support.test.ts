/** The support form on the reference shop: what only a real browser can show. */
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from 'playwright/test'
import { SITE_NAMES } from '../../src/sites/index.js'
import { expect, heard, listen, test } from './fixtures.js'

const WIDGET = '[data-shop-widget="support"]'
const part = (page: Page, name: string): Locator => page.locator(`${WIDGET} [part~="${name}"]`)
const field = (page: Page, name: string): Locator => page.locator(`${WIDGET} [name="${name}"]`)
const errorOf = (page: Page, name: string): Locator =>
  page.locator(`${WIDGET} [data-field="${name}"] [part="field-error"]`)
const button = (page: Page, name: string): Locator => page.locator(WIDGET).getByRole('button', { name })

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const png = (name: string, bytes = 2000) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]),
})

const open = async (page: Page, address = '/support?schema=none') => {
  await page.goto(address)
  await field(page, 'customerEmail').waitFor()
}
const fill = async (page: Page) => {
  await field(page, 'customerFirstName').fill('Anna')
  await field(page, 'customerLastName').fill('Schmidt')
  await field(page, 'customerEmail').fill('anna@mail.example')
}
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).include(WIDGET).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`,
  )
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const site of SITE_NAMES)
  test(`${site}: form and footer have no accessibility faults and fit, at rest and full of errors`, async ({
    page,
  }) => {
    await open(page, `/support?site=${site}`)
    await expect(part(page, 'support-footer')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await part(page, 'submit').click()
    await expect(errorOf(page, 'customerEmail')).toBeVisible()
    await expect(field(page, 'customerFirstName')).toBeFocused()
    await field(page, 'attachments').setInputFiles([
      png('beleg.png'),
      { ...png('film.mp4'), mimeType: 'video/mp4' },
    ])
    await expect(part(page, 'file')).toHaveCount(1)
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
    expect(await violations(page)).toEqual([])
  })

test('a request with attachments arrives, written and sent by keyboard alone', async ({ page }) => {
  await listen(page)
  await open(page)
  await field(page, 'customerFirstName').focus()
  await page.keyboard.type('Anna')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Schmidt')
  await page.keyboard.press('Tab')
  await page.keyboard.type('anna@mail.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Wo bleibt mein Paket?')
  await page.keyboard.press('Tab')
  await expect(field(page, 'attachments')).toBeFocused()
  await field(page, 'attachments').setInputFiles([png('foto.png'), png('b.png')])
  await expect(part(page, 'file')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(button(page, 'foto.png entfernen')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(part(page, 'file')).toHaveText([/b\.png/])
  await expect(field(page, 'attachments')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(part(page, 'submit')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(part(page, 'success')).toBeFocused()
  expect(await violations(page)).toEqual([])
  expect(await heard(page, 'support-submitted')).toMatchObject([{ detail: { ok: true } }])
  await page.goto('/outbox')
  await expect(page.locator('main')).toContainText('Wo bleibt mein Paket?')
  await expect(page.locator('main')).toContainText('b.png')
})

test('the shop’s own schema: topic, order number and IBAN reach the shop as they should', async ({
  page,
}) => {
  await open(page, '/support')
  await fill(page)
  await field(page, 'topic').selectOption('Lieferung')
  await field(page, 'orderNumber').pressSequentially('12x34567890')
  await expect(field(page, 'orderNumber')).toHaveValue('1234567890')
  await field(page, 'iban').pressSequentially('de8937040044x0532013000')
  await expect(field(page, 'iban')).toHaveValue('DE89 3704 0044 0532 0130 00')
  const request = page.waitForRequest('**/requests')
  await part(page, 'submit').click()
  const body = (await request).postData() ?? ''
  expect(body).toContain('DE89370400440532013000')
  await expect(part(page, 'success')).toBeVisible()
})

test('titles and descriptions with words wider than a phone break, and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page)
  const title = 'Donaudampfschifffahrtsgesellschaftskapitän'
  const description = `https://shop.example/${'help-with-orders'.repeat(4)}`
  await page.locator(WIDGET).evaluate(
    async (placeholder, schema) => {
      const target = placeholder.parentElement!.appendChild(document.createElement('div'))
      await (window as unknown as { Shop: import('../../src/api/index.js').Shop }).Shop.mount(
        target,
        'support',
        { schema },
      )
    },
    { properties: { ship: { title, description } } },
  )
  await expect(page.getByLabel(title)).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('an IBAN can be mended in its middle, and the caret stays where one types', async ({ page }) => {
  await open(page, '/support')
  const iban = field(page, 'iban')
  await iban.pressSequentially('DE893704004405320130')
  await iban.evaluate((input: HTMLInputElement) => input.setSelectionRange(7, 7))
  await page.keyboard.type('99')
  await expect(iban).toHaveValue('DE89 3799 0400 4405 3201 30')
  const caret = () => iban.evaluate((input: HTMLInputElement) => input.selectionStart)
  expect(await caret()).toBe(9)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130')
  expect(await caret()).toBe(7)
})

test('files are dropped on the zone, which lights up while they hang over it', async ({ page }) => {
  await open(page)
  const zone = part(page, 'drop-zone')
  const transfer = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(bytes)], 'foto.png', { type: 'image/png' }))
      return data
    },
    [...PNG],
  )
  await zone.dispatchEvent('dragenter', { dataTransfer: transfer })
  await expect(zone).toHaveAttribute('data-dragging', 'true')
  await zone.dispatchEvent('drop', { dataTransfer: transfer })
  await expect(zone).toHaveAttribute('data-dragging', 'false')
  await expect(part(page, 'file')).toContainText('foto.png')
  await expect(
    page.locator(`${WIDGET} [role="status"]`).filter({ hasText: 'foto.png hinzugefügt.' }),
  ).toHaveCount(1)
})

test('a long name keeps its distance from the zone above and the line below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await open(page)
  await field(page, 'attachments').setInputFiles([png(`${'ein-sehr-langer-name-'.repeat(4)}.png`)])
  const words = await part(page, 'file').evaluate((file) => {
    const name = document.createRange()
    name.selectNodeContents(file.querySelector('span')!)
    return { ...name.getBoundingClientRect().toJSON() } as DOMRect
  })
  const file = (await part(page, 'file').boundingBox())!
  expect(words.top - file.y).toBeGreaterThanOrEqual(8)
  expect(file.y + file.height - words.bottom).toBeGreaterThanOrEqual(8)
})

test('on a page with a dark ground it can be read', async ({ page, openPage }) => {
  await openPage('<div data-shop-widget="support" data-load="eager"></div>', {
    head: '<style>body { background: #1b2230 }</style>',
  })
  await field(page, 'customerEmail').waitFor()
  expect(await violations(page)).toEqual([])
})

test('in forced colours its icons have the colour of its words', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await open(page)
  const colours = await page
    .locator(`${WIDGET} .icon, ${WIDGET} h2`)
    .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).color))])
  expect(colours).toEqual(['rgb(255, 255, 255)'])
})

test('a file that is not what it says is refused by name', async ({ page }) => {
  await open(page)
  await field(page, 'attachments').setInputFiles([
    { name: 'rechnung.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
    png('gross.png', 5_000_001),
  ])
  await expect(errorOf(page, 'attachments')).toContainText('rechnung.pdf wurde abgelehnt')
  await expect(errorOf(page, 'attachments')).toContainText('gross.png wurde abgelehnt')
  await expect(part(page, 'file')).toHaveCount(0)
})

test('an upload shows its real progress, can be cancelled, and nothing that was typed is lost', async ({
  page,
  context,
}) => {
  await open(page)
  await fill(page)
  await field(page, 'attachments').setInputFiles([png('foto.png', 4_000_000)])
  await expect(part(page, 'file')).toHaveCount(1)
  const network = await context.newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1_000_000,
  })
  await part(page, 'submit').click()
  const bar = page.locator(`${WIDGET} progress`)
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(10)
  expect(await bar.evaluate((element: HTMLProgressElement) => element.value)).toBeLessThan(100)
  await expect(field(page, 'customerEmail')).toBeDisabled()
  await button(page, 'Senden abbrechen').click()
  await expect(bar).toHaveCount(0)
  await expect(page.locator(WIDGET).getByText('Das Senden wurde abgebrochen.')).toBeFocused()
  await expect(field(page, 'customerEmail')).toHaveValue('anna@mail.example')
  await expect(part(page, 'file')).toHaveCount(1)
})

test('when the shop fails, a banner says so, everything stays, and the next try arrives', async ({
  page,
}) => {
  await open(page)
  await page.route('**/requests', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 })
  await fill(page)
  await part(page, 'submit').click()
  await expect(part(page, 'error-banner')).toBeFocused()
  expect(await violations(page)).toEqual([])
  await expect(field(page, 'customerFirstName')).toHaveValue('Anna')
  await part(page, 'submit').click()
  await expect(part(page, 'success')).toBeVisible()
})

test('the form knows its rules and shows its counter from the first paint', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('shop-ready', ({ target, detail }) => {
      if (detail.widget !== 'support') return
      const root = (target as Element).shadowRoot!
      root.querySelector<HTMLInputElement>('[data-field=customerEmail] input')!.focus()
      root.querySelector<HTMLInputElement>('[data-field=message] textarea')!.focus()
      Object.assign(window, { firstCounter: root.querySelector('[part~=counter]')!.textContent })
    }),
  )
  await open(page)
  expect(await page.evaluate(() => (window as { firstCounter?: string }).firstCounter)).toContain('2.000')
  await expect(errorOf(page, 'customerEmail')).toBeVisible()
})

test('a customer who is logged in finds name and address filled in', async ({ page }) => {
  await page.goto('/?login=customer')
  await open(page)
  await expect(field(page, 'customerEmail')).toHaveValue(/@/)
  await expect(field(page, 'customerFirstName')).not.toHaveValue('')
})

test('the page can take over the sending', async ({ page }) => {
  await open(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.evaluate(() =>
    document.addEventListener('support-submit', (event) => {
      event.preventDefault()
      document.title = String(event.detail.data.get('customerEmail'))
    }),
  )
  await fill(page)
  await part(page, 'submit').click()
  await expect(page).toHaveTitle('anna@mail.example')
  await expect(part(page, 'submit')).toBeFocused()
  expect(sent).toEqual([])
})

test('no field makes a phone zoom in, and all can be hit with a finger', async ({ page }) => {
  await open(page, '/support')
  const controls = await page
    .locator(`${WIDGET} .control`)
    .evaluateAll((all) =>
      all.map(
        (one) => parseFloat(getComputedStyle(one).fontSize) >= 16 && one.getBoundingClientRect().height >= 44,
      ),
    )
  expect(controls.length).toBeGreaterThan(5)
  expect(new Set(controls)).toEqual(new Set([true]))
  expect((await field(page, 'message').boundingBox())!.height).toBe(140)
})
