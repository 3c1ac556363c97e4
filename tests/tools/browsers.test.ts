/** The check for the oldest browsers finds features that these browsers lack. */
import { describe, expect, it } from 'vitest'
import { lackingIn } from '../../tools/browsers/compat-data.mjs'
import { readScripts } from '../../tools/browsers/script-features.mjs'
import { featuresOfSheet } from '../../tools/browsers/sheet-features.mjs'

const lackingOf = (features: Iterable<string>) => [...features].filter((key) => lackingIn(key).length > 0)
const lackingInScript = (code: string) => lackingOf(readScripts([code])[0]!)

describe('a script', () => {
  it.each([
    ['Promise.try(run)', 'javascript.builtins.Promise.try'],
    ['window.Promise.try(run)', 'javascript.builtins.Promise.try'],
    ['new Intl.DurationFormat("de")', 'javascript.builtins.Intl.DurationFormat'],
    ['element.setHTML(text)', 'api.Element.setHTML'],
    ['RegExp.escape(text)', 'javascript.builtins.RegExp.escape'],
    ['import data from "./a.json" with { type: "json" }', 'javascript.statements.import.import_attributes'],
    ['document.startViewTransition(change)', 'api.Document.startViewTransition'],
    ['navigator.userActivation; navigator.locks; navigator.hid', 'api.Navigator.hid'],
    ['const { x } = list.values().take(2)', 'javascript.builtins.Iterator.take'],
    ['new CloseWatcher()', 'api.CloseWatcher'],
  ])('%s uses a feature that an old browser lacks', (code, key) => {
    expect(lackingInScript(code)).toContain(key)
  })

  it('may use features of all supported browsers, and names that it declares', () => {
    expect(
      lackingInScript('Object.hasOwn(a, "b"); list.at(-1); a?.b ?? c; class A { #x; static {} }'),
    ).toEqual([])
    expect(lackingInScript('const api = { take() {} }; api.take(); ({ Iterator: 1 })')).toEqual([])
  })
})

describe('a style sheet', () => {
  it.each([
    ['a{field-sizing:content}', 'css.properties.field-sizing'],
    ['a{interpolate-size:allow-keywords}', 'css.properties.interpolate-size'],
    ['a{color:contrast-color(red)}', 'css.types.color.contrast-color'],
    ['a:open{color:red}', 'css.selectors.open'],
    ['@scope(.a){b{color:red}}', 'css.at-rules.scope'],
    ['a{height:1px;position-area:top}', 'css.properties.position-area'],
  ])('%s uses a feature that an old browser lacks', (sheet, key) => {
    expect(lackingOf(featuresOfSheet(sheet))).toContain(key)
  })

  it('may use what all browsers have, and any text', () => {
    const sheet =
      ':host{all:initial}a:hover,b:has(c){color:light-dark(red,blue)}@media (width>=600px){a{inset:0}}'
    expect(lackingOf(featuresOfSheet(sheet))).toEqual([])
    expect(lackingOf(featuresOfSheet('a::before{content:"x{field-sizing:content}"}'))).toEqual([])
  })
})
