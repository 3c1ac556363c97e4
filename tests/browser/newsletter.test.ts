/** The newsletter form on the reference shop: what only a real browser can show. */
import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from 'playwright/test'
import { SITE_NAMES } from '../../src/sites/index.js'
import { expect, heard, listen, test } from './fixtures.js'

const part = (page: Page, name: string): Locator =>
  page.locator(`[data-shop-widget="newsletter"] [part~="${name}"]`)
const field = (page: Page, name: string): Locator =>
  page.locator(`[data-shop-widget="newsletter"] [name="${name}"]`)
const errorOf = (page: Page, name: string): Locator =>
  page.locator(`[data-shop-widget="newsletter"] [data-field="${name}"] [part="field-error"]`)

const open = async (page: Page, address = '/newsletter') => {
  await page.goto(address)
  await part(page, 'form').waitFor()
}
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).include('[data-shop-widget="newsletter"]').analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`,
  )
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const site of SITE_NAMES)
  test(`${site}: the form has no accessibility faults and fits, at rest and full of errors`, async ({
    page,
  }) => {
    // A text that is still fading in has no contrast yet.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, `/newsletter?site=${site}`)
    await part(page, 'legal-toggle').click()
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
    expect(await violations(page)).toEqual([])
    await part(page, 'submit').click()
    await expect(errorOf(page, 'email')).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })

test('a title with a word wider than a phone breaks, and the page does not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await open(page)
  const title = 'Donaudampfschifffahrtsgesellschaft'.repeat(2)
  await page.locator('[data-shop-widget="newsletter"]').evaluate((placeholder: HTMLElement, title) => {
    placeholder.dataset.title = title
  }, title)
  await expect(part(page, 'title')).toHaveText(title)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('signing up by keyboard alone: mail, link, and the footer leaves its form out', async ({ page }) => {
  await listen(page)
  await open(page)
  await field(page, 'email').focus()
  await page.keyboard.type('anna@mail.example')
  await page.keyboard.press('Enter')
  await expect(part(page, 'success')).toBeFocused()
  await expect(part(page, 'success')).toContainText('anna@mail.example')
  await expect(part(page, 'form')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  expect(await heard(page, 'newsletter-submitted')).toMatchObject([{ detail: { result: 'SUCCESS' } }])
  await page.goto('/outbox')
  const mail = page.locator('[href*="/newsletter/confirm/"]').first()
  await mail.click()
  await expect(page.locator('[data-confirmed]')).toBeVisible()
  await page.goto('/')
  await page.locator('[data-shop-widget="footer"]').scrollIntoViewIfNeeded()
  await page.locator('[part~="country-switcher"]').waitFor()
  await expect(page.locator('[part~="newsletter"]')).toHaveCount(0)
})

test('a click on the button counts although leaving the field makes an error that would move it', async ({
  page,
}) => {
  await open(page, '/newsletter?site=AT')
  await field(page, 'email').fill('anna@mail.example')
  await field(page, 'lastName').fill('www.spam.example')
  await part(page, 'submit').scrollIntoViewIfNeeded()
  const box = (await part(page, 'submit').boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2)
  await page.mouse.down()
  // Leaving the field would say so at once and push the button down, away from the pointer.
  expect(await field(page, 'lastName').evaluate((input) => input.matches(':focus'))).toBe(false)
  await expect(errorOf(page, 'lastName')).toHaveCount(0)
  await page.mouse.up()
  await expect(errorOf(page, 'lastName')).toHaveText('Dieses Feld enthält ungültige Zeichen.')
  await expect(field(page, 'lastName')).toBeFocused()
})

test('after an invalid submit the error stays until the person comes back to the field', async ({ page }) => {
  await open(page)
  await part(page, 'submit').click()
  await expect(field(page, 'email')).toBeFocused()
  await expect(errorOf(page, 'email')).toHaveText('Die E-Mail-Adresse ist ein Pflichtfeld.')
  await field(page, 'email').press('a')
  await expect(errorOf(page, 'email')).toHaveCount(0)
  await field(page, 'email').blur()
  await expect(errorOf(page, 'email')).toHaveText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')
  await field(page, 'email').focus()
  await expect(errorOf(page, 'email')).toHaveCount(0)
})

test('an e-mail field that is left empty says so, however fast it is left', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('shop-ready', ({ target, detail }) => {
      if (detail.widget !== 'newsletter') return
      const input = (target as Element).shadowRoot!.querySelector<HTMLInputElement>(
        '[data-field=email] input',
      )!
      input.focus()
      input.blur()
    }),
  )
  await open(page)
  await expect(errorOf(page, 'email')).toHaveText('Die E-Mail-Adresse ist ein Pflichtfeld.')
})

test('another language changes every text, and what was typed stays', async ({ page }) => {
  await open(page, '/newsletter?site=AT')
  await field(page, 'email').fill('anna@mail.example')
  await field(page, 'firstName').fill('Anna')
  await part(page, 'legal-toggle').click()
  await expect(part(page, 'legal-text')).toContainText('Sie müssen mindestens 16 Jahre alt sein')
  await page.locator('[data-shop-widget="newsletter"]').evaluate((place) => {
    place.setAttribute('data-locale', 'pl-PL')
  })
  await expect(part(page, 'legal-text')).toContainText('Musisz mieć ukończone co najmniej 16 lat')
  await expect(part(page, 'submit')).toHaveText('Zapisz się')
  expect(await field(page, 'firstName').getAttribute('placeholder')).toBe('Twoje imię')
  expect(await field(page, 'firstName').inputValue()).toBe('Anna')
})

test('the legal text is found by those who never touch the form with a pointer', async ({ page }) => {
  await open(page)
  await part(page, 'legal-toggle').focus()
  await page.keyboard.press('Enter')
  await expect(part(page, 'legal-text').locator('a').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(part(page, 'legal-text')).toBeHidden()
})

test('no field makes a phone zoom in, and each says what it wants to be filled with', async ({ page }) => {
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
    ['firstName', 'text', 'given-name', true, true],
    ['lastName', 'text', 'family-name', true, true],
  ])
})

test('the picture follows the width of the window, and the bubble is always there', async ({ page }) => {
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

test('the small picture is not stretched, however wide its place is', async ({ page, openPage }) => {
  await page.setViewportSize({ width: 1023, height: 900 })
  await openPage(`<style>body { margin: 0 }</style>${ALONE}`)
  await expect.poll(async () => (await part(page, 'image').boundingBox())?.width).toBe(273)
})

test('in Hungary the words of the bubble keep off its edge, and the names have room for what they ask', async ({
  page,
  openPage,
}) => {
  await openPage(`<style>body { margin: 0 }</style>${ALONE}`, {
    script: '<script async src="/cdn/loader.js" data-site="HU"></script>',
  })
  await field(page, 'email').focus()
  await field(page, 'firstName').waitFor()
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await field(page, 'firstName').boundingBox())!.width, `${width} px`).toBeGreaterThanOrEqual(200)
    const reach = await part(page, 'discount-bubble').evaluate((bubble) => {
      bubble.style.rotate = 'none'
      const { x, y, width } = bubble.getBoundingClientRect()
      const words = document.createRange()
      words.selectNodeContents(bubble.lastChild!)
      const corners = [...words.getClientRects()].flatMap(({ left, right, top, bottom }) =>
        [left, right].flatMap((across) => [top, bottom].map((down) => [across, down] as const)),
      )
      const ofCorner = corners.map(([across, down]) =>
        Math.hypot(across - x - width / 2, down - y - width / 2),
      )
      return Math.max(...ofCorner) / (width / 2)
    })
    expect(reach, `${width} px`).toBeLessThan(0.9)
  }
})

test('the thanks stand within their card in every window', async ({ page, openPage }) => {
  await openPage(`<style>body { margin: 0 }</style>${ALONE}`)
  await field(page, 'email').fill('anna@mail.example')
  await field(page, 'email').press('Enter')
  await part(page, 'success').waitFor()
  for (const width of [320, 600, 700, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const { y } = (await part(page, 'success').boundingBox())!
    expect(y, `${width} px`).toBeGreaterThanOrEqual(24)
    // Beside the picture they begin where it begins.
    if (width >= 767) expect(y, `${width} px`).toBe((await part(page, 'image').boundingBox())!.y)
  }
})

test('a page that learns late of a link that is no longer valid has it said at once', async ({
  page,
  openPage,
}) => {
  await openPage(ALONE)
  await part(page, 'form').waitFor()
  await page.locator('[data-shop-widget]').evaluate((place) => place.setAttribute('data-show-doi-error', ''))
  await expect(part(page, 'doi-error-banner')).toBeVisible()
})

test('a link that is no longer valid says so until the address is entered', async ({ page }) => {
  await open(page, '/newsletter/confirm/unknown')
  await expect(part(page, 'doi-error-banner')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await field(page, 'email').focus()
  await expect(part(page, 'doi-error-banner')).toHaveCount(0)
})

test('the success scrolls into view where the page asks for it', async ({ page }) => {
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

test('a customer who is logged in finds the data filled in and the names locked', async ({ page }) => {
  await page.goto('/usermenu')
  await page.getByLabel('as a logged-in customer').check()
  await page.locator('form.card button').click()
  await open(page, '/newsletter?site=AT')
  await expect(field(page, 'email')).toHaveValue('jana.beispiel@mail.example')
  await expect(field(page, 'firstName')).toBeDisabled()
  await expect(field(page, 'lastName')).toHaveValue('Beispiel')
})

test('a robot that fills in the hidden field is thanked, and nothing is sent', async ({ page }) => {
  let sent = 0
  await page.route('**/newsletter-subscribers', (route) => {
    sent++
    return route.continue()
  })
  await open(page)
  await field(page, 'verify-email').evaluate((trap: HTMLInputElement) => {
    trap.value = 'robot@mail.example'
    trap.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await field(page, 'email').fill('robot@mail.example')
  await field(page, 'email').press('Enter')
  await expect(part(page, 'success')).toBeVisible()
  expect(sent).toBe(0)
})

test('a partner on another domain has the form as well, without the shop’s cookies', async ({
  page,
  baseURL,
}) => {
  const partner = new URL(baseURL!)
  partner.port = String(Number(partner.port) + 1)
  await listen(page)
  await open(page, `${partner.origin}/newsletter`)
  await field(page, 'email').fill('anna@mail.example')
  const request = page.waitForRequest(
    (sent) =>
      sent.method() === 'POST' &&
      sent.url() === `${baseURL}/service/newsletter/api/internal/newsletter-subscribers`,
  )
  await field(page, 'email').press('Enter')
  expect((await (await request).allHeaders())['cookie']).toBeUndefined()
  await expect(part(page, 'success')).toBeVisible()
  expect(await heard(page, 'newsletter-submitted')).toMatchObject([{ detail: { result: 'SUCCESS' } }])
})

test('links lead to the shop, also from a partner’s page', async ({ page, baseURL }) => {
  const partner = new URL(baseURL!)
  partner.port = String(Number(partner.port) + 1)
  await open(page, `${partner.origin}/newsletter`)
  await expect(part(page, 'privacy-hint').locator('a')).toHaveAttribute('href', `${baseURL}/datenschutz`)
})
