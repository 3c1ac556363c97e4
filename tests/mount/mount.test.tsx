import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FooterTexts } from '../../locales/de-DE/footer.js'
import type { ShopOptions } from '../../src/api/options.js'
import { word, type OptionTable } from '../../src/options/kinds.js'
import type { WidgetDefinition } from '../../src/widgets/widget.js'
import { useText, type Widget } from '../../src/ui/use-widget.js'
import { mountWidget } from '../../src/mount/mount.js'
import type { Page } from '../../src/page/page.js'
import { createTestPage } from '../support/page.js'
import { placeholder } from './placeholder.js'

interface Options {
  title: string
}
const options: OptionTable<Options> = { title: word('Hallo') as OptionTable<Options>['title'] }

let broken = false
function View({ options: { title, locale } }: Widget<Options>) {
  const t = useText<FooterTexts>()
  const [count, setCount] = useState(0)
  if (broken) throw new Error('a bug')
  return (
    <button onClick={() => setCount(count + 1)}>
      {title}: {t.legal()} {locale} {count}
    </button>
  )
}
const widget: WidgetDefinition<Options> = { name: 'footer', options, styles: 'button{color:red}', View }

/** Aborted at the end of each test. */
let end = new AbortController()
const mount = <O, C>(page: Page, element: Element, definition: WidgetDefinition<O, C>, given?: object) =>
  mountWidget({
    page,
    element,
    definition,
    given: given && { current: given },
    start: 0,
    signal: end.signal,
  })
const show = async (markup: string, given = {}) => {
  const page = createTestPage()
  const element = placeholder(markup)
  await mount(page, element, widget, given)
  return element
}
const textOf = (element: Element) => element.shadowRoot?.querySelector('button')?.textContent

afterEach(() => {
  broken = false
  end.abort()
  end = new AbortController()
})

describe('a widget in its placeholder', () => {
  it('is rendered into a shadow root with its style sheets, and dispatches shop-ready', async () => {
    const ready = vi.fn()
    document.addEventListener('shop-ready', ready, { once: true })
    const element = await show('<div data-title="Servus">Fallback</div>')
    expect(textOf(element)).toBe('Servus: Rechtliches de-DE 0')
    const sheets = element.shadowRoot!.adoptedStyleSheets
    expect(sheets.map(({ cssRules }) => cssRules[0]!.cssText)).toContain('button { color: red; }')
    expect(element.shadowRoot!.firstElementChild!.getAttribute('lang')).toBe('de-DE')
    expect(ready.mock.calls[0]![0]).toMatchObject({ detail: { widget: 'footer' } })
  })

  it('leaves the placeholder’s own content visible if it cannot be rendered', async () => {
    broken = true
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(show('<div>Fallback</div>')).rejects.toMatchObject({
      code: 'RENDER_FAILED',
      message: 'footer: a bug',
    })
    expect(document.body.firstElementChild!.shadowRoot).toBeNull()
    expect(document.body.textContent).toBe('Fallback')
  })

  it.each([
    [
      'an object that contains itself',
      () => {
        const note: Record<string, unknown> = {}
        note['note'] = note
        return note
      },
    ],
    ['a BigInt', () => ({ limit: 1n })],
  ])('is refused before anything is shown if an option is %s', async (_what, noteOf) => {
    const page = createTestPage()
    const element = placeholder('<div>Fallback</div>')
    const withNote: WidgetDefinition<{ note: unknown }> = {
      name: 'footer',
      styles: '',
      options: { note: { allowed: 'object', fallback: {}, parse: (raw) => raw } },
      View: () => null,
    }
    await expect(mount(page, element, withNote, { note: noteOf() })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('footer: "note"'),
    })
    expect(element.shadowRoot).toBeNull()
    expect(element.outerHTML).toBe('<div>Fallback</div>')
  })

  it('shows the placeholder’s own content again if a later render fails, and reports the error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const failed = vi.fn()
    document.addEventListener('shop-error', failed, { once: true })
    const element = await show('<div>Fallback</div>')
    broken = true
    element.setAttribute('data-title', 'Neu')
    await vi.waitFor(() => expect(failed).toHaveBeenCalled())
    expect(failed.mock.calls[0]![0]).toMatchObject({
      detail: { code: 'RENDER_FAILED', message: 'footer: a bug' },
    })
    expect(element.shadowRoot!.querySelector('slot')).not.toBeNull()
    expect(element.shadowRoot!.querySelector('button')).toBeNull()
  })

  it('is not rendered, and dispatches nothing, if the placeholder has left while its content was loading', async () => {
    const ready = vi.fn()
    document.addEventListener('shop-ready', ready)
    const page = createTestPage()
    const element = placeholder('<div>Fallback</div>')
    const loadContent = async () => {
      end.abort()
    }
    expect(await mount(page, element, { ...widget, loadContent }, {})).toBe(false)
    expect(element.shadowRoot).toBeNull()
    expect(ready).not.toHaveBeenCalled()
    document.removeEventListener('shop-ready', ready)
  })

  it('is not shown, and dispatches nothing, if the placeholder has left during the first render', async () => {
    const ready = vi.fn()
    document.addEventListener('shop-ready', ready)
    const page = createTestPage()
    const element = placeholder('<div>Fallback</div>')
    const Leaving = () => {
      end.abort()
      return null
    }
    expect(await mount(page, element, { ...widget, View: Leaving }, {})).toBe(false)
    expect(element.shadowRoot).toBeNull()
    expect(ready).not.toHaveBeenCalled()
    document.removeEventListener('shop-ready', ready)
  })

  it('stays when an earlier widget of the placeholder loads its content too late', async () => {
    const page = createTestPage()
    const element = placeholder('<div></div>')
    let finishLoading = () => {}
    const late = new Promise<void>((resolve) => (finishLoading = resolve))
    const loadContent = () => late
    const slow = mount(page, element, { ...widget, loadContent }, { title: 'Alt' })
    end.abort()
    end = new AbortController()
    expect(await mount(page, element, widget, { title: 'Neu' })).toBe(true)
    finishLoading()
    expect(await slow).toBe(false)
    expect(textOf(element)).toBe('Neu: Rechtliches de-DE 0')
  })

  it('follows a changed attribute and keeps its state', async () => {
    const element = await show('<div></div>')
    element.shadowRoot!.querySelector('button')!.click()
    await vi.waitFor(() => expect(textOf(element)).toBe('Hallo: Rechtliches de-DE 1'))
    element.setAttribute('data-title', 'Moin')
    await vi.waitFor(() => expect(textOf(element)).toBe('Moin: Rechtliches de-DE 1'))
  })

  it('does not change after a later `configure`', async () => {
    const page = createTestPage({ configured: { title: 'Servus' } as ShopOptions })
    const element = placeholder('<div></div>')
    await mount(page, element, widget, {})
    Object.assign(page.configured, { title: 'Hallo' })
    element.setAttribute('data-locale', 'pl-PL')
    await vi.waitFor(() => expect(textOf(element)).toBe('Servus: Informacje prawne pl-PL 0'))
  })

  it('loads the texts of another locale when the attribute changes', async () => {
    const element = await show('<div></div>')
    element.setAttribute('data-locale', 'pl-PL')
    await vi.waitFor(() => expect(textOf(element)).toBe('Hallo: Informacje prawne pl-PL 0'))
    expect(element.shadowRoot!.firstElementChild!.getAttribute('lang')).toBe('pl-PL')
  })

  it('has the theme that the page sets, and follows a changed attribute', async () => {
    const page = createTestPage({ dataset: { theme: 'dark' } })
    const element = placeholder('<div></div>')
    await mount(page, element, widget, {})
    const root = element.shadowRoot!.firstElementChild!
    expect(root.getAttribute('data-theme')).toBe('dark')
    element.setAttribute('data-theme', 'auto')
    await vi.waitFor(() => expect(root.getAttribute('data-theme')).toBe('auto'))
    element.removeAttribute('data-theme')
    await vi.waitFor(() => expect(root.getAttribute('data-theme')).toBe('dark'))
  })

  it.each(['xx', 'da-DK'])('uses the locale of the site if it has no texts in %s', async (locale) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const element = await show(`<div data-locale="${locale}"></div>`)
    expect(textOf(element)).toBe('Hallo: Rechtliches de-DE 0')
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining(`"${locale}"`), element))
  })

  it('warns once about an invalid option, and names the element, the option, the value, the allowed values and the docs', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const element = await show('<div id="last" data-shop-widget="footer" data-credentials="all"></div>')
    element.setAttribute('data-title', 'Neu')
    await vi.waitFor(() => expect(textOf(element)).toContain('Neu'))
    element.setAttribute('data-spa', 'maybe')
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
    const docs = 'https://cdn.example/docs/reference/options'
    expect(warn.mock.calls).toEqual([
      [
        `shop-embed: option "credentials" has the value "all", allowed: same-origin, include, in footer. ${docs}`,
        element,
      ],
      [`shop-embed: option "spa" has the value "maybe", allowed: true or false, in footer. ${docs}`, element],
    ])
  })

  it('is removed at its end, and the placeholder’s own content is shown again', async () => {
    const element = await show('<div>Fallback</div>')
    end.abort()
    expect(element.shadowRoot!.querySelector('button')).toBeNull()
    expect(element.shadowRoot!.querySelector('slot')).not.toBeNull()
    element.setAttribute('data-title', 'Neu')
    await Promise.resolve()
    expect(element.shadowRoot!.querySelector('button')).toBeNull()
  })
})

describe('a widget in a server’s markup', () => {
  const MARKUP =
    '<link rel="stylesheet" href="/footer.css">' +
    '<div data-shop-root="" lang="de-DE" data-platform="CLASSIC" data-theme="light" data-width="wide"><button>Hallo: Rechtliches de-DE 0</button></div>' +
    '<div data-shop-root="" lang="de-DE" data-platform="MATCH" data-theme="light" data-width="narrow" hidden=""><button>Hallo</button></div>'

  const serverPlaceholder = () => {
    const element = placeholder('<div></div>')
    element.attachShadow({ mode: 'open' }).innerHTML = MARKUP
    return element
  }

  it('is rendered beside the markup, and put in its place', async () => {
    const element = serverPlaceholder()
    const root = element.shadowRoot!
    const focused = root.querySelector('button')!
    focused.focus()
    const page = createTestPage()
    await mount(page, element, widget)
    expect(root.childElementCount).toBe(1)
    expect(root.querySelector('button')).not.toBe(focused)
    expect(root.activeElement).toBe(root.querySelector('button'))
  })

  it('keeps the markup if the widget cannot be rendered', async () => {
    broken = true
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const element = serverPlaceholder()
    await expect(mount(createTestPage(), element, widget)).rejects.toMatchObject({
      code: 'RENDER_FAILED',
    })
    expect(element.shadowRoot!.innerHTML).toBe(MARKUP)
  })

  it('shows the markup again if a later render fails, and a new attempt replaces it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const failed = vi.fn()
    document.addEventListener('shop-error', failed, { once: true })
    const element = serverPlaceholder()
    const page = createTestPage()
    await mount(page, element, widget)
    expect(element.shadowRoot!.querySelector('link')).toBeNull()
    broken = true
    element.setAttribute('data-title', 'Neu')
    await vi.waitFor(() => expect(failed).toHaveBeenCalled())
    expect(element.shadowRoot!.innerHTML).toBe(MARKUP)
    expect(element.shadowRoot!.adoptedStyleSheets).toEqual([])
    broken = false
    await mount(page, element, widget)
    await vi.waitFor(() => expect(textOf(element)).toBe('Neu: Rechtliches de-DE 0'))
  })
})
