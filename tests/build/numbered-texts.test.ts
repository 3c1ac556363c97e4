/** The CDN build asks for texts by number: what it rewrites, and that it refuses all that it cannot be sure of. */
import { describe, expect, it } from 'vitest'
import { numberTexts } from '../../src/build/numbered-texts.mjs'
import { LISTED, readTextNames, toList } from '../../src/build/text-lists.mjs'

const NAMES = {
  header: ['navigation.home', 'navigation.more', 'search.label'],
  'header-later': ['search.back', 'search.clear', 'visitor.beans'],
  footer: ['legal', 'newTab'],
}
const IMPORTS = `
import type { HeaderTexts } from '../../../locales/de-DE/header.js'
import type { HeaderLaterTexts } from '../../../locales/de-DE/header-later.js'
import type { FooterTexts } from '../../../locales/de-DE/footer.js'
import type { SupportTexts } from '../../../locales/de-DE/support.js'
`
const rewrite = (code: string) => numberTexts(IMPORTS + code, 'src/View.tsx', NAMES).slice(IMPORTS.length)

const header = 'const t = useText<HeaderTexts>().navigation;\n'
const later = 'const later = useLaterText(locale)?.search;\n'

describe('the numbers of texts', () => {
  it.each([
    [
      'a whole set',
      'const t = useText<FooterTexts>(); t.newTab()',
      'const t = useText<FooterTexts>(); t[1]()',
    ],
    ['a part', `${header}t.more({ title })`, 'const t = useText<HeaderTexts>();\nt[1]({ title })'],
    [
      'all parts',
      'const t = useText<HeaderTexts>(); t.search.label()',
      'const t = useText<HeaderTexts>(); t[2]()',
    ],
    [
      'a text as a function',
      `${header}(a ? t.home : t.more)()`,
      'const t = useText<HeaderTexts>();\n(a ? t[0] : t[1])()',
    ],
    [
      'texts that may be missing',
      `${later}later?.clear() ?? ''`,
      "const later = useLaterText(locale);\nlater?.[1]() ?? ''",
    ],
    ['texts that are there', `${later}later!.back()`, 'const later = useLaterText(locale);\nlater[0]()'],
    [
      'a part that may be missing',
      'const t = useLaterText(l); t?.visitor.beans({ n })',
      'const t = useLaterText(l); t?.[2]({ n })',
    ],
    [
      'a question',
      `${later}const a = b && !later\nlater && a ? later.back() : 0`,
      'const later = useLaterText(locale);\nconst a = b && !later\nlater && a ? later[0]() : 0',
    ],
    [
      'the way to other components',
      'const texts = useLaterText(l); const a = <TextContext.Provider value={texts}>{a && texts ? 1 : 0}</TextContext.Provider>',
      'const texts = useLaterText(l); const a = <TextContext.Provider value={texts}>{a && texts ? 1 : 0}</TextContext.Provider>',
    ],
    [
      'the same texts twice',
      `function A() { ${header} t.home() }\nfunction B() { ${header} t.more() }`,
      'function A() { const t = useText<HeaderTexts>();\n t[0]() }\nfunction B() { const t = useText<HeaderTexts>();\n t[1]() }',
    ],
    [
      'members and types of that name',
      `${header}type F = (t: number) => void; a.t({ t: b, c: t.home() })`,
      'const t = useText<HeaderTexts>();\ntype F = (t: number) => void; a.t({ t: b, c: t[0]() })',
    ],
  ])('stand in the place of names: %s', (_what, before, after) => {
    expect(rewrite(before)).toBe(after)
  })

  it.each([
    ['sets that keep their names', 'const t = useText<SupportTexts>(); f({ ...t }, t[name])'],
    ['modules without texts', 'const t = { home: 1 }; t.home'],
  ])('leave alone: %s', (_what, code) => {
    expect(rewrite(code)).toBe(code)
  })

  it.each([
    [
      'a text that does not exist',
      `${header}t.nowhere()`,
      'src/View.tsx:7: t.nowhere: header has no such text',
    ],
    ['a part that does not exist', 'const t = useText<HeaderTexts>().shelf', 'header has no such part'],
    ['destructuring at once', 'const { legal } = useText<FooterTexts>()', 'bind the texts to a variable'],
    [
      'destructuring later',
      'const t = useText<FooterTexts>(); const { legal } = t',
      'name each text where it is used',
    ],
    [
      'a part in a variable of its own',
      'const t = useText<HeaderTexts>(); const s = t.search',
      'name each text',
    ],
    ['a call at once', 'useText<FooterTexts>().legal()', 'bind the texts to a variable'],
    ['an argument', `${header}f(t)`, 'name each text'],
    ['a property', `${header}const a = <A t={t} />`, 'name each text'],
    [
      'a part for other components',
      `${header}const a = <TextContext.Provider value={t} />`,
      'name each text',
    ],
    ['a spread', `${header}const a = { ...t }`, 'name each text'],
    ['a shorthand', `${header}const a = { t }`, 't is the name of texts, too'],
    ['a dynamic name', `${header}t[name]()`, 'name each text'],
    ['a name in quotes', `${header}t['home']()`, 'name each text'],
    ['another name for them', `${header}const s = t`, 'name each text'],
    ['another value in its place', `${later}const s = later ?? other`, 'name each text'],
    ['a comparison', `${header}t === s`, 'name each text'],
    ['a return', `function useMine() { ${header} return t }`, 'name each text'],
    ['a parameter of that name', `${header}list.map((t) => t.home)`, 't is the name of texts, too'],
    ['a variable of that name', `${header}{ const t = 1 }`, 't is the name of texts, too'],
    [
      'other texts of that name',
      `${header}{ const t = useText<FooterTexts>() }`,
      't is the name of other texts',
    ],
    [
      'kept texts of that name',
      `${header}{ const t = useText<SupportTexts>() }`,
      't is the name of texts, too',
    ],
    ['texts without a type', 'const t = useText()', 'name a type'],
    ['a part’s type', "const t = useText<HeaderTexts['search']>()", 'name a type'],
    ['a type from elsewhere', 'const t = useText<OtherTexts>()', 'name a type'],
    ['a type of one’s own', 'type Mine = HeaderTexts', 'only useText gives these texts'],
    [
      'the type of a parameter',
      'function f(s: TextFunctions<FooterTexts>) {}',
      'only useText gives these texts',
    ],
    [
      'another name for useText',
      "import { useText as u } from './text.js'",
      'call useText under its own name',
    ],
    ['useText as a value', 'const u = useText', 'call useText under its own name'],
    ['useText with a type as a value', 'const u = useText<FooterTexts>', 'call useText under its own name'],
    ['useText of a namespace', 'const t = i18n.useText<FooterTexts>()', 'call useText under its own name'],
  ])('fail the build: %s', (_what, code, message) => {
    expect(() => rewrite(code)).toThrow(message)
  })
})

describe('lists of texts', () => {
  it.each(LISTED)('have a number for each German text: %s', async (set) => {
    const { default: german } = (await import(`../../locales/de-DE/${set}.ts`)) as { default: object }
    const { [set]: names } = await readTextNames('.')
    const list = toList(german, names, 'de-DE')
    const leaves = (texts: object): unknown[] =>
      Object.values(texts).flatMap((text: string | object) =>
        typeof text === 'string' ? text : leaves(text),
      )
    expect(list).toEqual(leaves(german))
  })

  it('keep the German order, whatever the order of a translation', () => {
    expect(toList({ b: { d: '3', c: '2' }, a: '1' }, ['a', 'b.c', 'b.d'], 'en')).toEqual(['1', '2', '3'])
  })

  it('are never short of a text', () => {
    for (const texts of [{ a: '1' }, { a: '1', b: 'text' }, { a: '1', b: { c: {} } }])
      expect(() => toList(texts, ['a', 'b.c'], 'locales/en/header.ts')).toThrow(
        'locales/en/header.ts: the text "b.c" is missing',
      )
  })
})
