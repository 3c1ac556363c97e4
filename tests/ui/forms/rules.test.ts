import { describe, expect, it } from 'vitest'
import {
  email,
  firstError,
  maxLength,
  minLength,
  nameCharacters,
  notUrlLike,
  pattern,
  required,
  type Rule,
} from '../../../src/ui/forms/rules.js'
import { cleanName } from '../../../src/ui/forms/typed-text.js'

describe('an e-mail address', () => {
  it.each([
    'anna@example.com',
    'a.b+c@mail.example.co.uk',
    ' anna@example.com ',
    'o’brien@example.ie',
    'änne@bücher.example',
    'a@b.c',
    '',
  ])('"%s" passes', (value) => expect(email()(value)).toBeUndefined())

  it.each([
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@@example.com',
    'anna@b@example.com',
    'anna@.com',
    'anna@example.',
    'anna@example..com',
    'an na@example.com',
    'anna@exam ple.com',
  ])('"%s" is refused', (value) => expect(email('wrong')(value)).toBe('wrong'))
})

describe('a name', () => {
  const rules = [maxLength(40), nameCharacters('characters'), notUrlLike('characters')]

  it.each([
    'Anna',
    'Müller-Lüdenscheidt',
    "O'Brien",
    'O´Neill',
    'D`Angelo',
    'Şule Öztürk',
    'Łukasz',
    'Őri',
    'Žofie',
    'Δημήτρης',
    '王小明',
    'محمد',
    'देवी',
    'Nguyễn',
    'Anna + Otto',
    'Huber & Co',
    'Meier, Dr. (2)',
    'Dr. Müller',
    'Dr.Müller',
    'J.R.R. Tolkien',
    'J.R.R.Tolkien',
    'St.Johann',
    'v.Hagen',
    'St.Clair',
    'Dipl.-Ing.Maier',
    'H.Schmidt',
    'O’Brien',
    'O‘Brien',
    'Müller–Schmidt',
    'Müller\u2011Schmidt',
    'H.-P. Maier',
    'Karl 3',
    'c/o Huber',
    'Prof.Dr.Steiner',
    'Mag.Dr.Huber',
    'Dr.Mag.Prof.Huber',
    'Dipl.Ing.Huber',
    'Dr.med.Anna Huber',
    'Dr.med.dent.Huber',
    'Dr.h.c.mult.Huber',
    'Dr.Ali',
    'Dr.Ott',
    'DR.OTT',
    'Av.Can',
    'özv.Kis',
    'J.Doe',
    'MUDr.Jan Novák,Ph.D.',
    'doc.Ing.Nováková,CSc.',
    'Doç.Dr.Şahin',
    'Mme.Le Roy',
    'Huber Ges.m.b.H.',
    'Huber & Co.KG',
    'Fa.Huber',
    'Gebr.Huber',
    'Novák s.r.o.',
    'Kowalska Sp.z o.o.',
    'San.ve Tic.Ltd.Şti.',
    'Karl-H.Schmidt',
    'M.Sc.Huber',
    'StR.Huber',
    'OMR.Dr.Huber',
    'Pfr.Huber',
    'Geschw.Huber',
    'z.Hd.Huber',
    'Dipl.-Wirt.Ing.Huber',
    'Prof.nadzw.Nowak',
    'Uz.Dr.Demir',
    'Arş.Gör.Demir',
    'Ny.Kovács',
    '',
  ])('"%s" passes', (value) => expect(firstError(cleanName(value), rules)).toBeUndefined())

  it.each(['<b>', 'a@b', 'x=1', 'Anna!', 'a:b', 'Anna"', '50%', '😀', 'Anna_B', 'a\\b'])(
    'with the characters of "%s" is refused',
    (value) => expect(firstError(value, rules)).toBe('characters'),
  )

  it.each([
    'example.com',
    'www.example.com',
    'WWW.X',
    'http://example.com',
    'https://x',
    'EXAMPLE.COM',
    'Example.Com',
    'Gewinn auf spam.de/anna',
    'bit.ly/abc',
    'x.co',
    'пример.рф',
    'bücher.example',
    'Ed.Shop',
    'Max.Kinoshop',
    'Anna.Online',
    'X.COM',
    'Dr.Shop',
    't.co',
    'Huber bit.ly',
    'dr.ali.ly',
    'mag.dr.shop',
    'Huber.Dr.Müller',
    'Dr.com',
    'a.xn--p1ai',
    'Foo (spam.shop)',
    '192.168.0.1',
  ])('that looks like an address, "%s", is refused', (value) =>
    expect(firstError(value, rules)).toBe('characters'),
  )

  it('has at most 40 characters', () => {
    expect(firstError('a'.repeat(40), rules)).toBeUndefined()
    expect(firstError('a'.repeat(41), rules)).toBe('maxLength')
  })
})

describe('what is required', () => {
  it.each([['x'], [true], [['file']]])('is present with %j', (value) =>
    expect(required()(value)).toBeUndefined(),
  )
  it.each([[''], ['  \t'], [false], [[]], [undefined]])('is missing with %j', (value) =>
    expect(required('missing')(value)).toBe('missing'),
  )
})

it('minLength and pattern accept an empty value, because `required` checks for one', () => {
  expect(pattern(/^\d+$/)('')).toBeUndefined()
  expect(minLength(3)('')).toBeUndefined()
  expect(pattern(/^\d+$/, 'digits')('a')).toBe('digits')
  expect(minLength(3, 'short')('ab')).toBe('short')
})

it('a pattern is not tried on more than 500 characters, because that may take minutes', () => {
  const slow = pattern(/^(a+)+$/)
  expect(slow(`${'a'.repeat(500)}!`)).toBeUndefined()
  expect(pattern(/^a*$/)(`${'a'.repeat(499)}!`)).toBe('pattern')
})

it('the error comes from the first broken rule', () => {
  expect(firstError('', [required('first'), minLength(2, 'second')])).toBe('first')
  expect(firstError('anything')).toBeUndefined()
})

describe('no input makes a rule slow', () => {
  const rules: Array<[string, Rule<string>]> = [
    ['required', required()],
    ['email', email()],
    ['maxLength', maxLength(40)],
    ['nameCharacters', nameCharacters()],
    ['notUrlLike', notUrlLike()],
  ]
  const LENGTH = 200_000
  const nasty = [
    'a',
    ' ',
    '.',
    '@',
    'a.',
    'A.',
    'Aa.',
    'a@',
    '@.',
    'a.b@',
    'www',
    '://',
    '1.1',
    'Dr.Mü',
    'é',
    'e\u0301',
    '\t a',
    '/',
    'aaa.A',
  ].map((piece) => piece.repeat(LENGTH / piece.length))

  it.each(rules)('%s checks 200,000 characters at once', (_name, rule) => {
    for (const text of nasty)
      // A rule that backtracks would exceed the test's time limit.
      for (const value of [text, `${text}!`, `x@${text}`, `${text}@`])
        expect([undefined, expect.any(String)]).toContainEqual(rule(value))
  })
})
