/** A page with a newsletter form on it, and the services that the form calls. */
import { fireEvent, waitFor } from '@testing-library/dom'
import type { Site } from '../../../src/api/names.js'
import type { CommonValues } from '../../../src/options/common.js'
import newsletter from '../../../src/widgets/newsletter/index.js'
import type { NewsletterOptions } from '../../../src/widgets/newsletter/options.js'
import { openFormPage } from '../form-page.js'

export { leavePage } from '../form-page.js'

export interface Sent {
  path: string
  method: string
  headers: Record<string, string>
  body: unknown
  keepalive: boolean | undefined
}

type FakeResponse = { status?: number; body?: unknown } | Error

export interface Setting {
  site?: Site
  locale?: string
  options?: Partial<NewsletterOptions & CommonValues>
  /** A cookie that the visitor has. */
  cookie?: string
  baseData?: FakeResponse | Promise<FakeResponse>
  subscribe?: () => FakeResponse | Promise<FakeResponse>
}

const respond = (response: FakeResponse): Response => {
  if (response instanceof Error) throw response
  return new Response(JSON.stringify(response.body ?? {}), {
    status: response.status ?? 200,
    headers: { 'Content-Type': 'application/json' },
  })
}

export async function openPage({ site = 'DE', locale = 'de-DE', ...setting }: Setting = {}) {
  const sent: Sent[] = []
  const fetch = async (url: string, init: RequestInit = {}) => {
    const path = url.replace(/^https?:\/\/[^/]+/, '')
    const headers = init.headers as Record<string, string>
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    sent.push({ path, method: init.method ?? 'GET', headers, body, keepalive: init.keepalive })
    if (path.endsWith('/base-data')) return respond((await setting.baseData) ?? { status: 404 })
    return respond((await setting.subscribe?.()) ?? { status: 201 })
  }
  const page = await openFormPage(newsletter, {
    site,
    locale,
    options: setting.options,
    cookies: setting.cookie ? [setting.cookie] : [],
    event: 'newsletter-submitted',
    window: { fetch, matchMedia: () => ({ matches: true }) },
  })
  const { place, part, control, field } = page
  await waitFor(() => part('form') ?? Promise.reject(new Error('not rendered')))

  return {
    ...page,
    sent,
    has: (name: string) => !!place.querySelector(`[name="${name}"]`),
    error: (name: string) =>
      (field(name) ?? control(name).parentElement)!.querySelector('[part="field-error"]')?.textContent,
    tick: (name: string) => fireEvent.click(control(name)),
    submit: () => fireEvent.submit(part('form')!),
    requests: () => sent.filter(({ method }) => method === 'POST'),
  }
}
