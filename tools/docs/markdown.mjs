/** Markdown for the generated tables and lists. */

/** A text in a cell. `|` would end the cell. */
const cell = (text) => text.replaceAll('|', '\\|')
export const code = (text) => `\`${text}\``
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')
/** @param entries  pairs of a name and its explanation */
export const list = (entries) => entries.map(([name, text]) => `- ${name}: ${text}`).join('\n')
