/** All schemas that the files in `src/services/` export or create. */
import { readdirSync } from 'node:fs'
import { type Schema } from '../../src/services/fields.js'

interface ServiceSchema {
  /** Such as `cart.ts`. */
  file: string
  /** `createCartResponse` creates `cartResponse`. */
  name: string
  /** The key of a schema in a table. */
  key?: string
  schema: Schema<unknown>
}

const isSchema = (value: unknown): value is Schema<unknown> =>
  typeof value === 'object' && value !== null && 'safeParse' in value

function created(name: string, value: unknown): [name: string, value: unknown] {
  const [, first, rest] = /^create(.)(.*)/.exec(name) ?? []
  if (typeof value !== 'function' || !first) return [name, value]
  return [`${first.toLowerCase()}${rest}`, (value as () => unknown)()]
}

export async function findServiceSchemas(): Promise<ServiceSchema[]> {
  const found: ServiceSchema[] = []
  for (const file of readdirSync('src/services').filter((name) => name.endsWith('.ts'))) {
    const exported = (await import(`../../src/services/${file.replace(/\.ts$/, '')}.ts`)) as object
    for (const entry of Object.entries(exported) as Array<[string, unknown]>) {
      const [name, value] = created(...entry)
      if (isSchema(value)) found.push({ file, name, schema: value })
      else if (typeof value === 'object' && value !== null)
        for (const [key, schema] of Object.entries(value) as Array<[string, unknown]>)
          if (isSchema(schema)) found.push({ file, name, key, schema })
    }
  }
  return found
}
