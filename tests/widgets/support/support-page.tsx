/** A page with a support widget on it, and the services behind it. */
import { fireEvent, waitFor } from '@testing-library/dom'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { Site } from '../../../src/api/names.js'
import { createHost, type PageWindow } from '../../../src/host/host.js'
import { loadTexts } from '../../../src/i18n/load-texts.js'
import support from '../../../src/widgets/support/index.js'
import type { AllOptions } from '../../../src/widgets/support/options.js'
import { openPage as openShopPage } from '../../support/page.js'
import { WidgetRoot } from '../../support/WidgetRoot.js'
import { FakeUpload } from './fake-upload.js'

interface CustomerAnswer {
  status?: number
  body?: unknown
}

export interface Setting {
  site?: Site
  locale?: string
  options?: Partial<AllOptions>
  cookies?: string[]
  customer?: CustomerAnswer | Promise<CustomerAnswer>
}

const unmounts: Array<() => void> = []
export const leavePage = () => {
  for (const unmount of unmounts.splice(0)) unmount()
  for (const cookie of document.cookie.split(';'))
    document.cookie = `${cookie.split('=')[0]!.trim()}=; max-age=0`
  document.body.innerHTML = ''
}

export async function openPage({ site = 'DE', locale = 'de-DE', ...setting }: Setting = {}) {
  FakeUpload.reset()
  document.body.innerHTML = '<div id="place"></div>'
  for (const cookie of setting.cookies ?? []) document.cookie = cookie
  const place = document.getElementById('place')!
  const submitted: unknown[] = []
  place.addEventListener('support-submitted', (event) => submitted.push(event.detail))
  const errors: Array<{ message: string }> = []
  place.addEventListener('shop-error', (event) => errors.push(event.detail))
  const tracked: Array<Record<string, unknown>> = []
  const asked: Array<{ url: string; headers: Record<string, string> }> = []
  const warn = vi.fn()
  const page = Object.create(window) as PageWindow
  Object.defineProperties(page, {
    fetch: {
      value: async (url: string, init: { headers: Record<string, string> }) => {
        asked.push({ url, headers: init.headers })
        const { status = 200, body = {} } = (await setting.customer) ?? {}
        return new Response(JSON.stringify(body), {
          status,
          headers: { 'Content-Type': 'application/json' },
        })
      },
    },
    document: { value: document },
    location: { value: new URL('https://shop.example/') },
    FormData: { value: FormData },
    AbortController: { value: AbortController },
    CustomEvent: { value: CustomEvent },
    XMLHttpRequest: { value: FakeUpload },
    atob: { value: atob },
    console: { value: { warn } },
  })
  const shopPage = openShopPage({
    configured: { collect: { push: (event) => void tracked.push(event as Record<string, unknown>) } },
  })
  const host = createHost(page, { page: shopPage, target: () => place, widget: 'support' })
  const defaults = Object.fromEntries(
    Object.entries(support.options).map(([name, option]) => [name, option.fallback]),
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
  } as AllOptions
  const { support: texts } = await loadTexts(locale)

  const root = createRoot(place)
  unmounts.push(() => root.unmount())
  root.render(
    <WidgetRoot store={shopPage.store} locale={locale} texts={texts}>
      <support.View
        options={options}
        host={host}
        shop={undefined}
        element={place}
        content={undefined}
        asset={(path) => path}
      />
    </WidgetRoot>,
  )
  const part = <E extends HTMLElement = HTMLElement>(name: string) =>
    place.querySelector<E>(`[part="${name}"]`)
  const seen = (name: string) =>
    waitFor(() => part(name) ?? Promise.reject(new Error(`no ${name} on the page`)))
  await seen(options.part === 'footer' ? 'support-footer' : 'form')
  // Effects have run once the visit is told.
  if (options.part !== 'footer')
    await waitFor(() => tracked.length || Promise.reject(new Error('no effects yet')))

  const control = (name: string) => {
    const found = place.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`no field ${name}`)
    return found
  }
  const type = (name: string, value: string) => {
    control(name).focus()
    if (control(name).tagName === 'SELECT') fireEvent.change(control(name), { target: { value } })
    else fireEvent.input(control(name), { target: { value } })
    control(name).blur()
  }
  return {
    place,
    part,
    seen,
    parts: (name: string) => [...place.querySelectorAll<HTMLElement>(`[part="${name}"]`)],
    control,
    type,
    field: (name: string) => place.querySelector<HTMLElement>(`[data-field="${name}"]`),
    error: (name: string) =>
      place.querySelector(`[data-field="${name}"] [part="field-error"]`)?.textContent ?? '',
    /** What screen readers are told. */
    told: () =>
      [...place.querySelectorAll('[role="status"], [role="alert"], [aria-live]')]
        .map(({ textContent }) => textContent)
        .join('\n'),
    choose: (name: string, files: File[]) => {
      control(name).focus()
      Object.defineProperty(control(name), 'files', { value: files, configurable: true })
      fireEvent.change(control(name))
    },
    /** Fills in what every request needs. */
    fill: () => {
      type('customerFirstName', 'Anna')
      type('customerLastName', 'Schmidt')
      type('customerEmail', 'anna@example.com')
    },
    submit: () => fireEvent.submit(part('form')!),
    request: () => waitFor(() => FakeUpload.all[0] ?? Promise.reject(new Error('nothing was sent'))),
    submitted,
    errors,
    tracked,
    asked,
    warn,
  }
}

const START = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [...'%PDF-1.7'].map((sign) => sign.charCodeAt(0)),
}
/** A real picture or document, as far as its first bytes tell. */
export const fileOf = (name: string, type: keyof typeof START = 'image/png', size = 1200) => {
  const bytes = new Uint8Array(size)
  bytes.set(START[type])
  return new File([bytes], name, { type })
}
