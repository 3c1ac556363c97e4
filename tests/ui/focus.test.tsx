import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isPersonHere, moveFocus } from '../../src/ui/focus.js'

const BUTTON = '<button></button>'
const find = <E extends HTMLElement>(root: ParentNode, selector: string) => root.querySelector<E>(selector)!
const shadowOf = (element: Element, markup: string) => {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
  root.innerHTML = markup
  return root
}

/** A form in a footer: a shadow root in a shadow root. */
let outer: ShadowRoot
let inner: ShadowRoot
let form: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1"><div id="footer"></div></main><input id="host">`
  outer = shadowOf(find(document, '#footer'), `<div id="newsletter" tabindex="-1"></div>${BUTTON}`)
  inner = shadowOf(find(outer, '#newsletter'), `<form>${BUTTON}<input disabled></form><a href="/"></a>`)
  form = find(inner, 'form')
})
describe('a person is still at a part of a widget', () => {
  it.each<[string, () => void]>([
    ['has not focused anything', () => {}],
    ['is in the part', () => find(form, 'button').focus()],
    [
      'was in an element that has been removed',
      () => {
        const button = find(form, 'button')
        button.focus()
        button.remove()
      },
    ],
    [
      'was in a control that has been disabled',
      () => {
        const button = find<HTMLButtonElement>(form, 'button')
        button.focus()
        button.disabled = true
      },
    ],
    ['is on an element around the placeholder', () => find(document, 'main').focus()],
  ])('who %s', (_who, act) => {
    act()
    expect(isPersonHere(form)).toBe(true)
  })
})

describe('a person has gone on', () => {
  it.each<[string, () => HTMLElement]>([
    ['to a field of the page', () => find(document, '#host')],
    ['to another part of the widget', () => find(inner, 'a')],
    ['to the widget around it', () => find(outer, 'button')],
    [
      'to another widget',
      () =>
        find(
          shadowOf(find(document, '#host').parentElement!.appendChild(document.createElement('div')), BUTTON),
          'button',
        ),
    ],
  ])('%s, and keeps the focus', (_where, target) => {
    const focused = target()
    focused.focus()
    expect(isPersonHere(form)).toBe(false)
    moveFocus(find(form, 'button'), form)
    expect((focused.getRootNode() as Document).activeElement).toBe(focused)
  })

  it('and the placeholder is no longer in the page', () => {
    find(document, '#footer').remove()
    expect(isPersonHere(form)).toBe(false)
  })

  it('from the frame to the page around it', () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window)
    const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    expect(isPersonHere(form)).toBe(false)
    hasFocus.mockReturnValue(true)
    expect(isPersonHere(form)).toBe(true)
  })
})

it('what takes the focus comes into view', () => {
  const scroll = vi.spyOn(form, 'scrollIntoView')
  moveFocus(find(form, 'button'), form, form)
  expect(inner.activeElement).toBe(find(form, 'button'))
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
})

it('elements of the page that are named like properties of the document change nothing', () => {
  document.body.insertAdjacentHTML('beforeend', '<img name="activeElement"><form name="defaultView"></form>')
  expect(isPersonHere(form)).toBe(true)
  find(document, '#host').focus()
  expect(isPersonHere(form)).toBe(false)
})
