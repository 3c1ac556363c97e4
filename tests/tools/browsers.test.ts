// @vitest-environment node
/** The check for the oldest browsers finds features that these browsers lack. Only the check itself reads types. */
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const eslint = new ESLint({ overrideConfigFile: 'tools/browsers.config.mjs' })

/** @returns the messages about the text of a file at this path */
async function messagesOn(text: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath })
  return result!.messages.map(({ message }) => message)
}

describe('a script', () => {
  const inScript = (code: string) => messagesOn(code, 'dist/cdn/chunks/x.js')

  it.each([
    'Promise.try(run)',
    'window.Promise.try(run)',
    'new Intl.DurationFormat("de")',
    'RegExp.escape(text)',
    'navigator.userActivation; navigator.locks; navigator.hid',
    'new CloseWatcher()',
  ])('%s uses a feature that an old browser lacks', async (code) => {
    expect(await inScript(code)).toEqual([expect.stringContaining('exceeds 2024')])
  })

  it('may use features of all supported browsers, and names that it declares', async () => {
    expect(
      await inScript('Object.hasOwn(a, "b"); list.at(-1); a?.b ?? c; class A { #x; static {} }'),
    ).toEqual([])
    expect(await inScript('const api = { take() {} }; api.take(); ({ Iterator: 1 })')).toEqual([])
  })
})

describe('a style sheet', () => {
  const inSheet = (css: string) => messagesOn(css, 'src/widgets/x/styles.css')

  it.each([
    'a{interpolate-size:allow-keywords}',
    'a{color:contrast-color(red)}',
    'a:open{color:red}',
    '@scope(.a){b{color:red}}',
    'a{height:1px;position-area:top}',
  ])('%s uses a feature that an old browser lacks', async (sheet) => {
    expect(await inSheet(sheet)).toEqual([expect.stringContaining('not a 2024 available')])
  })

  it('may use what all browsers have, and any text', async () => {
    const sheet =
      ':host{all:initial}a:hover,b:has(c){color:light-dark(red,blue)}@media (width>=600px){a{inset:0}}'
    expect(await inSheet(sheet)).toEqual([])
    expect(await inSheet('a::before{content:"x{interpolate-size:0}"}')).toEqual([])
  })
})
