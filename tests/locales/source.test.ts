/** The code follows the language of the page wherever it changes, compares or formats what people read. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path: `src/${path}`, code: readFileSync(join(ROOT, 'src', path), 'utf8') }))

interface Rule {
  name: string
  fault: RegExp
  /** Files that may contain it, and why. */
  except: Record<string, string>
}

const RULES: readonly Rule[] = [
  {
    name: 'changes the case of a text without its language',
    fault: /\.to(?:Locale)?(?:Lower|Upper)Case\(\)/,
    except: {
      'src/cdn/preact.ts': 'names of attributes',
      'src/doctor/findings.ts': 'codes and severities',
      'src/npm/read-fragment.ts': 'names of options',
      'src/options/parse.ts': 'names of options',
      'src/options/read.ts': 'names of options',
      'src/options/values.ts': 'values that are one of several',
      'src/ui/forms/rules.ts': 'abbreviations that are written with ASCII letters in every language',
      'src/widgets/header/consent/index.ts': 'names of sites',
      'src/widgets/header/promotions/AppBanner.tsx': 'names of sites',
      'src/widgets/header/promotions/page/safe-css.ts': 'names of CSS properties',
      'src/widgets/support/form/schema/iban.tsx': 'IBANs',
    },
  },
  {
    name: 'formats for one language, or for that of the browser',
    fault: /(?:Intl\.\w+|\.toLocale\w+|\.localeCompare)\((?:\)|'|\[|undefined)/,
    except: {
      'src/widgets/header/theme-worlds/world-text.ts': 'English days as in Europe',
      'src/widgets/preview/panel/settings.ts': 'the panel is English',
    },
  },
]

describe.each(RULES)('no code $name', ({ fault, except }) => {
  test('except for technical names', () => {
    const found = sources.filter(({ path, code }) => !(path in except) && fault.test(code))
    expect(found.map(({ path }) => path)).toEqual([])
  })

  test('and each exception is still needed', () => {
    const found = sources.filter(({ code }) => fault.test(code)).map(({ path }) => path)
    expect(Object.keys(except).filter((path) => !found.includes(path))).toEqual([])
  })
})
