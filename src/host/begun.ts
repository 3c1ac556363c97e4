/** What visitors begin in a placeholder before the code of its widget has been loaded. `src/mount/swap.ts` goes on with it. */
import { guard } from './errors.js'
import { unclobbered } from './unclobbered.js'

export interface Begun {
  /** The button that was pressed last. Links, forms and the phone menu of a server's HTML work without code. */
  pressed?: HTMLElement
  /** Whether somebody composes a word, as with a Japanese keyboard. */
  isComposing?: boolean
}

interface WatchedPage {
  begun: WeakMap<Element, Begun>
  report: Parameters<typeof guard>[0]
}

/** Watches a placeholder, once, however often it leaves the document and returns. */
export function watchBegun({ begun, report }: WatchedPage, placeholder: Element): void {
  if (begun.has(placeholder)) return
  const own: Begun = {}
  begun.set(placeholder, own)
  const { addEventListener } = unclobbered(placeholder)
  const remember = guard(report, (event: Event) => {
    const button = (event.composedPath()[0] as Element).closest<HTMLElement>('button[aria-expanded]')
    if (button) own.pressed = button
  })
  addEventListener('click', remember)
  for (const type of ['compositionstart', 'compositionend'])
    addEventListener(type, () => {
      own.isComposing = type === 'compositionstart'
    })
}
