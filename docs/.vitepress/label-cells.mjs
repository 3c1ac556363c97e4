/**
 * On a phone, a table with more than two columns becomes a list: `theme/brand.css`. Its header is then hidden, so each cell
 * after the first names its column.
 */
const MOST_COLUMNS_ON_PHONES = 2

const textOf = ({ children }) => children.map(({ content }) => content).join('')

function labelTable(tokens) {
  const titles = tokens.flatMap(({ type }, at) => (type === 'th_open' ? [textOf(tokens[at + 1])] : []))
  if (titles.length <= MOST_COLUMNS_ON_PHONES) return
  const cells = tokens.filter(({ type }) => type === 'td_open')
  cells.forEach((cell, at) => {
    const column = at % titles.length
    if (column > 0) cell.attrSet('data-label', titles[column])
  })
}

export const labelCells = ({ core }) =>
  core.ruler.push('label-cells', ({ tokens }) => {
    tokens.forEach(({ type }, at) => {
      if (type !== 'table_open') return
      const end = tokens.findIndex((token, index) => index > at && token.type === 'table_close')
      labelTable(tokens.slice(at, end))
    })
  })
