/** The newsletter form on the pages of the reference shop: keyboard, focus, layout, accessibility, real requests. */
import type { Page } from 'playwright/test'
import { SITE_NAMES } from '../../src/api/names.js'
import { accessibilityFaults } from './support/accessibility.js'
import { eventsOf, recordEvents } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { overflow } from './support/layout.js'
import { inWidget, part as anyPart, placeholder } from './support/parts.js'
import { onSite } from './support/long.js'
import { partnerOrigin } from './support/traffic.js'

const { part, field, errorOf } = inWidget('newsletter')

const open = async (page: Page, address = '/newsletter') => {
  await page.goto(address)
  await part(page, 'form').waitFor()
}

for (const site of SITE_NAMES)
  test(
    `${site}: the form passes the accessibility check and fits into the window, empty and with errors`,
    onSite(site),
    async ({ page }) => {
      // Text has too little contrast while it fades in.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, `/newsletter?site=${site}`)
      await part(page, 'legal-toggle').click()
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0)
      }
      expect(await accessibilityFaults(page, 'newsletter')).toEqual([])
      await part(page, 'submit').click()
      await expect(errorOf(page, 'email')).toBeVisible()
      expect(await accessibilityFaults(page, 'newsletter')).toEqual([])
      expect(await overflow(page)).toBeLessThanOrEqual(0)
    },
  )

test('breaks a word in the title that is wider than a phone, and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page)
  const title = 'Donaudampfschifffahrtsgesellschaft'.repeat(2)
  await placeholder(page, 'newsletter').evaluate((element: HTMLElement, title) => {
    element.dataset.title = title
  }, title)
  await expect(part(page, 'title')).toHaveText(title)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('a visitor signs up with the keyboard and confirms the mail; then the footer shows no form', async ({
  page,
}) => {
  await recordEvents(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page)
  await field(page, 'email').focus()
  await page.keyboard.type('anna@mail.example')
  // The button is far below the place where the thanks will be.
  await part(page, 'submit').evaluate((button) => button.scrollIntoView({ block: 'start' }))
  await page.keyboard.press('Enter')
  await expect(part(page, 'success')).toBeFocused()
  await expect(part(page, 'success')).toBeInViewport({ ratio: 1 })
  await expect(part(page, 'success')).toContainText('anna@mail.example')
  await expect(part(page, 'form')).toHaveCount(0)
  expect(await accessibilityFaults(page, 'newsletter')).toEqual([])
  expect(await eventsOf(page, 'newsletter-submitted')).toMatchObject([{ detail: { result: 'SUCCESS' } }])
  await page.goto('/outbox')
  const mail = page.locator('[href*="/newsletter/confirm/"]').first()
  await mail.click()
  await expect(page.locator('[data-confirmed]')).toBeVisible()
  await page.goto('/')
  await placeholder(page, 'footer').scrollIntoViewIfNeeded()
  await anyPart(page, 'country-switcher').waitFor()
  await expect(anyPart(page, 'newsletter')).toHaveCount(0)
})

test('without a connection, a status says so until the connection is back; typed values stay, even after a submit', async ({
  page,
  context,
}) => {
  await open(page)
  await context.setOffline(true)
  await expect(part(page, 'form')).toBeVisible()
  // The visitor has not used the form yet.
  await expect(part(page, 'offline')).toHaveCount(0)
  await field(page, 'email').fill('anna@mail.example')
  await expect(part(page, 'offline')).toHaveText('Sie sind offline. Ihre Eingaben bleiben erhalten.')
  await part(page, 'submit').click()
  await expect(part(page, 'error-banner')).toBeFocused()
  await expect(field(page, 'email')).toHaveValue('anna@mail.example')
  expect(await accessibilityFaults(page, 'newsletter')).toEqual([])
  await context.setOffline(false)
  await expect(part(page, 'offline')).toHaveCount(0)
  await part(page, 'submit').click()
  await expect(part(page, 'success')).toBeFocused()
})

test('the button can be clicked although an error, shown when a field loses the focus, would move it', async ({
  page,
}) => {
  await open(page, '/newsletter?site=AT')
  await field(page, 'email').fill('anna@mail.example')
  await field(page, 'lastName').fill('www.spam.example')
  await part(page, 'submit').scrollIntoViewIfNeeded()
  const box = (await part(page, 'submit').boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2)
  await page.mouse.down()
  // An error that is shown on blur would push the button away from the pointer.
  expect(await field(page, 'lastName').evaluate((input) => input.matches(':focus'))).toBe(false)
  await expect(errorOf(page, 'lastName')).toHaveCount(0)
  await page.mouse.up()
  await expect(errorOf(page, 'lastName')).toHaveText('Dieses Feld enthält ungültige Zeichen.')
  await expect(field(page, 'lastName')).toBeFocused()
})

test('after an invalid submit, the field is clear of a sticky header; the error stays until the visitor returns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await open(page)
  await page.evaluate(() => document.body.style.setProperty('margin-block', '1000px'))
  const top = () => field(page, 'email').evaluate((input) => input.getBoundingClientRect().top)
  await page.evaluate((by) => window.scrollBy(0, by - 6), await top())
  await part(page, 'submit').press('Enter')
  await expect(field(page, 'email')).toBeFocused()
  await expect.poll(top).toBeGreaterThan(100)
  await expect(errorOf(page, 'email')).toHaveText('Die E-Mail-Adresse ist ein Pflichtfeld.')
  await field(page, 'email').press('a')
  await expect(errorOf(page, 'email')).toHaveCount(0)
  await field(page, 'email').blur()
  await expect(errorOf(page, 'email')).toHaveText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')
  await field(page, 'email').focus()
  await expect(errorOf(page, 'email')).toHaveCount(0)
})

test('the fields are large enough not to make a phone zoom in, and have autocomplete attributes', async ({
  page,
}) => {
  await open(page, '/newsletter?site=HU')
  await field(page, 'email').focus()
  await field(page, 'lastName').waitFor()
  const controls = await page
    .locator('[data-shop-widget="newsletter"] .control')
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map((one) => [
        one.name,
        one.type,
        one.autocomplete,
        parseFloat(getComputedStyle(one).fontSize) >= 16,
        one.getBoundingClientRect().height >= 44,
      ]),
    )
  expect(controls).toEqual([
    ['email', 'email', 'email', true, true],
    ['salutation', 'select-one', 'honorific-prefix', true, true],
    ['lastName', 'text', 'family-name', true, true],
    ['firstName', 'text', 'given-name', true, true],
  ])
})

test('the picture depends on the width of the window, and the discount bubble is always visible', async ({
  page,
}) => {
  await open(page)
  for (const [width, size] of [
    [1280, [400, 300]],
    [800, [273, 273]],
    [600, undefined],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(part(page, 'discount-bubble')).toBeVisible()
    if (!size) await expect(part(page, 'image')).toBeHidden()
    else
      await expect
        .poll(() =>
          part(page, 'image').evaluate((image) => {
            const { naturalWidth, naturalHeight } = image as HTMLImageElement
            return [naturalWidth, naturalHeight]
          }),
        )
        .toEqual(size)
  }
})

const ALONE = '<div data-shop-widget="newsletter" data-load="eager"></div>'

test('the small picture is not stretched in a wide column', async ({ page, openPage }) => {
  await page.setViewportSize({ width: 1023, height: 900 })
  await openPage(`<style>body { margin: 0 }</style>${ALONE}`)
  await expect.poll(async () => (await part(page, 'image').boundingBox())?.width).toBe(273)
})

test('in Hungary, the name fields are wide enough', async ({ page, openPage }) => {
  await openPage(`<style>body { margin: 0 }</style>${ALONE}`, {
    script: '<script async src="/cdn/loader.js" data-site="HU"></script>',
  })
  await field(page, 'email').focus()
  await field(page, 'firstName').waitFor()
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await field(page, 'firstName').boundingBox())!.width, `${width} px`).toBeGreaterThanOrEqual(200)
  }
})

test('the success message is inside its card at every width of the window', async ({ page, openPage }) => {
  await openPage(`<style>body { margin: 0 }</style>${ALONE}`)
  await field(page, 'email').fill('anna@mail.example')
  await field(page, 'email').press('Enter')
  await part(page, 'success').waitFor()
  for (const width of [320, 600, 700, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const { y } = (await part(page, 'success').boundingBox())!
    expect(y, `${width} px`).toBeGreaterThanOrEqual(24)
    // Next to the picture, both have the same upper edge.
    if (width >= 767) expect(y, `${width} px`).toBe((await part(page, 'image').boundingBox())!.y)
  }
})

test('the success message scrolls into view if the page sets this option', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/newsletter?newsletter.data-scroll-to-success=true')
  await page.evaluate(() => {
    const room = document.createElement('div')
    room.style.height = '3000px'
    document.querySelector('[data-shop-widget="newsletter"]')!.before(room)
  })
  await field(page, 'email').fill('anna@mail.example')
  await field(page, 'email').press('Enter')
  await expect(part(page, 'success')).toBeInViewport()
})

test('the form works on a partner’s page on the same site, sends no cookies, and links to the shop', async ({
  page,
  baseURL,
}) => {
  await recordEvents(page)
  await open(page, `${partnerOrigin(baseURL!, '127.0.0.1')}/newsletter`)
  await expect(part(page, 'privacy-hint').locator('a')).toHaveAttribute('href', `${baseURL}/datenschutz`)
  await field(page, 'email').fill('anna@mail.example')
  const request = page.waitForRequest(
    (sent) =>
      sent.method() === 'POST' &&
      sent.url() === `${baseURL}/service/newsletter/api/internal/newsletter-subscribers`,
  )
  await field(page, 'email').press('Enter')
  expect((await (await request).allHeaders())['cookie']).toBeUndefined()
  await expect(part(page, 'success')).toBeVisible()
  expect(await eventsOf(page, 'newsletter-submitted')).toMatchObject([{ detail: { result: 'SUCCESS' } }])
})
