/** `npm run reference`: writes the tables of the docs between their markers. */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from '../paths.mjs'
import { referenceTables } from './reference-tables.mjs'

const FILES = ['docs', 'docs/start', 'docs/reference'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(root, folder, name)),
)

/** @returns {Promise<Array<{ path: string, written: string, expected: string }>>}  what each page contains, and should contain */
export async function compareReference() {
  const tables = await referenceTables()
  const unused = new Set(Object.keys(tables))
  const pages = await Promise.all(
    FILES.map(async (path) => {
      const written = await readFile(path, 'utf8')
      const text = written.replace(
        /(<!-- generated: (.+) -->\n)[^]*?(\n<!-- end -->)/g,
        (_, start, name, end) => {
          if (!tables[name])
            throw new Error(
              `${path} has a marker for "${name}", which is not one of: ${Object.keys(tables).join(', ')}.`,
            )
          unused.delete(name)
          return `${start}\n${tables[name]}\n${end}`
        },
      )
      return {
        path,
        written,
        expected: await format(text, { ...(await resolveConfig(path)), filepath: path }),
      }
    }),
  )
  if (unused.size > 0) throw new Error(`No page has a marker for: ${[...unused].join(', ')}.`)
  return pages
}

if (process.argv[1] === import.meta.filename)
  for (const { path, expected } of await compareReference()) await writeFile(path, expected)
