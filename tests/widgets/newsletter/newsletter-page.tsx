/** A page with a newsletter form on it, and the services behind it. */
import { fireEvent, waitFor } from '@testing-library/dom'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { Site } from '../../../src/api/names.js'
import { createHost, type PageWindow } from '../../../src/host/host.js'
import { loadTexts } from '../../../src/i18n/load-texts.js'
import type { CommonValues } from '../../../src/options/common.js'
import newsletter from '../../../src/widgets/newsletter/index.js'
import type { NewsletterOptions } from '../../../src/widgets/newsletter/options.js'
import { openPage as openShopPage } from '../../support/page.js'
import { WidgetRoot } from '../../support/WidgetRoot.js'

export interface Sent {
  path: string
  method: string
  headers: Record<string, string>
  body: unknown
}

type Answer = { status?: number; body?: unknown } | Error

export interface Setting {
  site?: Site
  locale?: string
  options?: Partial<NewsletterOptions & CommonValues>
  /** Cookies of the visitor. */
  cookie?: string
  baseData?: Answer | Promise<Answer>
  subscribe?: () => Answer | Promise<Answer>
}

const respond = (answer: Answer): Response => {
  if (answer instanceof Error) throw answer
  return new Response(JSON.stringify(answer.body ?? {}), {
    status: answer.status ?? 200,
    headers: { 'Content-Type': 'application/json' },
  })
}

const unmounts: Array<() => void> = []
export const leavePage = () => {
  for (const unmount of unmounts.splice(0)) unmount()
  for (const cookie of document.cookie.split(';'))
    document.cookie = `${cookie.split('=')[0]!.trim()}=; max-age=0`
  document.body.innerHTML = ''
}

export async function openPage({ site = 'DE', locale = 'de-DE', ...setting }: Setting = {}) {
  document.body.innerHTML = '<div id="place"></div>'
  if (setting.cookie) document.cookie = setting.cookie
  const place = document.getElementById('place')!
  const events: unknown[] = []
  place.addEventListener('newsletter-submitted', (event) => events.push(event.detail))
  const errors: unknown[] = []
  place.addEventListener('shop-error', (event) => errors.push(event.detail))
  const tracked: object[] = []
  const sent: Sent[] = []
  const fetch = vi.fn(async (url: string, init: RequestInit = {}) => {
    const path = url.replace(/^https?:\/\/[^/]+/, '')
    const headers = init.headers as Record<string, string>
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    sent.push({ path, method: init.method ?? 'GET', headers, body })
    if (path.endsWith('/base-data')) return respond((await setting.baseData) ?? { status: 404 })
    return respond((await setting.subscribe?.()) ?? { status: 201 })
  })
  const page = Object.create(window) as PageWindow
  Object.defineProperties(page, {
    fetch: { value: fetch },
    document: { value: document },
    location: { value: new URL('https://shop.example/') },
    FormData: { value: FormData },
    CustomEvent: { value: CustomEvent },
    matchMedia: { value: () => ({ matches: true }) },
  })
  const shopPage = openShopPage({ configured: { collect: { push: (event) => void tracked.push(event) } } })
  const host = createHost(page, { page: shopPage, target: () => place, widget: 'newsletter' })
  const defaults = Object.fromEntries(
    Object.entries(newsletter.options).map(([name, option]) => [name, option.fallback]),
  )
  const options = {
    ...defaults,
    site,
    locale,
    apiBase: undefined,
    credentials: 'same-origin',
    stage: 'prod',
    platform: 'CLASSIC',
    spa: false,
    ...setting.options,
  } as NewsletterOptions & CommonValues
  const { store } = shopPage
  const { newsletter: texts } = await loadTexts(locale)

  const root = createRoot(place)
  unmounts.push(() => root.unmount())
  /** As a mounted widget is drawn, at first and when its options have changed. */
  const draw = async (changed: Partial<NewsletterOptions> = {}) => {
    const now = { ...options, ...changed }
    const content = await newsletter.loadContent!(now, { host, store })
    root.render(
      <WidgetRoot store={store} locale={locale} texts={texts}>
        <newsletter.View
          options={now}
          host={host}
          shop={undefined}
          element={place}
          content={content}
          asset={(path) => `https://cdn.example/${path}`}
        />
      </WidgetRoot>,
    )
  }
  await draw()
  const part = <E extends HTMLElement = HTMLElement>(name: string) =>
    place.querySelector<E>(`[part~="${name}"]`)
  await waitFor(() => part('form') ?? Promise.reject(new Error('not rendered')))

  const control = (name: string) => {
    const found = place.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`no field ${name}`)
    return found
  }
  return {
    place,
    change: draw,
    events,
    errors,
    tracked,
    sent,
    part,
    control,
    has: (name: string) => !!place.querySelector(`[name="${name}"]`),
    field: (name: string) => place.querySelector<HTMLElement>(`[data-field="${name}"]`),
    error: (name: string) =>
      (place.querySelector(`[data-field="${name}"]`) ?? control(name).parentElement)!.querySelector(
        '[part="field-error"]',
      )?.textContent,
    type: (name: string, value: string) => {
      control(name).focus()
      if (control(name).tagName === 'SELECT') fireEvent.change(control(name), { target: { value } })
      else fireEvent.input(control(name), { target: { value } })
      control(name).blur()
    },
    tick: (name: string) => fireEvent.click(control(name)),
    submit: () => fireEvent.submit(part('form')!),
    requests: () => sent.filter(({ method }) => method === 'POST'),
  }
}
