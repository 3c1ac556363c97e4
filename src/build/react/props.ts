/** From React's props to the document: attributes, values, listeners. */
import { clock, type Node } from './node.js'
import type { Props } from './element.js'

/** Set by the frame; what an event handler throws ends here and never reaches the page. */
export const handlerErrors = { report: (_error: unknown): void => {} }

/** When an event first reached us. */
const TIME = Symbol()
type Timed = Event & { [TIME]?: number }

/** The event that a handler of React's means. */
function eventOf({ type, props }: Node, name: string): string {
  if (name === 'onFocus') return 'focusin'
  if (name === 'onBlur') return 'focusout'
  // `change` of a field that one types into is each keystroke.
  const isTyped = type === 'textarea' || (type === 'input' && !/^(che|rad|fil)/.test(props.type as string))
  return name === 'onChange' && isTyped ? 'input' : name.slice(2).toLowerCase()
}

/** An event passes by elements that its first handlers may just have rendered; they must not hear it. */
function listen(node: Node, name: string): void {
  const isNew = !(name in node.since)
  node.since[name] = clock.now
  if (isNew)
    node.dom!.addEventListener(eventOf(node, name), (event: Timed) => {
      event[TIME] ??= clock.now++
      try {
        if (event[TIME] >= node.since[name]!)
          (node.props[name] as ((event: Event) => void) | undefined)?.(event)
      } catch (error) {
        handlerErrors.report(error)
      }
    })
}

const ATTRIBUTES: Record<string, string> = { className: 'class', htmlFor: 'for', defaultValue: 'value' }

function setAttribute(dom: Element, name: string, value: unknown): void {
  const attribute = ATTRIBUTES[name] ?? name
  // In `aria-`, `data-` and `spellCheck`, yes and no are words; elsewhere an attribute is there or not.
  const given = /-|^spell/.test(name) || typeof value !== 'boolean' ? value : value ? '' : null
  if (given == null) dom.removeAttribute(attribute)
  else dom.setAttribute(attribute, given as string)
}

/** What the person changes, too: compared with what the field shows, and set when everything else is in place. */
const VALUES = ['value', 'checked']

/** @param isDrawn  by a server: the attributes stand there already */
export function setProps(node: Node, before: Props, isDrawn: boolean): void {
  const { dom, props } = node
  for (const name in { ...before, ...props })
    if (/^on[A-Z]/.test(name)) {
      if (!before[name]) listen(node, name)
    } else if (!isDrawn && before[name] !== props[name] && !['children', 'ref', ...VALUES].includes(name))
      setAttribute(dom!, name, props[name])
}

export function setValues({ dom, props }: Node): void {
  for (const name of VALUES)
    if (props[name] !== undefined && (dom as unknown as Props)[name] !== props[name])
      (dom as unknown as Props)[name] = props[name]
}
