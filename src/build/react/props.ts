/** From React's props to the document: attributes, properties, listeners. */
import type { Handler, Node } from './node.js'
import type { Props } from './element.js'

/** Set by the frame; what an event handler throws ends here and never reaches the page. */
export const handlerErrors = { report: (_error: unknown): void => {} }

/**
 * An event passes by elements that its first handlers may just have rendered; they must not hear it. Events are
 * numbered as they first reach us, listeners bear the number of the next one.
 */
const numbers = new WeakMap<Event, number>()
let next = 0

function listen(node: Node, name: string, handler: Handler | undefined): void {
  const type = node.type as string
  const event =
    name === 'onFocus'
      ? 'focusin'
      : name === 'onBlur'
        ? 'focusout'
        : // React's `change` of a field that one types into means each keystroke.
          name === 'onChange' &&
            (type === 'textarea' || (type === 'input' && !/^(che|rad|fil)/.test(node.props.type as string)))
          ? 'input'
          : name.slice(2).toLowerCase()
  if (!(event in node.handlers)) {
    const since = next
    node.dom!.addEventListener(event, function (this: unknown, happened) {
      if (!numbers.has(happened)) numbers.set(happened, next++)
      if (numbers.get(happened)! >= since)
        try {
          node.handlers[event]?.call(this, happened)
        } catch (error) {
          handlerErrors.report(error)
        }
    })
  }
  node.handlers[event] = handler
}

/** These are better as attributes: their properties are read-only, of another type, or need a unit. */
const ATTRIBUTES = /^(width|height|href|list|form|tabIndex|download|rowSpan|colSpan|role|popover)$/

function setProp(node: Node, name: string, value: unknown): void {
  const dom = node.dom as unknown as Element & Props
  if (/^on[A-Z]/.test(name)) listen(node, name, value as Handler)
  else if (!node.isSvg && name in dom && !ATTRIBUTES.test(name)) dom[name] = value ?? ''
  // `false` is a value for `aria-` and `data-`, and none for all others.
  else if (value == null || (value === false && name[4] !== '-')) dom.removeAttribute(name)
  else dom.setAttribute(name, value as string)
}

/** What the person changes, too: compared with what the field shows, and set when everything else is in place. */
const VALUES = ['value', 'checked']

/** @param isDrawn  by a server: the attributes stand there already */
export function setProps(node: Node, before: Props, after: Props, isDrawn: boolean): void {
  for (const name in { ...before, ...after })
    if (
      name !== 'children' &&
      name !== 'ref' &&
      !VALUES.includes(name) &&
      before[name] !== after[name] &&
      (!isDrawn || typeof after[name] === 'function')
    )
      setProp(node, name, after[name])
}

export function setValues(node: Node, props: Props): void {
  for (const name of VALUES)
    if (props[name] !== undefined && (node.dom as unknown as Props)[name] !== props[name])
      setProp(node, name, props[name])
}
