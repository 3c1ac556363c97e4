/** Tables in the docs that are generated from the code. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect } from 'vitest'

/**
 * Expects the tables between the comments `<!-- name -->` and `<!-- /name -->` of a page.
 *
 * @param page       a file in `docs/`
 * @param isWritten  whether to write the tables instead of checking them
 */
export async function expectTables(
  page: string,
  tables: Readonly<Record<string, string>>,
  isWritten: boolean,
): Promise<void> {
  const file = join(import.meta.dirname, '../../docs', page)
  const text = readFileSync(file, 'utf8')
  let expected = text
  for (const [name, content] of Object.entries(tables)) {
    expect(text).toContain(`<!-- /${name} -->`)
    expected = expected.replace(
      new RegExp(`(<!-- ${name} -->)[^]*(<!-- /${name} -->)`),
      (_all, start: string, end: string) => `${start}\n\n${content}\n\n${end}`,
    )
  }
  expected = await format(expected, { ...(await resolveConfig(file)), filepath: file })
  if (isWritten) writeFileSync(file, expected)
  else expect(text).toBe(expected)
}
