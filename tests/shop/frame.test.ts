import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createFrame } from '../../src/shop/frame.js'
import { createPage, placeholder, type Told } from './page.js'

let page: ReturnType<typeof createPage>['page']
let told: Told[]
let frame: ReturnType<typeof createFrame>
let element: HTMLElement
const destroy = vi.fn()
const mount = vi.fn()
const code = () => Promise.resolve({ mount })

beforeEach(() => {
  ;({ page, told } = createPage())
  frame = createFrame(page)
  element = placeholder('<div id="here"></div>')
  destroy.mockReset()
  mount.mockReset().mockResolvedValue({ destroy })
})

describe('a placeholder', () => {
  it('is mounted once, however often its time has come', async () => {
    await frame.enter(element, 'footer', code())
    await frame.enter(element, 'footer', code())
    expect(mount).toHaveBeenCalledTimes(1)
  })

  it('that has left the document is torn down; one that was moved keeps its widget', async () => {
    await frame.enter(element, 'footer', code())
    const section = document.createElement('section')
    document.body.append(section)
    section.append(element)
    page.sweep!()
    expect(destroy).not.toHaveBeenCalled()
    element.remove()
    page.sweep!()
    expect(destroy).toHaveBeenCalledTimes(1)
  })

  it('that comes back is looked at anew', async () => {
    page.known.add(element)
    await frame.enter(element, 'footer', code())
    element.remove()
    page.sweep!()
    expect(page.known.has(element)).toBe(false)
    document.body.append(element)
    await frame.enter(element, 'footer', code())
    expect(mount).toHaveBeenCalledTimes(2)
  })

  it('that leaves while its code is on the way is not mounted', async () => {
    let arrive = (_module: object) => {}
    const slow = new Promise<object>((resolve) => {
      arrive = resolve
    })
    const entered = frame.enter(element, 'footer', slow)
    element.remove()
    page.sweep!()
    arrive({ mount })
    await entered
    expect(mount).not.toHaveBeenCalled()
  })

  it('that leaves while it is being mounted is torn down as soon as it stands', async () => {
    let stand = (_mounted: object) => {}
    mount.mockReturnValue(
      new Promise((resolve) => {
        stand = resolve
      }),
    )
    const entered = frame.enter(element, 'footer', code())
    await vi.waitFor(() => expect(mount).toHaveBeenCalled())
    frame.unmount(element)
    stand({ destroy })
    await entered
    expect(destroy).toHaveBeenCalledTimes(1)
  })

  it('that has left before its time has come is not mounted, and is looked at anew where it comes back', async () => {
    page.known.add(element)
    element.remove()
    await frame.enter(element, 'footer', code())
    expect(mount).not.toHaveBeenCalled()
    expect(page.known.has(element)).toBe(false)
  })

  it('that has left when its widget fails is told of at the document, where it is still heard', async () => {
    const heard = vi.fn()
    document.addEventListener('shop-error', heard, { once: true })
    mount.mockImplementation(async () => {
      element.remove()
      throw new Error('broken')
    })
    await frame.enter(element, 'footer', code())
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('whose code does not come keeps the page quiet: the error is told, not thrown', async () => {
    const gone = Promise.reject(Object.assign(new Error('chunks/x.js'), { code: 'LOAD_FAILED' }))
    await frame.enter(element, 'footer', gone)
    expect(told).toEqual([{ code: 'LOAD_FAILED', message: 'chunks/x.js', widget: 'footer' }])
  })

  it('with a widget that does not exist is left alone, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await frame.enter(element, 'fotter', Promise.resolve(undefined))
    expect(warn).toHaveBeenCalledTimes(1)
    expect(told).toMatchObject([{ code: 'UNKNOWN_WIDGET' }])
    warn.mockRestore()
  })
})

describe('Shop.mount and Shop.unmount', () => {
  const fetchCode = vi.fn(code)

  it('take an element or a selector, and options', async () => {
    await frame.mount('#here', 'footer', { 'api-base': 'https://a.example', maxFiles: 2 }, fetchCode)
    expect(mount).toHaveBeenCalledWith(page, element, { 'api-base': 'https://a.example', maxFiles: 2 })
    expect(page.known.has(element)).toBe(true)
    frame.unmount('#here')
    expect(destroy).toHaveBeenCalledTimes(1)
  })

  it('fetch the code with the options, which say what of it is needed', async () => {
    const given = { 'api-base': 'https://a.example' }
    await frame.mount(element, 'footer', given, fetchCode)
    expect(fetchCode).toHaveBeenLastCalledWith(element, 'footer', given)
  })

  it('leave a placeholder empty that was unmounted, also before its time had come', async () => {
    frame.unmount(element)
    expect(page.known.has(element)).toBe(true)
    await frame.enter(element, 'footer', code())
    page.sweep!()
    await frame.enter(element, 'footer', code())
    expect(mount).not.toHaveBeenCalled()
    await frame.mount(element, 'footer', {}, fetchCode)
    expect(mount).toHaveBeenCalledTimes(1)
  })

  it('put a widget in the place of the one before', async () => {
    await frame.mount(element, 'footer', {}, fetchCode)
    await frame.mount(element, 'newsletter', {}, fetchCode)
    expect(destroy).toHaveBeenCalledTimes(1)
    expect(mount).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['#nowhere', 'NOT_FOUND'],
    ['div[', 'NOT_FOUND'],
    [null, 'INVALID_ARGUMENT'],
    [7, 'INVALID_ARGUMENT'],
  ])('reject the target %s with %s', async (target, error) => {
    await expect(frame.mount(target, 'footer', {}, fetchCode)).rejects.toMatchObject({ code: error })
    expect(() => frame.unmount(target)).not.toThrow()
  })

  it('reject when the widget cannot be rendered', async () => {
    mount.mockRejectedValue(new Error('broken'))
    await expect(frame.mount(element, 'footer', {}, fetchCode)).rejects.toThrow('broken')
    expect(told).toMatchObject([{ code: 'RENDER_FAILED', message: 'broken' }])
  })

  it('mount what never was in the document, and do not sweep it away', async () => {
    const detached = document.createElement('div')
    await frame.mount(detached, 'footer', {}, fetchCode)
    page.sweep!()
    expect(destroy).not.toHaveBeenCalled()
    document.body.append(detached)
    page.sweep!()
    detached.remove()
    page.sweep!()
    expect(destroy).toHaveBeenCalledTimes(1)
  })
})
