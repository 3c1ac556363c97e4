import { afterEach, describe, expect, it, vi } from 'vitest'
import { bool, structured, word, type OptionTable } from '../../src/options/kinds.js'
import { lenientList, text } from '../../src/services/fields.js'
import { mountWidget } from '../../src/mount/mount.js'
import type { WidgetDefinition } from '../../src/widgets/widget.js'
import { createTestPage } from '../support/page.js'
import { placeholder } from './placeholder.js'

interface Options {
  title: string
  sticky: boolean
  navigation: string[] | undefined
}
const options = {
  title: word('Tea') as OptionTable<Options>['title'],
  sticky: bool(),
  navigation: structured(lenientList(text()), 'nodes'),
}

let shown: Array<Pick<Options, 'title' | 'navigation'>> = []
const widget: WidgetDefinition<Options> = {
  name: 'header',
  options,
  styles: '',
  View({ options: { title, navigation } }) {
    shown.push({ title, navigation })
    return null
  },
}

let end = new AbortController()
async function show(island: string) {
  const element = placeholder(
    `<div><script type="application/json" data-shop-config>${island}</script><p>Fallback</p></div>`,
  )
  await mountWidget({ page: createTestPage(), element, definition: widget, start: 0, signal: end.signal })
  shown = []
  return {
    element,
    script: element.querySelector('script')!,
    parse: vi.spyOn(JSON, 'parse'),
  }
}
/** Observers run in a microtask. */
const observed = () => new Promise<void>((resolve) => queueMicrotask(resolve))

afterEach(() => {
  end.abort()
  end = new AbortController()
  shown = []
})

describe('the JSON island of a mounted widget', () => {
  it('is not parsed again when the page animates the placeholder or its fallback content', async () => {
    const { element, parse } = await show('{"navigation":["Coffee"]}')
    const fallback = element.querySelector('p')!
    for (let frame = 0; frame < 30; frame++) {
      element.setAttribute('style', `transform: translateY(${frame}px)`)
      element.setAttribute('data-scroll', String(frame))
      element.className = `frame-${frame}`
      fallback.textContent = `offer ${frame}`
      fallback.firstChild!.nodeValue = `offer of frame ${frame}`
      element.append(document.createElement('i'))
      await observed()
    }
    expect(parse).not.toHaveBeenCalled()
    expect(shown).toEqual([])
  })

  it.each<[string, (script: HTMLScriptElement, element: HTMLElement) => void, string[] | undefined]>([
    ['its text is replaced', (script) => (script.textContent = '{"navigation":["Tea"]}'), ['Tea']],
    ['its text node changes', (script) => (script.firstChild!.nodeValue = '{"navigation":["Tea"]}'), ['Tea']],
    ['it is removed', (script) => script.remove(), undefined],
    ['it is no island any more', (script) => script.removeAttribute('data-shop-config'), undefined],
    [
      'a later one is added',
      (script, element) => {
        const copy = script.cloneNode() as HTMLScriptElement
        copy.textContent = '{"navigation":["Milk"]}'
        element.append(copy)
      },
      ['Milk'],
    ],
  ])('is read again when %s', async (_what, change, navigation) => {
    const { script, element } = await show('{"navigation":["Coffee"]}')
    change(script, element)
    await expect.poll(() => shown.at(-1)).toEqual({ title: 'Tea', navigation })
  })
})

describe('an option of a mounted widget', () => {
  it.each(['data-title', 'data-TITLE', 'data-t-itle'])('is followed in the spelling %s', async (name) => {
    const { element } = await show('{}')
    element.setAttribute(name, 'Coffee')
    await expect.poll(() => shown.at(-1)?.title).toBe('Coffee')
  })

  it('is followed on a page that adds toJSON to all objects', async () => {
    const { element } = await show('{}')
    Object.defineProperty(Object.prototype, 'toJSON', { value: () => 'of the page', configurable: true })
    try {
      element.setAttribute('data-title', 'Coffee')
      await vi.waitFor(() => {
        if (shown.at(-1)?.title !== 'Coffee') throw new Error('not yet')
      })
    } finally {
      delete (Object.prototype as { toJSON?: unknown }).toJSON
    }
  })
})
