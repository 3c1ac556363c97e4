/** The support form on the pages of the reference shop: keyboard, files, uploads, layout, accessibility. */
import { appendFile, rm, writeFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import type { Shop } from '../../src/api/shop.js'
import { SITE_NAMES } from '../../src/api/names.js'
import { accessibilityFaults } from './support/accessibility.js'
import { eventsOf, recordEvents } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { overflow } from './support/layout.js'
import { inWidget, placeholder } from './support/parts.js'
import { onSite } from './support/long.js'

const { part, field, errorOf } = inWidget('support')
const form = (page: Page): Locator => placeholder(page, 'support')
const button = (page: Page, name: string): Locator => form(page).getByRole('button', { name })

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

for (const site of SITE_NAMES)
  test(
    `${site}: form and support footer pass the accessibility check and fit into the window, empty and with errors`,
    onSite(site),
    async ({ page }) => {
      await open(page, `/support?site=${site}`)
      await expect(part(page, 'support-footer')).toBeVisible()
      expect(await accessibilityFaults(page, 'support')).toEqual([])
      await part(page, 'submit').click()
      await expect(errorOf(page, 'customerEmail')).toBeVisible()
      await expect(field(page, site === 'HU' ? 'customerLastName' : 'customerFirstName')).toBeFocused()
      await field(page, 'attachments').setInputFiles([
        png('beleg.png'),
        { ...png('film.mp4'), mimeType: 'video/mp4' },
      ])
      await expect(part(page, 'file')).toHaveCount(1)
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
      }
      expect(await accessibilityFaults(page, 'support')).toEqual([])
    },
  )

test('a request with attachments is written and sent with the keyboard', async ({ page }) => {
  await recordEvents(page)
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
  expect(await accessibilityFaults(page, 'support')).toEqual([])
  expect(await eventsOf(page, 'support-submitted')).toMatchObject([{ detail: { ok: true } }])
  await page.goto('/outbox')
  await expect(page.locator('main')).toContainText('Wo bleibt mein Paket?')
  await expect(page.locator('main')).toContainText('b.png')
})

test('the fields of the shop’s schema (topic, order number, IBAN) are large enough, and are sent in the right format', async ({
  page,
}) => {
  await open(page, '/support')
  // Smaller fonts make a phone zoom in, and smaller fields are hard to tap.
  const controls = await form(page)
    .locator('.control')
    .evaluateAll((all) =>
      all.map(
        (one) => parseFloat(getComputedStyle(one).fontSize) >= 16 && one.getBoundingClientRect().height >= 44,
      ),
    )
  expect(controls.length).toBeGreaterThan(5)
  expect(new Set(controls)).toEqual(new Set([true]))
  expect((await field(page, 'message').boundingBox())!.height).toBe(140)
  await fill(page)
  await field(page, 'topic').selectOption('Lieferung')
  await field(page, 'orderNumber').pressSequentially('12x34567890')
  await expect(field(page, 'orderNumber')).toHaveValue('1234567890')
  await field(page, 'iban').pressSequentially('de8937040044x0532013000')
  const iban = field(page, 'iban')
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00')
  // The caret stays where the visitor types.
  await iban.evaluate((input: HTMLInputElement) => input.setSelectionRange(7, 7))
  const caret = () => iban.evaluate((input: HTMLInputElement) => input.selectionStart)
  await page.keyboard.press('Backspace')
  await expect(iban).toHaveValue('DE89 3040 0440 5320 1300 0')
  expect(await caret()).toBe(6)
  await page.keyboard.type('7')
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00')
  expect(await caret()).toBe(7)
  const request = page.waitForRequest('**/requests')
  await part(page, 'submit').click()
  const body = (await request).postData() ?? ''
  expect(body).toContain('DE89370400440532013000')
  await expect(part(page, 'success')).toBeVisible()
})

test('breaks words in titles and descriptions that are wider than a phone, and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page)
  const title = 'Donaudampfschifffahrtsgesellschaftskapitän'
  const description = `https://shop.example/${'help-with-orders'.repeat(4)}`
  await form(page).evaluate(
    async (element, schema) => {
      const target = element.parentElement!.appendChild(document.createElement('div'))
      await (window.Shop as Shop).mount(target, 'support', { schema })
    },
    { properties: { ship: { title, description } } },
  )
  await expect(page.getByLabel(title)).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('files can be dropped on the drop zone, which is highlighted while they are dragged over it', async ({
  page,
}) => {
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
    form(page).locator('[role="status"]').filter({ hasText: 'foto.png hinzugefügt.' }),
  ).toHaveCount(1)
})

test('the form is readable on a page with a dark background', async ({ page, openPage }) => {
  await openPage('<div data-shop-widget="support" data-load="eager"></div>', {
    head: '<style>body { background: #1b2230 }</style>',
  })
  await field(page, 'customerEmail').waitFor()
  expect(await accessibilityFaults(page, 'support')).toEqual([])
})

test('in forced colours, the icons have the colour of the text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await open(page)
  const colours = await form(page)
    .locator('.icon, h2')
    .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).color))])
  expect(colours).toEqual(['rgb(255, 255, 255)'])
})

test('a file whose content does not match its type, or that is too large, is rejected by name, and a long name keeps its distance from the edges of its row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await open(page)
  await field(page, 'attachments').setInputFiles([
    { name: 'rechnung.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
    png('gross.png', 5_000_001),
  ])
  await expect(errorOf(page, 'attachments')).toContainText('rechnung.pdf wurde abgelehnt')
  await expect(errorOf(page, 'attachments')).toContainText('gross.png wurde abgelehnt')
  await expect(part(page, 'file')).toHaveCount(0)
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

for (const [fate, change] of [
  ['saved again', (file: string) => appendFile(file, 'more')],
  ['deleted', (file: string) => rm(file)],
] as const)
  test(`a file that is ${fate} after it was attached is named, and the form can be sent without it`, async ({
    page,
  }, testInfo) => {
    const [bill, photo] = [testInfo.outputPath('bill.png'), testInfo.outputPath('photo.png')]
    for (const file of [bill, photo]) await writeFile(file, png('').buffer)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await open(page)
    await fill(page)
    await field(page, 'message').fill('Guten Tag')
    await field(page, 'attachments').setInputFiles([bill, photo])
    await expect(part(page, 'file')).toHaveCount(2)
    await change(bill)
    await part(page, 'submit').click()
    await expect(errorOf(page, 'attachments')).toHaveText(
      'bill.png wurde abgelehnt: Die Datei ist nicht lesbar.',
    )
    await expect(field(page, 'attachments')).toBeFocused()
    await expect(part(page, 'file')).toHaveText([/photo\.png/])
    await expect(field(page, 'message')).toHaveValue('Guten Tag')
    await expect(part(page, 'error-banner')).toHaveCount(0)
    expect(sent).toEqual([])
    await part(page, 'submit').click()
    await expect(part(page, 'success')).toBeVisible()
    await page.goto('/outbox')
    await expect(page.locator('main')).toContainText('photo.png')
    await expect(page.locator('main')).not.toContainText('bill.png')
  })

test('without a connection, a status says so until the connection is back, and does not move the focus', async ({
  page,
  context,
}) => {
  await open(page)
  await fill(page)
  await field(page, 'message').focus()
  await context.setOffline(true)
  await expect(part(page, 'offline')).toHaveText('Sie sind offline. Ihre Eingaben bleiben erhalten.')
  await expect(part(page, 'offline').locator('xpath=..')).toHaveAttribute('role', 'status')
  await expect(field(page, 'message')).toBeFocused()
  expect(await accessibilityFaults(page, 'support')).toEqual([])
  for (const width of [1280, 360, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await context.setOffline(false)
  await expect(part(page, 'offline')).toHaveCount(0)
  await expect(field(page, 'customerEmail')).toHaveValue('anna@mail.example')
})

test('an upload shows and announces its progress, and can be cancelled with the keyboard; the entered values stay', async ({
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
  const bar = form(page).locator('progress')
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(10)
  expect(await bar.evaluate((element: HTMLProgressElement) => element.value)).toBeLessThan(100)
  await expect(field(page, 'customerEmail')).toBeDisabled()
  const status = form(page).getByRole('status')
  await expect(status.filter({ hasText: /^(25|50|75)\u00a0% übertragen$/ })).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(button(page, 'Senden abbrechen')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bar).toHaveCount(0)
  const notice = status.filter({ hasText: 'Das Senden wurde abgebrochen.' })
  await expect(notice).toBeFocused()
  await expect(field(page, 'customerEmail')).toHaveValue('anna@mail.example')
  await expect(part(page, 'file')).toHaveCount(1)
})
