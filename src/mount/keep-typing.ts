/**
 * Keeps what somebody types into a field of ours inside the widget. Outside, the placeholder is the target of the event, and handlers of
 * the page that spare fields would take a letter for a shortcut, or Enter for its default button.
 */
import { isComposing } from '../host/is-composing.js'

/** Keys with which somebody leaves a field, or that type nothing. */
const PASSING = /^(Escape|Tab|F\d+|Control|Meta|Alt|AltGraph|Shift|CapsLock)$/

/** The keys whose `keydown` has stayed inside. The page must hear the `keyup` of the others. */
const held = new Set<string>()

/** Whether a key is part of the text. AltGr is also reported as Ctrl and Alt; some fields get events without a key. */
function isTyped(event: KeyboardEvent): boolean {
  if (isComposing(event)) return true
  const { key = '', ctrlKey, metaKey, altKey } = event
  if (PASSING.test(key)) return false
  return !(ctrlKey || metaKey || altKey) || event.getModifierState('AltGraph')
}

function staysInside(event: Event): boolean {
  const field = event.composedPath()[0] as Element
  // The page's own content comes through the slot.
  const isOurs = field.getRootNode() === event.currentTarget
  if (!isOurs || !['input', 'textarea', 'select'].includes(field.localName)) return false
  if (!event.type.startsWith('key')) return true
  const { code } = event as KeyboardEvent
  if (event.type === 'keyup') return held.delete(code)
  const isInside = isTyped(event as KeyboardEvent)
  if (isInside) held.add(code)
  else held.delete(code)
  return isInside
}

const stop = (event: Event): void => {
  if (staysInside(event)) event.stopPropagation()
}

/** Adding it again has no effect. React and preact listen below the root, or at it. */
export function keepTyping(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup', 'beforeinput', 'paste'])
    root.addEventListener(type, stop)
}
