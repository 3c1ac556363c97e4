// @vitest-environment node
/** The data for editors in the language services of VS Code. */
import {
  getCSSLanguageService,
  newCSSDataProvider,
  TextDocument,
  type CSSDataV1,
} from 'vscode-css-languageservice'
import { getLanguageService, newHTMLDataProvider, type HTMLDataV1 } from 'vscode-html-languageservice'
import { expect, test } from 'vitest'
import { cssData, htmlData } from '../../../tools/docs/editor-data.mjs'

const css = getCSSLanguageService({
  customDataProviders: [newCSSDataProvider(cssData() as unknown as CSSDataV1)],
})
const html = getLanguageService({
  customDataProviders: [newHTMLDataProvider('shop-embed', (await htmlData()) as unknown as HTMLDataV1)],
})

/** @param text  with `|` where the cursor is */
function open(language: string, text: string) {
  const at = text.indexOf('|')
  const document = TextDocument.create(`file:///page.${language}`, language, 1, text.replace('|', ''))
  return { document, position: document.positionAt(at) }
}

/** @returns what the editor offers: label → inserted text */
function completeCss(text: string) {
  const { document, position } = open('css', text)
  const { items } = css.doComplete(document, position, css.parseStylesheet(document))
  return Object.fromEntries(items.map(({ label, textEdit }) => [label, textEdit?.newText]))
}
function completeHtml(text: string) {
  const { document, position } = open('html', text)
  const { items } = html.doComplete(document, position, html.parseHTMLDocument(document))
  return items.map(({ label }) => label)
}

test('a rule offers the custom properties, and a colour offers colours', () => {
  expect(completeCss(':root { --sh| }')).toMatchObject({
    '--shop-color-primary': '--shop-color-primary: $0;',
  })
  expect(Object.keys(completeCss(':root { --shop-color-primary: | }'))).toContain('rebeccapurple')
})

test('a custom property is explained', () => {
  const { document, position } = open('css', ':root { --shop-rad|ius: 0 }')
  const hover = css.doHover(document, position, css.parseStylesheet(document))
  expect(JSON.stringify(hover)).toContain('Radius of corners. Default: `8px`.')
})

test('a selector offers the parts', () => {
  expect(completeCss("[data-shop-widget='header']::| {}")).toMatchObject({ '::part(logo)': '::part(logo)' })
})

test('an element offers the attributes and their values', () => {
  expect(completeHtml('<button |></button>')).toEqual(
    expect.arrayContaining(['data-shop-cart', 'data-product-id', 'data-shop-search']),
  )
  expect(completeHtml('<button data-shop-cart="|"></button>')).toContain('restore')
  expect(completeHtml('<p data-shop-show="|"></p>')).toContain('canCheckout')
  expect(completeHtml('<div data-shop-widget="|"></div>')).toContain('newsletter')
})
