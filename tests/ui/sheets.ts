/** Reads the widgets' style sheets and the reference shop's brands, parsed by lightningcss. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform, type Declaration, type TokenOrValue } from 'lightningcss'

const ROOT = join(import.meta.dirname, '../..')

export interface Rule {
  /** The path of the sheet, such as `ui/base.css`. */
  sheet: string
  declarations: Declaration[]
}

function rulesOf(sheet: string, path: string): Rule[] {
  const rules: Rule[] = []
  transform({
    filename: path,
    code: readFileSync(path),
    visitor: {
      Rule: {
        style({ value: { declarations } }) {
          rules.push({
            sheet,
            declarations: [...declarations.declarations, ...declarations.importantDeclarations],
          })
        },
      },
    },
  })
  return rules
}

/** All rules of the widgets' style sheets. */
export const RULES: Rule[] = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => rulesOf(name, join(ROOT, 'src', name)))

/** Maps the name of a custom property to its value. */
export type Properties = ReadonlyMap<string, TokenOrValue[]>

const propertiesOf = (rules: readonly Rule[], prefix: string): Properties =>
  new Map(
    rules.flatMap(({ declarations }) =>
      declarations.flatMap(({ property, value }) =>
        property === 'custom' && value.name.startsWith(prefix) ? [[value.name, value.value]] : [],
      ),
    ),
  )

/** The short names `--s-*`, with the values that the widgets declare. */
export const SHORT_NAMES = propertiesOf(RULES, '--s-')

/** The tokens `--shop-*` that a brand of the reference shop sets. @param name  as in `public/brand-<name>.css` */
export const tokensOf = (name: string): Properties =>
  propertiesOf(rulesOf(name, join(ROOT, `examples/shop/public/brand-${name}.css`)), '--shop-')
