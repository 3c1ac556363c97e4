import { describe, expect, it } from 'vitest'
import { email, required } from '../../../src/ui/forms/rules.js'
import { cleanEmail, cleanLine, cleanName, cleanText } from '../../../src/ui/forms/typed-text.js'

describe('an e-mail address is cleaned', () => {
  it.each([
    ' anna@shop.example ',
    '\u200eanna@shop.example',
    '\u2068anna@shop.example\u2069',
    'anna\u00ad@shop.example',
    'anna@shop\u200b.example',
    '\ufeffanna@shop.example\u00a0',
    '<anna@shop.example>',
    '<anna@shop.example>,',
    'Anna Huber <anna@shop.example>',
    '"Huber, Anna" <anna@shop.example>;',
    'mailto:anna@shop.example',
    'MAILTO:anna@shop.example?subject=Hallo',
    '<mailto:anna@shop.example>',
    'E-Mail: anna@shop.example',
    'anna@shop.example,',
    'anna@shop.example;',
    'anna@shop.example)',
    '(anna@shop.example)',
    'anna@shop.example.',
    '„anna@shop.example“',
    'anna＠shop．example',
    'anna@shop。example。',
    '《anna@shop.example》、',
    '‹anna@shop.example›',
    'anna@shop.example…',
    'mailto://anna@shop.example',
    'mailto:anna%40shop.example',
    'E\u2011Mail : anna@shop.example',
    'Adresse électronique : anna@shop.example',
    'Anna Huber (anna@shop.example)',
    'anna@shop.example (Anna Huber)',
    'Anna Huber [mailto:anna@shop.example]',
    '[anna@shop.example](mailto:anna@shop.example)',
  ])('%j', (typed) => {
    expect(cleanEmail(typed)).toBe('anna@shop.example')
    expect(email()(cleanEmail(typed))).toBeUndefined()
  })

  it.each(["o'brien@shop.example", 'a.b+c@mail.shop.example', 'änne@bücher.example', ''])(
    'and "%s" stays',
    (address) => expect(cleanEmail(address)).toBe(address),
  )

  it.each([
    ['o’brien@shop.example', "o'brien@shop.example"],
    ['anna\u2011huber@shop\u2010online.example', 'anna-huber@shop-online.example'],
    ['mailto:anna%2Bnews@shop.example', 'anna+news@shop.example'],
    ['mailto:100%@shop.example', '100%@shop.example'],
  ])('and "%s" means "%s"', (typed, address) => {
    expect(cleanEmail(typed)).toBe(address)
    expect(email()(address)).toBeUndefined()
  })

  it.each([
    'anna@http://shop.example',
    'https://shop.example/anna@shop.example',
    'an(na)na@shop.example',
    'anna@[192.168.1.1]',
    'anna@shop.example,otto',
    'anna@shop.example otto@shop.example',
    'an na@shop.example',
    'anna',
    'anna,otto@shop.example',
  ])('and "%s" is refused', (typed) => expect(email('wrong')(cleanEmail(typed))).toBe('wrong'))

  it('is composed as the service expects it', () => {
    expect(cleanEmail('a\u0308nne@shop.example')).toBe('änne@shop.example')
  })
})

it('a name has plain apostrophes and hyphens, which the service accepts, and no invisible characters', () => {
  expect(cleanName(' O’Brien ')).toBe("O'Brien")
  expect(cleanName('Müller–Schmidt\u2011Maier')).toBe('Müller-Schmidt-Maier')
  expect(cleanName('O＇Neill O′Neill Anna—Maria Anna−Maria')).toBe("O'Neill O'Neill Anna-Maria Anna-Maria")
  expect(cleanName('Ａｎｎａ　Ｍａｉｅｒ')).toBe('Anna Maier')
  expect(cleanName('An\u00adna\u200d\u00a0Mu\u0308ller\u200f')).toBe('Anna Müller')
})

it('a line has no blanks around it', () => {
  expect(cleanLine('\u200b 4711\t\u2066A ')).toBe('4711 A')
  expect(cleanLine('\u3000８０３３１\u180e\u034f\u3164\u202f')).toBe('80331')
  expect(cleanLine('2000\u201101\u201002')).toBe('2000-01-02')
})

it('a longer text keeps its lines, emoji and joined letters', () => {
  expect(cleanText('Hallo 👨‍👩‍👧 ❤️\n\u202eعلی‌رضا\u3164 \n')).toBe('Hallo 👨‍👩‍👧 ❤️\nعلی‌رضا \n')
})

it.each(['\u200b', ' \u00ad ', '\u2800', '\u3164', '\u200d', '\ufe0f'])(
  'a text of invisible characters is missing: %j',
  (typed) => {
    expect(required()(typed)).toBe('required')
    expect(cleanLine(typed)).toBe('')
  },
)

it('is cleaned at once, however long the text is', () => {
  // An expression that backtracks would exceed the test's time limit.
  for (const piece of ['<', '>', 'a:', ':', '@', ' ', 'a@<', '\u200b'])
    for (const clean of [cleanEmail, cleanName, cleanText, cleanLine])
      expect(clean(piece.repeat(100_000)).length).toBeLessThan(400_001)
})
