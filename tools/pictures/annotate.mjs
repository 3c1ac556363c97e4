/** Writes the names of custom properties beside the elements that they colour or shape, with a line to each element. */

/**
 * @typedef {object} Note
 * @property {string} selector  the element; playwright looks into shadow roots
 * @property {string} text
 * @property {[x: number, y: number]} at  where the line ends, as shares of the element's size: `[0.5, 1]` is the middle
 *   of its lower edge
 * @property {[x: number, y: number]} label  where the label is, in px from there
 */

const CSS = `
[data-notes] { all: initial; position: fixed; inset: 0; width: 100%; height: 100%; pointer-events: none }
[data-notes] svg { position: absolute; width: 100%; height: 100%; overflow: visible }
[data-notes] path { stroke: #0a58ca; stroke-width: 1.5 }
[data-notes] circle { r: 4px; fill: #0a58ca; stroke: #fff }
[data-notes] span {
  position: absolute; translate: -50% -50%; padding: 2px 7px; border-radius: 4px; white-space: nowrap;
  background: #0a58ca; color: #fff; font: 600 13px/1.4 ui-monospace, Menlo, Consolas, monospace;
}`

/** Runs in the page. */
function draw(notes) {
  const layer = document.createElement('div')
  layer.setAttribute('data-notes', '')
  // A popover is above all other elements of the page.
  layer.popover = 'manual'
  const createShape = (name, attributes) => {
    const shape = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value)
    return shape
  }
  const lines = createShape('svg', {})
  layer.append(lines)
  for (const { text, x, y, dx, dy } of notes) {
    lines.append(
      createShape('path', { d: `M${x} ${y}l${dx} ${dy}` }),
      createShape('circle', { cx: x, cy: y }),
    )
    const label = document.createElement('span')
    label.textContent = text
    label.style.left = `${x + dx}px`
    label.style.top = `${y + dy}px`
    layer.append(label)
  }
  document.body.append(layer)
  layer.showPopover()
}

/** @param {Note[]} notes */
export async function annotate(page, notes) {
  const placed = []
  for (const { selector, text, at, label } of notes) {
    const box = await page.locator(selector).first().boundingBox()
    const [x, y] = [box.x + box.width * at[0], box.y + box.height * at[1]]
    placed.push({ text, x, y, dx: label[0], dy: label[1] })
  }
  await page.addStyleTag({ content: CSS })
  await page.evaluate(draw, placed)
}
