/** Payloads in the footer's content: from the promotion that editors write, and from the host page. */
import type { Page } from 'playwright/test'
import { label } from '../../../src/services/fields.js'
import { TEXTS } from '../../attacks/payloads/index.js'
import { URLS } from '../../attacks/payloads/urls.js'
import { part } from '../../browser/support/parts.js'
import { shopReady } from '../../browser/support/events.js'
import { counted } from '../support/counted.js'
import { expect, test } from './support/attacked-page.js'

const urlAt = (at: number) => URLS[at % URLS.length]!

/** The fields of `contentOf` that have a payload of their own in each entry of the lists. */
const FIELDS = 14
const SIZE = 100

/** The whole content, with a group of the payloads in each of its lists. */
function contentOf(first: number): object {
  // A response may have 1 MiB, so the longest texts are shorter here; no field keeps more than 2000 characters.
  const texts = TEXTS.slice(first, first + SIZE).map((payload) => payload.slice(0, 1000))
  const text = texts[0]!
  const links = texts.map((entry, at) => ({ url: urlAt(first + at), text: entry }))
  const image = (label: string) => ({ label, source: 'visa', width: 80, height: 80 })
  return {
    headline: text,
    teaser: {
      groups: [
        ...links.slice(0, 20).map((link) => ({
          heading: { iconName: link.text, link },
          introductoryText: link.text,
          links: [{ link }],
          images: [image(link.text), { ...image(link.text), source: link.text }],
        })),
        { heading: { iconName: text, link: links[0] }, links: links.map((link) => ({ link })) },
      ],
    },
    seo: { heading: text, columns: [{ links }] },
    socialMedia: {
      heading: text,
      socialMediaIcons: links.map(({ url, text: name }) => ({ iconName: name, link: url })),
    },
    appReferences: {
      heading: text,
      appIcons: links.map(({ url, text: name }) => ({ iconName: name, link: url })),
    },
    legalLinks: links,
    viewChanger: { toMobile: text, toDesktop: text },
    qualityLogos: {
      heading: text,
      logos: links.map(({ url, text: label }) => ({ link: url, image: image(label) })),
    },
    salesTax: { textBeforeLink: text, link: links[0], textAfterLink: text },
  }
}

const respondWithContent = (page: Page, contentJSON: string | undefined) =>
  page.route('**/service/promotion/**', (route) =>
    contentJSON === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ json: { type: 'footer', contentJSON } }),
  )

const FOOTER = (island = '') =>
  `<div data-shop-widget="footer" data-load="eager" data-show-newsletter="false">${island}</div>`

for (let first = 0; first < TEXTS.length; first += SIZE) {
  const texts = TEXTS.slice(first, first + SIZE)
  // A link whose text nobody can see is left out.
  const shown = texts.filter((text) => label().safeParse(text).success).length

  test(`the content of editors, from payload ${first}`, async ({ page, attacked }) => {
    await respondWithContent(page, JSON.stringify(contentOf(first)))
    await attacked.open(FOOTER())
    await shopReady(page)
    await expect(part(page, 'legal-link')).toHaveCount(shown)
    await attacked.expectUnharmed()
    counted('fields × payloads', FIELDS * texts.length)
  })

  test(`the content of the host page, from payload ${first}`, async ({ page, attacked }) => {
    await respondWithContent(page, undefined)
    // In an island, `<` is written as an escape, because the island's own end would be read in a payload.
    const island = JSON.stringify({ content: contentOf(first) }).replaceAll('<', '\\u003c')
    await attacked.open(FOOTER(`<script type="application/json" data-shop-config>${island}</script>`))
    await shopReady(page)
    await expect(part(page, 'legal-link')).toHaveCount(shown)
    await attacked.expectUnharmed()
    counted('fields × payloads', FIELDS * texts.length)
  })
}
