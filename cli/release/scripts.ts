/** `scripts.json`: what each script of a release is for, what it reads, stores and calls, and its hashes. `docs/audits.md` */
import { CALLS } from '../../src/services/contract/calls.js'
import type { Inventory, InventoryScript } from '../inventory.js'
import { factsOf, type ScriptFacts } from './script-facts.js'
import type { Manifest } from './manifest.js'
import { COOKIES, STORED } from './visitor-data.js'

export const SCRIPTS = 'scripts.json'

type Released = Pick<Manifest, 'version' | 'files' | 'widgets'>

/** `../files/chunks/cart.1yHhmNv4.js` → `cart` */
const nameOf = (path: string): string => path.split('/').at(-1)!.split('.')[0]!

/** The same file under its old name. */
const OLD_LOADER: ScriptFacts = { ...factsOf('loader'), loaded: 'With the page, by an old script tag.' }

function factsAt(path: string): ScriptFacts {
  return path === 'header.js' ? OLD_LOADER : factsOf(nameOf(path))
}

function callOf(wanted: string): InventoryScript['calls'][number] {
  const call = CALLS.find(({ name }) => name === wanted)
  if (!call) throw new Error(`There is no call "${wanted}".`)
  return { method: call.method, path: call.path, when: call.caller }
}

function describe(path: string, released: Released): InventoryScript {
  const { integrity, preload } = released.files[path]!
  const { purpose, loaded, cookies = [], stored = [], calls = [], requests } = factsAt(path)
  const widgets = Object.entries(released.widgets)
  return {
    path,
    integrity: [integrity, preload],
    purpose,
    loaded,
    widgets: widgets.flatMap(([widget, paths]) => (paths.includes(path) ? [widget] : [])),
    reads: cookies.map((cookie) => ({ cookie, purpose: COOKIES[cookie] })),
    stores: stored.map((name) => {
      const { where, key, what, howLong } = STORED[name]
      return { where, key, what, howLong }
    }),
    calls: calls.map(callOf),
    ...(requests !== undefined && { requests }),
  }
}

/**
 * @param released  the manifest of the release; the paths in the inventory are relative to the same folder
 * @throws {Error} if nothing is known about a script
 */
export const scriptsOf = (released: Released): Inventory => ({
  version: released.version,
  scripts: Object.keys(released.files)
    .filter((path) => path.endsWith('.js'))
    .map((path) => describe(path, released)),
})
