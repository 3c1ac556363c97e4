/**
 * Serves the markup of a fragment by `renderToString` of `react-dom/server` alone: elements without components, options,
 * texts or services. For `fragments.mjs`: `node plain-render.mjs FILE PORT`.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Window } from 'happy-dom'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const [, , file, port] = process.argv
const html = readFileSync(file, 'utf8')
const { document } = new Window()
// The template would keep its content away from the parser's tree.
document.body.innerHTML = html
  .replace('<template shadowrootmode="open">', '<div>')
  .replace('</template>', '</div>')

/** React has other names for a few attributes. An attribute without a value is true. */
const NAMES = {
  class: 'className',
  for: 'htmlFor',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  enterkeyhint: 'enterKeyHint',
  viewbox: 'viewBox',
}
const BOOLEAN = ['hidden', 'disabled', 'required', 'inert']

function elementOf(node, key) {
  if (node.nodeType === 3) return node.textContent
  const props = Object.fromEntries(
    [...node.attributes].map(({ name, value }) => [NAMES[name] ?? name, BOOLEAN.includes(name) || value]),
  )
  return createElement(node.localName, { ...props, key }, ...[...node.childNodes].map(elementOf))
}

const tree = elementOf(document.body.firstElementChild)
createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(renderToString(tree))
}).listen(Number(port), '127.0.0.1')
