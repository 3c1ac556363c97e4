/** Elements of the host page that have the names of properties. */
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { whenIdle } from '../../src/host/load-times.js'
import { nextTask } from '../../src/host/next-task.js'
import { createScriptPolicy } from '../../src/host/script-policy.js'
import { unclobbered } from '../../src/host/unclobbered.js'

/** Lets an element hide a property. Browsers do so for elements with this name; happy-dom does it for few of them. */
function hide(target: object, name: string, value: unknown = document.createElement('img')): void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { value, configurable: true })
  onTestFinished(() => {
    if (before) Object.defineProperty(target, name, before)
    else Reflect.deleteProperty(target, name)
  })
}

afterEach(() => document.body.replaceChildren())

describe('an element', () => {
  it('does not hide a text, an element or a method of the document', () => {
    const { body } = document
    for (const name of ['readyState', 'body', 'querySelector']) hide(document, name)
    const { readyState, body: found, querySelector } = unclobbered(document)
    expect(readyState).toBe('complete')
    expect(found).toBe(body)
    expect(querySelector('body')).toBe(body)
  })

  it('is not the value of a property that the document does not have', () => {
    hide(document, 'shadowRoot')
    expect(Reflect.get(unclobbered(document), 'shadowRoot')).toBeUndefined()
  })

  it('does not keep a property from being set', () => {
    hide(document, 'title')
    unclobbered(document).title = 'set'
    expect(unclobbered(document).title).toBe('set')
  })

  it('does not hide a property of its form', () => {
    const form = document.createElement('form')
    form.dataset['shopCart'] = 'add'
    document.body.append(form)
    for (const name of ['dataset', 'isConnected', 'setAttribute']) hide(form, name)
    const { dataset, isConnected, setAttribute } = unclobbered(form)
    setAttribute('data-product-id', '42')
    expect({ ...dataset }).toEqual({ shopCart: 'add', productId: '42' })
    expect(isConnected).toBe(true)
  })
})

it('what the page has defined itself counts', () => {
  hide(document, 'visibilityState', 'hidden')
  hide(document, 'querySelector', () => null)
  expect(unclobbered(document).visibilityState).toBe('hidden')
  expect(unclobbered(document).querySelector('body')).toBeNull()
})

describe('where the browser lacks an API, an element with its id', () => {
  it('does not keep work from running when the browser is idle', async () => {
    hide(window, 'requestIdleCallback')
    await new Promise<void>((resolve) => whenIdle(window, resolve))
  })

  it('does not keep work from being split into tasks', async () => {
    hide(window, 'scheduler')
    hide(window, 'Scheduler')
    await nextTask(window)
  })

  it('is no policy', () => {
    hide(window, 'trustedTypes')
    const createScriptURL = vi.fn((path: string) => `/${path}`)
    expect(createScriptPolicy(window, 'shop-sdk', createScriptURL)).toEqual({ createScriptURL })
  })
})
