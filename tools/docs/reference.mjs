/** `npm run reference`: writes the tables of `docs/reference.md` between their markers. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from '../paths.mjs'
import { referenceTables } from './reference-tables.mjs'

const path = join(root, 'docs/reference.md')

/** @returns {Promise<{ written: string, expected: string }>}  what the file has, and what it should have */
export async function compareReference() {
  const tables = await referenceTables()
  const written = await readFile(path, 'utf8')
  const text = written.replace(
    /(<!-- generated: (.+) -->\n)[^]*?(\n<!-- end -->)/g,
    (_, start, name, end) => {
      if (!tables[name])
        throw new Error(
          `docs/reference.md asks for "${name}", which is not one of: ${Object.keys(tables).join(', ')}.`,
        )
      return `${start}\n${tables[name]}\n${end}`
    },
  )
  const missing = Object.keys(tables).filter((name) => !text.includes(`<!-- generated: ${name} -->`))
  if (missing.length > 0) throw new Error(`docs/reference.md has no marker for: ${missing.join(', ')}.`)
  return { written, expected: await format(text, { ...(await resolveConfig(path)), filepath: path }) }
}

if (process.argv[1] === import.meta.filename) await writeFile(path, (await compareReference()).expected)
