/** What the loader keeps of presses until the chunk `html` has been loaded. tests/html/ has the rules of the chunk. */
import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { findValues, keepPresses } from '../../loader/presses.js'
import type { Html } from '../../src/html/index.js'
import type { Press } from '../../src/html/press.js'
import { loadOnce } from '../../src/page/load-once.js'
import { settle } from '../support/settle.js'

const code = {
  prepare: vi.fn(),
  check: vi.fn(() => true),
  perform: vi.fn(async (_press: Press) => {}),
}
/** Decides whether the code can be loaded; called at each attempt. */
let attempt: () => Promise<Html>
const onFailure = vi.fn((error: unknown): never => {
  throw error
})
const html = () => {
  let inner = loadOnce(() => attempt())
  return {
    reset: () => (inner = loadOnce(() => attempt())),
    once: {
      current: () => inner.current(),
      loaded: inner.loaded,
      load: (...args: Parameters<typeof inner.load>) => inner.load(...args),
      prepare: (...args: Parameters<typeof inner.load>) => inner.prepare(...args),
      run: ((task, failed) => inner.run(task, failed)) as typeof inner.run,
      inTurn: (task: () => void) => inner.inTurn(task),
    },
  }
}
const { once, reset } = html()

beforeAll(() => keepPresses(once, onFailure))
beforeEach(() => {
  reset()
  attempt = async () => code
})
afterEach(() => {
  vi.clearAllMocks()
  code.check.mockReturnValue(true)
  document.body.replaceChildren()
})

function show(markup: string): HTMLElement {
  document.body.innerHTML = markup
  return document.body.firstElementChild as HTMLElement
}
/** @returns whether the browser’s own action was prevented */
const dispatch = (target: Element, type: string, init: MouseEventInit = {}) =>
  !target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...init }))
const withoutCode = async () => {
  throw new Error('no code')
}
/** @returns the targets of all events of a type, and of those that repeat a press for the browser; the list grows */
const recordTargets = (type: string) => {
  const targets: EventTarget[] = []
  const record = ({ target }: Event) => targets.push(target!)
  window.addEventListener(type, record, true)
  onTestFinished(() => window.removeEventListener(type, record, true))
  return targets
}
const LINK = '<a data-shop-cart="add" data-product-id="42"><b>Add</b></a>'

it('keeps a press with the argument at that moment, and prevents the browser’s own action', async () => {
  const link = show(LINK)
  expect(dispatch(link.firstElementChild!, 'click')).toBe(true)
  link.dataset['productId'] = '7'
  dispatch(link, 'click')
  expect(code.perform).not.toHaveBeenCalled()
  await settle()
  expect(code.perform.mock.calls.map(([{ attributes }]) => attributes['productId'])).toEqual(['42', '7'])
})

it('keeps the data set of a form at its submit', async () => {
  const form = show(
    '<form data-shop-cart="add"><input name="productId" value="42"></form>',
  ) as HTMLFormElement
  expect(dispatch(form.firstElementChild!, 'click')).toBe(false)
  expect(dispatch(form, 'submit')).toBe(true)
  form.querySelector('input')!.value = '7'
  await settle()
  const [{ data, type }] = code.perform.mock.lastCall!
  expect([...(data as FormData)]).toEqual([['productId', '42']])
  expect(type).toBe('submit')
})

it.each([
  ['another element', '<p>Text</p>', 'click', {}],
  ['a modifier key', LINK, 'click', { ctrlKey: true }],
  ['another button', LINK, 'click', { button: 1 }],
  ['the submit of a form in it', '<div data-shop-cart="add"><form></form></div>', 'submit', {}],
] as const)('ignores %s', async (_name, markup, type, init) => {
  const element = show(markup)
  expect(dispatch(element.firstElementChild ?? element, type, init)).toBe(false)
  await settle()
  expect(code.perform).not.toHaveBeenCalled()
})

it('ignores what others have prevented or stopped', async () => {
  const link = show(`<div>${LINK}</div>`).firstElementChild!
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  dispatch(link, 'click')
  link.addEventListener('click', (event) => event.stopPropagation(), { once: true })
  expect(dispatch(link, 'click')).toBe(false)
  await settle()
  expect(code.perform).not.toHaveBeenCalled()
})

it.each(['pointerover', 'focusin'])(
  'loads the code at %s, and only for elements with the attributes',
  async (type) => {
    const attempts = vi.fn(async () => code)
    attempt = attempts
    dispatch(show('<p></p>'), type)
    await settle()
    expect(attempts).not.toHaveBeenCalled()
    const link = show(LINK)
    dispatch(link, type)
    await settle()
    expect(code.prepare).toHaveBeenCalledWith(link)
  },
)

it('tries to load the code again for each press, but not each time that somebody points at the element', async () => {
  const attempts = vi.fn(withoutCode)
  attempt = attempts
  const link = show(LINK)
  for (const type of ['pointerover', 'focusin', 'pointerover']) {
    dispatch(link, type)
    await settle()
  }
  expect(attempts).toHaveBeenCalledTimes(1)
  for (const times of [2, 3]) {
    dispatch(link, 'click')
    await settle()
    expect(attempts).toHaveBeenCalledTimes(times)
  }
})

it('leaves a press to the browser that the loaded code does not accept', async () => {
  const link = show(LINK)
  dispatch(link, 'pointerover')
  await settle()
  code.check.mockReturnValue(false)
  expect(dispatch(link, 'click')).toBe(false)
  expect(code.perform).not.toHaveBeenCalled()
})

it('repeats the last press of each element for the browser alone if the code cannot be loaded', async () => {
  attempt = withoutCode
  show(`<div>${LINK}<form data-shop-cart="add"><button name="way" value="fast">Add</button></form></div>`)
  const [link, form] = [document.querySelector('a')!, document.querySelector('form')!]
  const heard = vi.fn()
  link.addEventListener('click', heard)
  const clicks = recordTargets('click')
  form.requestSubmit = vi.fn()
  dispatch(link, 'click')
  dispatch(link, 'click')
  const submitter = form.querySelector('button')
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }))
  await settle()
  expect(clicks).toEqual([link, link, link])
  expect(heard).toHaveBeenCalledTimes(2)
  expect(form.requestSubmit).toHaveBeenCalledOnce()
  expect(form.requestSubmit).toHaveBeenCalledWith(submitter)
  expect(onFailure).toHaveBeenCalled()
})

it('repeats a press on an icon, and on an element that the page has replaced, in what is still there', async () => {
  attempt = withoutCode
  const link = show('<a data-shop-cart="add"><svg><path></path></svg><b>Add</b></a>')
  const [icon, text] = [link.querySelector('path')!, link.querySelector('b')!]
  const clicks = recordTargets('click')
  dispatch(icon, 'click')
  await settle()
  expect(clicks).toEqual([icon, icon])
  dispatch(text, 'click')
  text.replaceWith('Wait')
  await settle()
  expect(clicks).toEqual([icon, icon, text, link])
})

it('does not repeat a press on an element that has left the document', async () => {
  attempt = withoutCode
  const link = show(LINK)
  const heard = vi.fn()
  link.addEventListener('click', heard, true)
  dispatch(link, 'click')
  link.remove()
  await settle()
  expect(heard).toHaveBeenCalledOnce()
})

it('does not repeat a press if the visitor has left the page meanwhile, and has come back', async () => {
  attempt = withoutCode
  const link = show(LINK)
  const clicks = recordTargets('click')
  dispatch(link, 'click')
  window.dispatchEvent(new Event('pagehide'))
  await settle()
  expect([clicks, link.dataset['shopState']]).toEqual([[link], 'failed'])
})

it('neither clicks nor changes a field whose change could not be performed', async () => {
  attempt = withoutCode
  const field = show('<select data-shop-cart="setArticle" data-product-id="42"></select>')
  const [clicks, changes] = [recordTargets('click'), recordTargets('change')]
  dispatch(field, 'change')
  await settle()
  expect(field.dataset['shopState']).toBe('failed')
  expect(clicks).toEqual([])
  expect(changes).toEqual([field])
})

it('keeps later presses if the browser cannot repeat one', async () => {
  attempt = withoutCode
  show(`<div>${LINK}<form data-shop-cart="add"></form></div>`)
  const [link, form] = [document.querySelector('a')!, document.querySelector('form')!]
  form.requestSubmit = () => {
    throw new Error('the button has left the form')
  }
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await settle()
  attempt = async () => code
  dispatch(link, 'click')
  await settle()
  expect(code.perform).toHaveBeenCalledOnce()
})

it.each([
  ['<select disabled', 'change'],
  ['<input disabled', 'change'],
  ['<input type="number" readonly', 'change'],
  ['<input type="unknown"', 'change'],
  ['<input type="checkbox" readonly', 'click'],
  ['<input type="RANGE"', 'click'],
  ['<input type="submit"', 'click'],
  ['<textarea', 'click'],
])('%s …> acts at %s', async (start, type) => {
  const element = show(`${start} data-shop-cart="setArticle">`)
  for (const one of ['change', 'click'])
    element.dispatchEvent(new MouseEvent(one, { bubbles: true, cancelable: true }))
  await settle()
  expect(code.perform.mock.calls.map(([press]) => press.type)).toEqual([type])
})

it('leaves fields alone that belong to a form, or that would open the search', async () => {
  show(`<form data-shop-cart="add"><select data-shop-cart="setArticle" data-product-id="42"></select></form>
    <input data-shop-search>`)
  for (const field of document.querySelectorAll('select, input'))
    expect(dispatch(field, 'change')).toBe(false)
  await settle()
  expect(code.perform).not.toHaveBeenCalled()
})

it('keeps a press as it was before the page’s own listeners have heard it', async () => {
  const link = show(LINK)
  link.addEventListener('click', () => {
    for (const name of link.getAttributeNames()) link.removeAttribute(name)
    link.remove()
  })
  expect(dispatch(link.firstElementChild!, 'click')).toBe(true)
  await settle()
  expect(code.perform.mock.calls.map(([{ attributes }]) => attributes)).toEqual([
    { shopCart: 'add', productId: '42' },
  ])
})

it('collects the data of a form that changes the cart before the page’s own listeners have heard the press, and no others', async () => {
  show(`<div><form id="cart" data-shop-cart="add"><input name="productId" value="42"></form>
    <form id="search" data-shop-search></form><form id="other"></form></div>`)
  for (const form of document.querySelectorAll('form')) {
    form.addEventListener('submit', () => form.replaceChildren())
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  }
  await settle()
  expect(code.perform.mock.calls.map(([{ data }]) => data && [...(data as FormData)])).toEqual([
    [['productId', '42']],
    undefined,
  ])
})

it('repeats the submit without a button that has left its form', async () => {
  attempt = withoutCode
  const form = show('<form data-shop-cart="add"><button>Add</button></form>') as HTMLFormElement
  const submitter = form.querySelector('button')
  form.requestSubmit = vi.fn((button) => {
    if (button) throw new DOMException('not a button of the form', 'NotFoundError')
  })
  form.addEventListener('submit', () => submitter!.remove())
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }))
  await settle()
  expect(vi.mocked(form.requestSubmit).mock.calls).toEqual([[submitter], []])
})

it('hears the submit of a form in an open shadow root', async () => {
  const root = show('<div></div>').attachShadow({ mode: 'open' })
  root.innerHTML = '<form data-shop-cart="add"><button>Add</button></form>'
  const form = root.querySelector('form')!
  dispatch(root.querySelector('button')!, 'pointerover')
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await settle()
  expect(code.perform).toHaveBeenCalledOnce()
})

it.each([
  [LINK, true],
  ['<form data-shop-cart="add"><input name="quantity"></form>', true],
  ['<form data-shop-cart="add"><textarea></textarea></form>', false],
  ['<p><input form="buy"></p><form id="buy" data-shop-cart="add"></form>', true],
  ['<p><button form="buy">Add</button></p><form id="buy" data-shop-cart="add"></form>', true],
  ['<p><textarea form="buy"></textarea></p><form id="buy" data-shop-cart="add"></form>', false],
  ['<p><input form="other"></p><form id="other"></form>', false],
])('counts a key that is held as one press, but not in a text: %s', (markup, isOnce) => {
  const inner = show(markup).firstElementChild ?? document.body.firstElementChild!
  const press = (repeat: boolean) =>
    !inner.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true, composed: true }),
    )
  expect([press(false), press(true)]).toEqual([false, isOnce])
})

it.each(['data-shop-text', 'data-shop-show'])(
  'loads the code when a script of the page adds %s to an element that is there, and only then',
  async (attribute) => {
    const load = vi.fn(async () => code)
    const element = show('<b hidden>0</b>')
    findValues(loadOnce<Html>(load), onFailure)
    element.setAttribute('title', 'x')
    await settle()
    expect(load).not.toHaveBeenCalled()
    element.setAttribute(attribute, 'itemCount')
    await settle()
    expect(load).toHaveBeenCalledOnce()
  },
)
