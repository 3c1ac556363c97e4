/** Writes to the console of a page with `data-debug`. */

export const print = (text: string, ...details: unknown[]): void =>
  console.info(`shop-embed ${text}`, ...details)

/** Prints a table that is folded under its title. */
export function printTable(title: string, rows: object, ...details: unknown[]): void {
  console.groupCollapsed(`shop-embed ${title}`, ...details)
  console.table(rows)
  console.groupEnd()
}
