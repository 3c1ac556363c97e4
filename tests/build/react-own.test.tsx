/** Where the renderer of the CDN build does more than React, or otherwise (docs/adr/007). */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createElement } from '../../src/build/react/index.js'
import { jsx } from '../../src/build/react/jsx-runtime.js'
import { handlerErrors } from '../../src/build/react/props.js'
import { ownRenderer, prepare, restore, type Root } from './react-renderers.js'

const { createRoot, hydrateRoot, lib, step } = ownRenderer
let container: HTMLElement
let root: Root
beforeEach(() => {
  prepare()
  container = document.createElement('main')
  document.body.append(container)
  root = createRoot(container)
})
afterEach(restore)
const find = (selector: string) => container.querySelector<HTMLElement>(selector)!

it('makes the same elements by JSX as by a call', () => {
  expect(createElement('p', { title: 't', key: 1 }, 'a', 2)).toEqual(
    jsx('p', { title: 't', children: ['a', 2] }, 1),
  )
  expect(createElement('p', null, 'a')).toEqual(jsx('p', { children: 'a' }))
  expect(createElement('p', { children: 'a' })).toEqual(jsx('p', { children: 'a' }))
})

it('reports what a handler throws; the page hears nothing of it, and other handlers hear the event', () => {
  const report = vi.spyOn(handlerErrors, 'report').mockImplementation(() => {})
  const onPageError = vi.fn()
  window.addEventListener('error', onPageError)
  const onClick = vi.fn()
  const error = new Error('oops')
  const fail = () => {
    throw error
  }
  root.render(
    <div onClick={onClick}>
      <button onClick={fail} />
    </div>,
  )
  find('button').click()
  window.removeEventListener('error', onPageError)
  expect(report.mock.calls).toEqual([[error]])
  expect(onClick).toHaveBeenCalledOnce()
  expect(onPageError).not.toHaveBeenCalled()
})

it('lets no handler hear the event that has made it', () => {
  const close = vi.fn()
  const view = (isOpen: boolean): ReactNode => (
    <div onClick={isOpen ? close : undefined}>
      {/* Between two listeners of an event of a person, the browser renders. */}
      <button onClick={() => root.render(view(true))} />
    </div>
  )
  for (const _round of ['new', 'known from before']) {
    root.render(view(false))
    find('button').click()
    expect(close).not.toHaveBeenCalled()
    find('div').click()
    expect(close).toHaveBeenCalledOnce()
    close.mockClear()
  }
})

it('shows a first view at once', () => {
  root.render(<p>text</p>)
  expect(container.innerHTML).toBe('<p>text</p>')
  root.unmount()
  expect(container.innerHTML).toBe('')
})

it('removes what a server drew and the view does not have', async () => {
  const view = (name: string) => (
    <p>
      {name} is <b>{name}</b>
    </p>
  )
  container.innerHTML = `${renderToString(view('a'))}<i>old</i><!-- comment -->`
  const bold = find('b')
  expect(container.innerHTML).toContain('a<!-- --> is')
  await step(() => {
    root = hydrateRoot(container, view('b'))
  })
  expect(container.innerHTML).toBe('<p>b is <b>b</b></p>')
  expect(find('b')).toBe(bold)
})

it('shows entries twice whose keys are the same, and removes them again', async () => {
  const list = (...keys: string[]) => (
    <ul>
      {keys.map((key) => (
        <li key={key}>{key}</li>
      ))}
    </ul>
  )
  for (const keys of [['a', 'b', 'a'], ['a', 'a', 'b'], ['b'], []]) {
    await step(() => root.render(list(...keys)))
    expect(container.textContent).toBe(keys.join(''))
  }
})

it('leaves an entry where it stands when those before it go to the end', async () => {
  const list = (keys: string) => (
    <ul>
      {[...keys].map((key) => (
        <li key={key} id={key} />
      ))}
    </ul>
  )
  root.render(list('abcd'))
  const inserted = vi.spyOn(find('ul'), 'insertBefore')
  root.render(list('bcda'))
  expect(inserted.mock.calls.map(([dom]) => (dom as Element).id)).toEqual(['a'])
})

it('tells the root of an error, and nobody else', () => {
  const onError = vi.fn()
  const error = new Error('oops')
  const Bad = () => {
    throw error
  }
  createRoot(container, onError).render(<Bad />)
  expect(onError.mock.calls).toEqual([[error]])
})

it('runs the effects of a view before the next one is rendered', async () => {
  const log: string[] = []
  const View = ({ name }: { name: string }) => {
    lib.useEffect(() => {
      log.push(name)
      return () => void log.push(`${name} cleaned`)
    }, [name])
    return null
  }
  root.render(<View name="a" />)
  expect(log).toEqual([])
  root.render(<View name="b" />)
  expect(log).toEqual(['a'])
  await step()
  expect(log).toEqual(['a', 'a cleaned', 'b'])
})
