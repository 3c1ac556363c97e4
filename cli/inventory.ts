/** `scripts.json` of a release: each script, for the inventory that audits ask for. The build writes it. */

export interface InventoryScript {
  /** Relative to the folder of the inventory. */
  path: string
  /** The hashes of the file, as `integrity` attributes name them. */
  integrity: readonly string[]
  purpose: string
  /** When a page loads it. */
  loaded: string
  /** The widgets that load it first; empty for scripts that are loaded later or without a widget. */
  widgets: readonly string[]
  reads: ReadonlyArray<{ cookie: string; purpose: string }>
  stores: ReadonlyArray<{ where: string; key: string; what: string; howLong: string }>
  /** Calls to the services of the shop. */
  calls: ReadonlyArray<{ method: string; path: string; when: string }>
  /** What else it requests; absent if it requests nothing else. */
  requests?: string
}

export interface Inventory {
  version: string
  scripts: readonly InventoryScript[]
}
