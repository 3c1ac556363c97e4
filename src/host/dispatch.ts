/** Dispatches the DOM events of the SDK. */
import { unclobbered } from './unclobbered.js'

/**
 * @param target  the node that the event is about; nobody would hear it there if the node is not in the document, and then it
 *                is dispatched on the document
 */
export function dispatch(
  { document, CustomEvent }: Window & typeof globalThis,
  target: Node | undefined,
  type: string,
  detail: unknown,
): void {
  const source = target && unclobbered(target).isConnected ? target : document
  const event = new CustomEvent(type, { bubbles: true, composed: true, detail })
  unclobbered(source).dispatchEvent(event)
}
