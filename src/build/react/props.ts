/** From React's props to the document: attributes, values, listeners. */
import type { Node } from './node.js'
import type { Props } from './element.js'

/** Set by the frame; what an event handler throws ends here and never reaches the page. */
export const handlerErrors = { report: (_error: unknown): void => {} }

/** When an event first reached us, in a time that counts events. */
let now = 0
const TIME = Symbol()
type Timed = Event & { [TIME]?: number }

const EVENTS: Record<string, string> = { onFocus: 'focusin', onBlur: 'focusout', onChange: 'input' }

function listen(node: Node, name: string): void {
  const { type, props, since } = node
  // React's `change` means each keystroke; a choice is told as the browser does.
  const isChoice = /select|file/.test(`${type as string} ${props.type as string}`)
  const event = (!isChoice && EVENTS[name]) || name.slice(2).toLowerCase()
  if (!(name in since))
    node.dom!.addEventListener(event, (happened: Timed) => {
      try {
        // It passes by elements that its first handlers may just have rendered; they must not hear it.
        if ((happened[TIME] ??= now++) >= since[name]!)
          (node.props[name] as ((event: Event) => void) | undefined)?.(happened)
      } catch (error) {
        handlerErrors.report(error)
      }
    })
  since[name] = now
}

const ATTRIBUTES: Record<string, string> = { className: 'class', htmlFor: 'for', defaultValue: 'value' }

function setAttribute(dom: Element, name: string, value: unknown): void {
  const attribute = ATTRIBUTES[name] ?? name
  // In `aria-`, `data-` and `spellCheck`, yes and no are words; elsewhere an attribute is there or not.
  if (value == null) dom.removeAttribute(attribute)
  else if (typeof value === 'boolean' && !/-|^spell/.test(name)) dom.toggleAttribute(attribute, value)
  else dom.setAttribute(attribute, value as string)
}

/** The children are there already, so that a select finds its option. */
export function setProps(node: Node, before: Props): void {
  const dom = node.dom as unknown as Element & Props
  for (const name in { ...before, ...node.props }) {
    const value = node.props[name]
    if (/^on/.test(name)) {
      if (!before[name]) listen(node, name)
    } else if (/^(value|checked|data)$/.test(name)) {
      // The person changes it, too: what counts is what the field shows.
      if (value !== undefined && dom[name] !== value) dom[name] = value
    } else if (before[name] !== value && !/^(children|ref)$/.test(name)) setAttribute(dom, name, value)
  }
}
