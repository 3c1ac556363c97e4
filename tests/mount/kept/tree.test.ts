/** What kept markup may contain. Any script of the page's origin can have written it. */
import { afterEach, describe, expect, it } from 'vitest'
import { buildTree, readTree } from '../../../src/mount/kept/tree.js'

afterEach(() => {
  for (const name in Object.prototype) delete (Object.prototype as Record<string, unknown>)[name]
})

const build = (tree: unknown, apiBase?: string) => buildTree(tree, apiBase) as Element
const withAttributes = (attributes: unknown, name = 'a') => build(['div', {}, [[name, attributes, []]]])

const MARKUP =
  '<div lang="de-DE" data-theme="light" data-platform="CLASSIC"><header part="header" class="header">' +
  '<a part="logo" href="https://shop.example/" aria-label="Shop"><img src="https://shop.example/logo.svg" alt="" width="1" height="1"></a>' +
  '<form part="search" role="search" action="https://shop.example/search" target="_top"><input name="term" type="search" maxlength="90"></form>' +
  '<button type="button" aria-expanded="false" popovertarget="menu" hidden="">A &amp; B</button>' +
  '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"></path></svg><div id="menu" popover="auto"></div>' +
  '<div data-shop-widget="newsletter"></div></header></div>'

const template = (markup: string) => {
  const element = document.createElement('div')
  element.innerHTML = markup
  return element.firstElementChild!
}

describe('a tree', () => {
  it('has all of the markup, also as JSON', () => {
    location.href = 'https://shop.example/page'
    const tree: unknown = JSON.parse(JSON.stringify(readTree(template(MARKUP))))
    expect(build(tree).outerHTML).toBe(template(MARKUP).outerHTML)
    expect(readTree(build(tree))).toEqual(tree)
    expect(build(tree).querySelector('path')!.namespaceURI).toBe('http://www.w3.org/2000/svg')
    expect(build(tree).querySelector('form')!.namespaceURI).toBe('http://www.w3.org/1999/xhtml')
  })

  it('has no attribute that the page has added to all objects', () => {
    const tree = JSON.parse(JSON.stringify(readTree(template('<p><a part="logo"></a></p>')))) as unknown
    Object.assign(Object.prototype, { onclick: 'alert(1)', href: 'https://evil.example/' })
    expect(build(tree).outerHTML).toBe('<p><a part="logo"></a></p>')
  })
})

describe('an element that is not allowed refuses the whole tree', () => {
  it.each(
    [
      'script iframe style link meta base object embed template slot video audio frame math foreignObject use',
      'animate set textarea select SCRIPT A html body constructor __proto__ toString x-widget',
    ].flatMap((names) => names.split(' ')),
  )('%s', (name) => {
    expect(() => build(['div', {}, [[name, {}, []]]])).toThrow(/may not have/)
  })
  it.each([[null], [1], [['a']], [{}], [undefined], [true], [['a', 'b']]])('the name %j', (name) => {
    expect(() => build([name, {}, []])).toThrow()
  })
})

describe('an attribute that is not allowed refuses the whole tree', () => {
  it.each(
    [
      'onclick onload ONCLICK style srcdoc srcset ping formaction formtarget is slot nonce integrity',
      'xlink:href xmlns http-equiv data-shop-cart data-shop-text data-shop-show data-shop-root data-shop-config',
      'data-shop-sticky data-shop-widget-x aria- data- aria-x:y contenteditable autofocus download 0 constructor',
    ].flatMap((names) => names.split(' ')),
  )('%s', (name) => {
    expect(() => withAttributes({ [name]: 'https://shop.example/' })).toThrow(/may not have/)
  })
  it('__proto__', () => {
    expect(() => withAttributes(JSON.parse('{"__proto__": "https://shop.example/"}'))).toThrow(/may not have/)
  })
  it.each([[null], [1], [true], [['a']], [{ toString: 'a' }]])('the value %j', (value) => {
    expect(() => withAttributes({ class: value })).toThrow()
    expect(() => withAttributes({ href: value })).toThrow()
  })
  it.each([['text'], [['class']]])('attributes that are %j', (attributes) => {
    expect(() => withAttributes(attributes)).toThrow()
  })
})

describe('an address that is not allowed refuses the whole tree', () => {
  const HOSTILE = [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
  ]
  it.each([
    ...HOSTILE,
    'data:text/html,<script>',
    'vbscript:a',
    'blob:https://shop.example/a',
    'https://user:pass@shop.example/',
    '',
  ])('%j', (address) => {
    expect(() => withAttributes({ href: address })).toThrow(/may not have/)
    expect(() => withAttributes({ src: address }, 'img')).toThrow(/may not have/)
    if (address) expect(() => withAttributes({ src: address }, 'input')).toThrow(/may not have/)
  })
  it('a form that sends what the visitor types to another host', () => {
    location.href = 'https://shop.example/page'
    const action = (address: string, apiBase?: string) =>
      build(['form', { action: address }, []], apiBase).getAttribute('action')
    expect(action('https://shop.example/search')).toBe('https://shop.example/search')
    expect(() => action('https://evil.example/search')).toThrow(/may not have/)
    expect(action('https://shop.at/search', 'https://shop.at')).toBe('https://shop.at/search')
  })
})

describe('a value that is no tree is refused', () => {
  it.each([
    [null],
    [undefined],
    [1],
    [{}],
    [[]],
    [['div']],
    [['div', {}]],
    [['div', {}, null]],
    [['div', {}, 'text']],
    [['div', {}, {}]],
    [['div', {}, [null]]],
    [['div', {}, [1]]],
    [['div', {}, [, 'text']]],
  ])('%j', (value) => {
    expect(() => build(value)).toThrow()
  })

  it('and one that is nested too deeply', () => {
    const nested = (depth: number) => {
      let tree: unknown = ['div', {}, []]
      for (let level = 1; level < depth; level++) tree = ['div', {}, [tree]]
      return tree
    }
    expect(build(nested(30)).querySelectorAll('div')).toHaveLength(29)
    expect(() => build(nested(40))).toThrow(/may not have/)
    expect(() => build(nested(5000))).toThrow(/may not have/)
  })
})
