/** Signs and units are where each language wants them, and no line ends between a number and its unit. */
import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '../../src/texts/load-texts.js'
import { loadAllTexts } from './support/texts.js'

/** Stands for the value of a placeholder, such as `{limit:number|number}`. Plural forms are removed. */
const VALUE = '7'
const fillIn = (text: string) => text.replace(/\{\{[^}]*\}\}/g, '').replace(/\{[^}]+\}/g, VALUE)

const UNIT = '(?:%|kB|MB|ko|Mo|€|EUR|CHF|Kč|zł|TL|Ft|h|tis\\.|tys\\.|ezer|bin)'

/** What no text of a language may contain. */
interface Rule {
  name: string
  fault: RegExp
  /** Languages or locales. Without this, the rule is for all. */
  languages?: readonly string[]
  /** The paths of texts that the specification writes differently. */
  except?: RegExp
}

const RULES: readonly Rule[] = [
  { name: 'has no ordinary space before a unit', fault: new RegExp(`\\d ${UNIT}(?![\\p{L}\\d])`, 'u') },
  { name: 'has no ordinary space before an ellipsis', fault: / …/ },
  {
    name: 'has a no-break space before the percent sign',
    fault: /\d%/,
    languages: ['de', 'fr', 'da', 'sv'],
    except: /^de-..\.newsletter\.discount$/,
  },
  { name: 'has no space before the percent sign', fault: /\d\s%/, languages: ['en', 'hu', 'pl'] },
  { name: 'has an apostrophe between thousands', fault: /\d[.,]\d{3}/, languages: ['de-CH'] },
  { name: 'has the percent sign before the number', fault: /\d\s?%|%\s/, languages: ['tr'] },
  {
    name: 'has a no-break space inside quotation marks and before double punctuation marks',
    // A colon between digits belongs to a time.
    fault: /[^\u00a0\u202f][»;!?]|[^\u00a0\u202f\d]:|\d:(?!\d)|«[^\u00a0\u202f]/,
    languages: ['fr'],
  },
]

const faultsOf = async (locale: Locale, { fault, except }: Rule) =>
  [...(await loadAllTexts(locale))].filter(([path, text]) => fault.test(fillIn(text)) && !except?.test(path))

describe.each(locales)('%s', (locale) => {
  const [language = ''] = locale.split('-')
  const rules = RULES.filter(
    ({ languages }) => !languages || languages.includes(language) || languages.includes(locale),
  )
  test.each(rules)('$name', async (rule) => {
    expect(await faultsOf(locale, rule)).toEqual([])
  })
})

test.each<[string, string, string]>([
  ['has no ordinary space before a unit', 'höchstens {size:number} kB', 'höchstens 7\u00a0kB'],
  ['has no ordinary space before a unit', 'od 40 € (20 €', '40 Hemden, 8\u00a0h'],
  ['has no ordinary space before an ellipsis', 'wird gesendet …', 'wird gesendet\u00a0…'],
  ['has a no-break space before the percent sign', '10% de rabais', '10\u00a0% de rabais'],
  ['has a no-break space before the percent sign', 'und 10% sparen', 'und 10\u00a0% sparen'],
  ['has no space before the percent sign', '10 % off', '10% off'],
  ['has an apostrophe between thousands', 'bei 89.000 Bewertungen', 'bei 89’000 Bewertungen'],
  ['has the percent sign before the number', 'E-bülten üyelerine 10% indirim', 'üyelerine %10 indirim'],
  [
    'has a no-break space inside quotation marks and before double punctuation marks',
    'Tout voir : {title:string}',
    'Tout voir\u00a0: {title:string}',
  ],
  [
    'has a no-break space inside quotation marks and before double punctuation marks',
    'ne vous convient pas ?',
    'de 08:00 à 18:00',
  ],
])('the rule “%s” finds “%s”, and accepts “%s”', (name, wrong, right) => {
  const { fault } = RULES.find((rule) => rule.name === name)!
  expect([wrong, right].map((text) => fault.test(fillIn(text)))).toEqual([true, false])
})
