/** Markdown for the generated tables. */

/** A text in a cell. `|` would end the cell. */
const cell = (text) => text.replaceAll('|', '\\|')
export const code = (text) => `\`${text}\``
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')
