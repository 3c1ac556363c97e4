/** The files for audits that the build writes, compared with the built code: `scripts.json` and `sbom.cdx.json`. */
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { expect, test } from 'playwright/test'
import type { Inventory, InventoryScript } from '../../cli/inventory.js'
import { CALLS } from '../../src/services/contract/calls.js'
import { namedIn } from '../../tools/licences.mjs'
import { cdn, maps, root } from '../../tools/paths.mjs'

const read = (path: string) => readFileSync(join(cdn, path), 'utf8')
const readJson = (path: string): unknown => JSON.parse(read(path))

interface Manifest {
  version: string
  files: Record<string, { integrity: string; preload: string }>
}
const manifest = readJson('manifest.json') as Manifest
const inventory = readJson('scripts.json') as Inventory

test('scripts.json lists each script of the manifest, with its hashes', () => {
  expect(inventory.version).toBe(manifest.version)
  const scripts = Object.entries(manifest.files).filter(([path]) => path.endsWith('.js'))
  expect(inventory.scripts.map(({ path, integrity }) => [path, integrity])).toEqual(
    scripts.map(([path, { integrity, preload }]) => [path, [integrity, preload]]),
  )
})

/** Our modules in a built file, as its source map names them: path → code. */
function modulesIn(path: string): Map<string, string> {
  // `header.js` is `loader.js`, and has no map of its own.
  const map = join(maps, `${path === 'header.js' ? 'loader.js' : path}.map`)
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }
  const own = sources.filter((source) => /^(src|loader)\//.test(source))
  return new Map(own.map((source) => [source, readFileSync(join(root, source), 'utf8')]))
}

const matchesIn = (code: Iterable<string>, pattern: RegExp): string[] => [
  ...new Set([...code].flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!))),
]

/** The keys of the storage that modules use. Some take a key from another module, where it is a constant or a function. */
function keysIn(modules: ReadonlyMap<string, string>): string[] {
  const code = [...modules.values()]
  const constants = matchesIn(code, /\blocal\.(?:get|set)\(([A-Z_]+)/g)
  const places = ['src/page/stored-cart.ts', 'src/widgets/header/promotions/promotion.ts']
  const texts = places.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
  const local = constants.map((name) => new RegExp(`const ${name} = '([^']+)'`).exec(texts)![1]!)
  const session = code.filter((text) => /\bsession(?:Storage)?\.(get|set)/.test(text))
  const keptName = session.some((text) => text.includes('keptName('))
    ? [readFileSync(join(root, 'src/host/page-start.ts'), 'utf8')]
    : []
  return [...local, ...matchesIn([...session, ...keptName], /`(shop (?:\w+ )?)\$\{/g)]
}

/** The services whose addresses modules use. */
function servicesIn(modules: ReadonlyMap<string, string>): string[] {
  const imports = [...modules].flatMap(([path, text]) =>
    [...text.matchAll(/import (?:\{([^}]*)\}|\w+) from '([^']*)'/g)].map(([, names, from]) => ({
      names,
      target: resolve('/', dirname(path), from!),
    })),
  )
  return imports.flatMap(({ names, target }) => {
    const [, service, isTable] = /^\/src\/services\/([a-z]+)(\.calls)?\.js$/.exec(target) ?? []
    return service && (isTable || /(_PATH|Path)\b/.test(names ?? '')) ? [service] : []
  })
}

/** The module with the addresses of a service has its name, except that those of the staff's panel are in one module. */
function serviceOf({ method, path }: InventoryScript['calls'][number]): string {
  const { name, service } = CALLS.find((call) => call.method === method && call.path === path)!
  return name === 'readActiveTests' ? 'preview' : service
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort()

for (const { path, reads, stores, calls } of inventory.scripts)
  test(`${path.replace(/\.[\w-]{8}\.js/, '')}: scripts.json says what its code reads, stores and calls`, () => {
    const modules = modulesIn(path)
    const cookies = matchesIn(
      modules.values(),
      /(?:\bcookie\(|[cC]ookie\(window, |tokenOf\(\w+, )'([\w-]+)'/g,
    )
    expect(sorted(reads.map(({ cookie }) => cookie))).toEqual(sorted(cookies))
    expect(sorted(stores.map(({ key }) => key.split('{')[0]!))).toEqual(sorted(keysIn(modules)))
    expect(sorted(calls.map(serviceOf))).toEqual(sorted(servicesIn(modules)))
  })

test('scripts.json lists each call of the widgets with a script that makes it', () => {
  const listed = inventory.scripts.flatMap(({ calls }) =>
    calls.map(({ method, path }) => `${method} ${path}`),
  )
  expect(sorted(listed)).toEqual(sorted(CALLS.map(({ method, path }) => `${method} ${path}`)))
})

test('sbom.cdx.json is a valid list of the packages whose licences are shipped', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)
  expect(await validator.validate(read('sbom.cdx.json'))).toBeNull()
  // The validator finds mistakes.
  expect(await validator.validate(read('sbom.cdx.json').replace('"library"', '"book"'))).not.toBeNull()

  const { components, dependencies } = readJson('sbom.cdx.json') as {
    components: Array<{ name: string; 'bom-ref': string }>
    dependencies: Array<{ ref: string; dependsOn?: string[] }>
  }
  expect(components.map(({ name }) => name)).toEqual(namedIn(read('THIRD-PARTY-LICENCES.txt')))
  const { version } = manifest
  expect(dependencies.find(({ ref }) => ref === `pkg:npm/shop-embed@${version}`)?.dependsOn).toEqual(
    components.map((component) => component['bom-ref']),
  )
})
