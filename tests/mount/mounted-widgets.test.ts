import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createShopError } from '../../src/host/errors.js'
import type { mountWidget } from '../../src/mount/mount.js'
import { createMountedWidgets, type MountedWidgets } from '../../src/mount/mounted-widgets.js'
import type { WidgetDefinition } from '../../src/widgets/widget.js'
import type { Failure } from '../support/fail.js'
import { createTestPage, type TestPage } from '../support/page.js'
import { placeholder } from './placeholder.js'

const { mount } = vi.hoisted(() => ({ mount: vi.fn<typeof mountWidget>() }))
vi.mock('../../src/mount/mount.js', () => ({ mountWidget: mount }))

const definition = { name: 'footer' } as WidgetDefinition<object>
const code = Promise.resolve(definition)

let failures: Failure[]
let mounted: MountedWidgets
let element: HTMLElement
let page: TestPage
/** New for each test, because the `mounted` of earlier tests still call theirs when their elements are removed. */
let destroy = vi.fn()
const load = vi.fn<(name: string) => Promise<WidgetDefinition<object>>>()

beforeEach(() => {
  page = createTestPage()
  failures = page.failures
  mounted = createMountedWidgets(page, load)
  element = placeholder('<div id="here" data-shop-widget="footer"></div>')
  const own = vi.fn()
  destroy = own
  mount.mockReset().mockImplementation(async ({ signal }) => {
    signal.addEventListener('abort', () => own())
    return true
  })
})

/** Enters a placeholder as the loader does: only a new one. */
async function enter(placeholder: Element, name: string, definition: Promise<WidgetDefinition<object>>) {
  if (page.widgets.get(placeholder)) return
  await mounted.enter(page.widgets.open(placeholder, name), definition)
}

/** Mutation observers are called at the end of the task. */
const afterMutations = () => new Promise((resolve) => setTimeout(resolve))

describe('a placeholder', () => {
  it('is mounted once, however often it is entered', async () => {
    await enter(element, 'footer', code)
    await enter(element, 'footer', code)
    expect(mount).toHaveBeenCalledTimes(1)
  })

  it('keeps its widget when it is moved, and loses it when it leaves the document', async () => {
    await enter(element, 'footer', code)
    const section = document.createElement('section')
    document.body.append(section)
    section.append(element)
    await afterMutations()
    expect(destroy).not.toHaveBeenCalled()
    element.remove()
    await afterMutations()
    expect(destroy).toHaveBeenCalledTimes(1)
  })

  it('loses its widget when it moves into the document of a frame', async () => {
    await enter(element, 'footer', code)
    document.implementation.createHTMLDocument().body.append(element)
    expect(element.isConnected).toBe(true)
    await afterMutations()
    expect(destroy).toHaveBeenCalledTimes(1)
  })

  it('that comes back into the document is mounted again', async () => {
    await enter(element, 'footer', code)
    element.remove()
    await afterMutations()
    document.body.append(element)
    await enter(element, 'footer', code)
    expect(mount).toHaveBeenCalledTimes(2)
  })

  it('that leaves while its code is loading is not mounted', async () => {
    let finishLoading = (_definition: WidgetDefinition<object>) => {}
    const slow = new Promise<WidgetDefinition<object>>((resolve) => (finishLoading = resolve))
    const entered = enter(element, 'footer', slow)
    element.remove()
    await afterMutations()
    finishLoading(definition)
    await entered
    expect(mount).not.toHaveBeenCalled()
  })

  it('that is unmounted while it is rendering ends its widget', async () => {
    let finishMounting = (_isShown: boolean) => {}
    mount.mockReturnValue(new Promise<boolean>((resolve) => (finishMounting = resolve)))
    const entered = enter(element, 'footer', code)
    await vi.waitFor(() => expect(mount).toHaveBeenCalled())
    const { signal } = mount.mock.calls[0]![0]
    expect(signal.aborted).toBe(false)
    page.widgets.unmount(element)
    expect(signal.aborted).toBe(true)
    finishMounting(false)
    await entered
  })

  it('that has left before it is entered is not mounted', async () => {
    element.remove()
    await enter(element, 'footer', code)
    expect(mount).not.toHaveBeenCalled()
  })

  it('whose attribute is removed loses its widget, and may get another one', async () => {
    await enter(element, 'footer', code)
    element.removeAttribute('data-shop-widget')
    await afterMutations()
    expect(destroy).toHaveBeenCalledTimes(1)
    await enter(element, 'newsletter', code)
    expect(mount).toHaveBeenCalledTimes(2)
  })

  it('that has left when its widget fails is reported on the document, where listeners still get the event', async () => {
    const listener = vi.fn()
    document.addEventListener('shop-error', listener, { once: true })
    mount.mockImplementation(async () => {
      element.remove()
      throw new Error('broken')
    })
    await expect(enter(element, 'footer', code)).rejects.toThrow('broken')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('whose code cannot be loaded is reported once, and is mounted when it comes back', async () => {
    const failed = Promise.reject(createShopError('LOAD_FAILED', 'chunks/x.js could not be loaded'))
    await expect(enter(element, 'footer', failed)).rejects.toMatchObject({ code: 'LOAD_FAILED' })
    expect(failures).toEqual([
      { code: 'LOAD_FAILED', message: 'chunks/x.js could not be loaded', widget: 'footer' },
    ])
    element.remove()
    await afterMutations()
    document.body.append(element)
    await enter(element, 'footer', code)
    expect(mount).toHaveBeenCalledTimes(1)
  })

  it('with an unknown widget keeps its own content, with one warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const unknown = Promise.reject(createShopError('UNKNOWN_WIDGET', 'there is no widget "fotter"'))
    await expect(enter(element, 'fotter', unknown)).rejects.toThrow('fotter')
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'shop-embed: there is no widget "fotter". https://cdn.example/docs/reference/options',
      element,
    )
    expect(failures).toMatchObject([{ code: 'UNKNOWN_WIDGET' }])
  })
})

describe('Shop.mount and Shop.unmount', () => {
  it('keep nothing of an element that has left the document before it is unmounted', async () => {
    await mounted.mount(element, 'footer', code, {})
    element.remove()
    page.widgets.unmount(element)
    expect(page.widgets.get(element)).toBeUndefined()
    expect(destroy).toHaveBeenCalledTimes(1)
  })

  it('accept an element or a selector; mount also accepts options', async () => {
    const given = { 'api-base': 'https://a.example', maxFiles: 2 }
    await mounted.mount('#here', 'footer', code, given)
    expect(mount).toHaveBeenCalledWith(
      expect.objectContaining({ element, definition, given: { current: given } }),
    )
    page.widgets.unmount('#here')
    expect(destroy).toHaveBeenCalledTimes(1)
  })

  it('keep an unmounted placeholder from being entered, even if it has not been mounted before', async () => {
    page.widgets.unmount(element)
    await enter(element, 'footer', code)
    await enter(element, 'footer', code)
    expect(mount).not.toHaveBeenCalled()
    await mounted.mount(element, 'footer', code, {})
    expect(mount).toHaveBeenCalledTimes(1)
  })

  it('replace the element’s widget with the new one', async () => {
    await mounted.mount(element, 'footer', code, {})
    await mounted.mount(element, 'newsletter', code, {})
    expect(destroy).toHaveBeenCalledTimes(1)
    expect(mount).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['#nowhere', 'NOT_FOUND'],
    ['div[', 'NOT_FOUND'],
    [null, 'INVALID_ARGUMENT'],
    [7, 'INVALID_ARGUMENT'],
  ])('reject the target %s with %s', async (target, error) => {
    await expect(mounted.mount(target as never, 'footer', code, {})).rejects.toMatchObject({
      code: error,
    })
    expect(() => page.widgets.unmount(target as never)).not.toThrow()
  })

  it('leave no unhandled rejection if there is no such element and the code fails, too', async () => {
    const failed = Promise.reject(createShopError('LOAD_FAILED', 'offline'))
    await expect(mounted.mount('#nowhere', 'footer', failed, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(failures).toEqual([])
  })

  describe('reject without a report if, before the widget is shown,', () => {
    let finishLoading: (loaded: WidgetDefinition<object>) => void
    let rejected: Promise<void>
    beforeEach(() => {
      const slow = new Promise<WidgetDefinition<object>>((resolve) => (finishLoading = resolve))
      rejected = expect(mounted.mount(element, 'footer', slow, {})).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'the widget was removed before it had rendered',
      })
    })

    it.each([
      ['it is unmounted', () => page.widgets.unmount(element)],
      ['the element gets another widget', () => mounted.mount(element, 'newsletter', code, {})],
      ['the element leaves', () => element.remove()],
    ])('%s', async (_name, change) => {
      void change()
      await afterMutations()
      finishLoading(definition)
      await rejected
      expect(failures).toEqual([])
    })

    it('it is unmounted, although its code is there', async () => {
      mount.mockResolvedValue(false)
      finishLoading(definition)
      await rejected
      expect(failures).toEqual([])
    })
  })

  it('resolve if the page removes the widget as soon as it is shown', async () => {
    mount.mockImplementation(async () => {
      page.widgets.unmount(element)
      return true
    })
    await expect(mounted.mount(element, 'footer', code, {})).resolves.toBeUndefined()
  })

  it('reject if the widget cannot be rendered', async () => {
    mount.mockRejectedValue(new Error('broken'))
    await expect(mounted.mount(element, 'footer', code, {})).rejects.toThrow('broken')
    expect(failures).toMatchObject([{ code: 'RENDER_FAILED', message: 'broken' }])
  })

  it('keep the widget of a detached element until the element has been in the document and has left it', async () => {
    const detached = document.createElement('div')
    await mounted.mount(detached, 'footer', code, {})
    document.body.append('x')
    await afterMutations()
    expect(destroy).not.toHaveBeenCalled()
    document.body.append(detached)
    await afterMutations()
    detached.remove()
    await afterMutations()
    expect(destroy).toHaveBeenCalledTimes(1)
  })
})

describe('preload', () => {
  it('loads the code, and the files of the first render for the page’s site', async () => {
    const loadFiles = vi.fn(async () => {})
    load.mockResolvedValue({ ...definition, options: {}, loadFiles })
    await mounted.preload('footer')
    expect(load).toHaveBeenCalledExactlyOnceWith('footer')
    expect(loadFiles).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ site: 'DE', locale: 'de-DE' }),
    )
    expect(mount).not.toHaveBeenCalled()
  })

  it('reports an unknown widget, and code that cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await expect(mounted.preload('carousel')).rejects.toMatchObject({ code: 'UNKNOWN_WIDGET' })
    load.mockRejectedValue(createShopError('LOAD_FAILED', 'missing'))
    await expect(mounted.preload('footer')).rejects.toMatchObject({ code: 'LOAD_FAILED' })
    expect(failures).toMatchObject([{ code: 'UNKNOWN_WIDGET' }, { code: 'LOAD_FAILED', message: 'missing' }])
  })

  it('does not report again what a widget with the same code has reported', async () => {
    const failed = Promise.reject(createShopError('LOAD_FAILED', 'missing'))
    await expect(enter(element, 'footer', failed)).rejects.toThrow('missing')
    load.mockReturnValue(failed)
    await expect(mounted.preload('footer')).rejects.toMatchObject({ code: 'LOAD_FAILED' })
    expect(failures).toMatchObject([{ code: 'LOAD_FAILED', message: 'missing' }])
  })
})
