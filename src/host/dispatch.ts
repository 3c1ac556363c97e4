/** Dispatches the DOM events of the SDK. */
import { unclobbered } from './unclobbered.js'

/**
 * @param target  the node that the event is about; nobody would hear it there if the node is not in the document, and then it
 *                is dispatched on the document
 * @returns `false` if a listener prevented its default
 */
export function dispatch(
  { document, CustomEvent }: Window & typeof globalThis,
  target: Node | undefined,
  type: string,
  detail: unknown,
  cancelable = false,
): boolean {
  const source = target && unclobbered(target).isConnected ? target : document
  const event = new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail })
  return unclobbered(source).dispatchEvent(event)
}
