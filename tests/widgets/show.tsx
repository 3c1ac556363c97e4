/** Renders a widget's View on a happy-dom page, with services that answer from a table. */
import { createRoot } from 'react-dom/client'
import { afterEach } from 'vitest'
import type { Platform, Site } from '../../src/api/names.js'
import type { Shop } from '../../src/api/shop.js'
import type { WidgetDefinition } from '../../src/widgets/widget.js'
import { createShopError } from '../../src/host/errors.js'
import { createHost, type Host, type PageWindow } from '../../src/host/host.js'
import { ServerMarkupContext } from '../../src/ui/use-first-markup.js'
import { openPage } from '../support/page.js'
import { WidgetRoot } from '../support/WidgetRoot.js'

export interface Asked {
  path: string
  method: string
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
  init: RequestInit
}
/**
 * By path: the body of the answer, or a function that makes it, or an `Answer` to set the status. All other paths are
 * answered with 404.
 */
export type Services = Record<string, unknown>
export class Answer {
  constructor(
    readonly status: number,
    readonly body: unknown = {},
  ) {}
}

interface Scene {
  cookies?: Record<string, string>
  width?: number
  /** Path and query of the page. */
  address?: string
  userAgent?: string
  services?: Services
  site?: Site
  locale?: string
  platform?: Platform
  /** By default, the platform comes from the page if the scene sets one. */
  isPlatformGiven?: boolean
  options?: Record<string, unknown>
  texts?: object
  shop?: Shop
  apiBase?: string
}

const cleanups: Array<() => void> = []
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean()
})

const afterTest = (undo: () => void) => cleanups.push(undo)

function setPage({ cookies = {}, width = 1600, address = '/', userAgent }: Scene): void {
  const page = window as unknown as { happyDOM: { setURL(url: string): void } }
  page.happyDOM.setURL(`https://shop.example${address}`)
  for (const [name, value] of Object.entries(cookies)) {
    document.cookie = `${name}=${value}; path=/`
    afterTest(() => {
      document.cookie = `${name}=; path=/; max-age=0`
    })
  }
  setWidth(width)
  if (userAgent !== undefined) {
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
    afterTest(() => {
      delete (navigator as { userAgent?: string }).userAgent
    })
  }
}

export const setWidth = (width: number): void => {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true, writable: true })
  window.dispatchEvent(new Event('resize'))
}

function serve(services: Services): Asked[] {
  const asked: Asked[] = []
  window.fetch = (async (input: string, init: RequestInit) => {
    const url = new URL(input)
    const call: Asked = {
      path: url.pathname,
      method: init.method ?? 'GET',
      query: Object.fromEntries(url.searchParams),
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      init,
    }
    asked.push(call)
    const entry = services[url.pathname]
    const found = await (typeof entry === 'function' ? (entry as (call: Asked) => unknown)(call) : entry)
    const answer = found instanceof Answer ? found : new Answer(found === undefined ? 404 : 200, found)
    return new Response(JSON.stringify(answer.body ?? null), {
      status: answer.status,
      headers: { 'Content-Type': 'application/json' },
    })
  }) as never
  afterTest(() => {
    window.fetch = () => Promise.reject(new Error('the page is gone'))
  })
  return asked
}

export interface Shown {
  root: HTMLElement
  host: Host
  asked: Asked[]
  /** Messages of the reported errors. */
  told: string[]
  parts(name: string): HTMLElement[]
  part(name: string): HTMLElement
  change(scene: Partial<Scene>): void
  remove(): void
}

export function show<O>(definition: WidgetDefinition<O>, scene: Scene = {}): Shown {
  setPage(scene)
  const asked = serve(scene.services ?? {})
  const root = document.createElement('div')
  document.body.append(root)
  const told: string[] = []
  const page = openPage({
    report(code, message) {
      told.push(message)
      return createShopError(code, message)
    },
  })
  const host = createHost(window as unknown as PageWindow, {
    apiBase: scene.apiBase,
    credentials: 'same-origin',
    page,
    target: () => root,
    widget: definition.name,
  })
  const react = createRoot(root)
  /** Loads the content before the first render. */
  const draw = (now: Scene) => {
    const locale = now.locale ?? 'de-DE'
    const options: Record<string, unknown> = {
      site: now.site ?? 'DE',
      locale,
      apiBase: now.apiBase,
      credentials: 'same-origin',
      stage: 'prod',
      platform: now.platform ?? 'CLASSIC',
      isPlatformGiven: now.isPlatformGiven ?? now.platform !== undefined,
      spa: false,
    }
    for (const [name, option] of Object.entries<{ fallback: unknown; parse(raw: unknown): unknown }>(
      definition.options,
    )) {
      const raw = now.options?.[name]
      options[name] = raw === undefined ? option.fallback : (option.parse(raw) ?? option.fallback)
    }
    const render = (content: unknown) =>
      react.render(
        <WidgetRoot
          store={page.store}
          locale={locale}
          texts={now.texts ?? {}}
          onLoadError={(error) => told.push(String(error))}
        >
          {/* No server has rendered the widget. */}
          <ServerMarkupContext.Provider value={false}>
            <definition.View
              options={options as never}
              host={host}
              shop={now.shop}
              element={root}
              content={content}
              asset={(path) => path}
            />
          </ServerMarkupContext.Provider>
        </WidgetRoot>,
      )
    if (!definition.loadContent) return render(undefined)
    void definition.loadContent(options as never, { host, store: page.store }).then((content) => {
      if (isThere) render(content)
    })
  }
  let isThere = true
  let current = scene
  draw(current)
  const remove = () => {
    if (isThere) react.unmount()
    isThere = false
    root.remove()
  }
  afterTest(remove)
  const parts = (name: string) => [...root.querySelectorAll<HTMLElement>(`[part~="${name}"]`)]
  return {
    root,
    host,
    asked,
    told,
    parts,
    part(name) {
      const [found] = parts(name)
      if (!found) throw new Error(`there is no part "${name}"`)
      return found
    },
    change(scene) {
      current = { ...current, ...scene }
      draw(current)
    },
    remove,
  }
}
