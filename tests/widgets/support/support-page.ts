/** A page with a support widget on it, and the services that the widget calls. */
import { fireEvent, waitFor } from '@testing-library/dom'
import { vi } from 'vitest'
import type { Site } from '../../../src/api/names.js'
import support from '../../../src/widgets/support/index.js'
import type { AllOptions } from '../../../src/widgets/support/options.js'
import { openFormPage } from '../form-page.js'
import { FakeUpload, fetchAsUpload } from './fake-upload.js'

export { leavePage } from '../form-page.js'

interface CustomerResponse {
  status?: number
  body?: unknown
}

export interface Setting {
  site?: Site
  locale?: string
  options?: Partial<AllOptions>
  cookies?: string[]
  customer?: CustomerResponse | Promise<CustomerResponse>
}

export async function openPage({ site = 'DE', locale = 'de-DE', ...setting }: Setting = {}) {
  FakeUpload.reset()
  const calls: Array<{ url: string; headers: Record<string, string> }> = []
  const fetch = async (url: string, init: { headers: Record<string, string> } & RequestInit) => {
    if (init.method === 'POST') return fetchAsUpload(url, init)
    calls.push({ url, headers: init.headers })
    const { status = 200, body = {} } = (await setting.customer) ?? {}
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
  }
  const warn = vi.fn()
  const page = await openFormPage(support, {
    site,
    locale,
    options: setting.options,
    cookies: setting.cookies ?? [],
    event: 'support-submitted',
    window: { fetch, AbortController, XMLHttpRequest: FakeUpload, atob, console: { warn } },
  })
  const { place, part, control, type, tracked } = page
  const seen = (name: string) =>
    waitFor(() => part(name) ?? Promise.reject(new Error(`no ${name} on the page`)))
  await seen(setting.options?.part === 'footer' ? 'support-footer' : 'form')
  // The form tracks the page view in an effect, so its effects have run.
  if (setting.options?.part !== 'footer')
    await waitFor(() => tracked.length || Promise.reject(new Error('no effects yet')))

  return {
    ...page,
    seen,
    fieldNames: () =>
      [...place.querySelectorAll('[data-field]')].map((field) => field.getAttribute('data-field')),
    parts: (name: string) => [...place.querySelectorAll<HTMLElement>(`[part="${name}"]`)],
    error: (name: string) =>
      place.querySelector(`[data-field="${name}"] [part="field-error"]`)?.textContent ?? '',
    /** The texts that screen readers announce. */
    announced: () =>
      [...place.querySelectorAll('[role="status"], [role="alert"], [aria-live]')]
        .map(({ textContent }) => textContent)
        .join('\n'),
    choose: (name: string, files: File[]) => {
      control(name).focus()
      Object.defineProperty(control(name), 'files', { value: files, configurable: true })
      fireEvent.change(control(name))
    },
    /** Fills in the required fields. */
    fill: () => {
      type('customerFirstName', 'Anna')
      type('customerLastName', 'Schmidt')
      type('customerEmail', 'anna@example.com')
    },
    submit: () => fireEvent.submit(part('form')!),
    request: () => waitFor(() => FakeUpload.all[0] ?? Promise.reject(new Error('nothing was sent'))),
    calls,
    warn,
  }
}

const START = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [...'%PDF-1.7'].map((sign) => sign.charCodeAt(0)),
}
/** A file that starts with the bytes of its type. */
export const fileOf = (name: string, type: keyof typeof START = 'image/png', size = 1200) => {
  const bytes = new Uint8Array(size)
  bytes.set(START[type])
  return new File([bytes], name, { type })
}

/** Makes each read of the file wait for a promise. */
const readAfter = (file: File, ready: () => Promise<void>): File =>
  Object.defineProperty(file, 'slice', {
    value: (start: number, end: number) => ({
      arrayBuffer: async () => {
        await ready()
        return Blob.prototype.slice.call(file, start, end).arrayBuffer()
      },
    }),
  })

/** A file on a slow drive: its first bytes arrive when `arrive` is called. */
export const slowFile = (name: string, file = fileOf(name)) => {
  let arrive!: () => void
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { file: readAfter(file, () => arrived), arrive }
}

/** A file on a disk. Browsers neither read nor send one that has changed or gone since it was chosen. */
export const diskFile = (name: string) => {
  let read = () => Promise.resolve()
  return {
    file: readAfter(fileOf(name), () => read()),
    changeOnDisk() {
      read = () => Promise.reject(new DOMException('the file has changed', 'NotReadableError'))
    },
    /** The disk no longer responds. */
    hang() {
      read = () => new Promise(() => {})
    },
  }
}
