/** A page with one form widget (newsletter or support) on it. */
import { fireEvent } from '@testing-library/dom'
import { createRoot } from 'react-dom/client'
import type { Site } from '../../src/api/names.js'
import { createHost, type PageWindow } from '../../src/host/host.js'
import { loadWidgetTexts } from '../../src/texts/load-texts.js'
import type { CommonValues } from '../../src/options/common.js'
import type { WidgetDefinition } from '../../src/widgets/widget.js'
import { openPage } from '../support/page.js'
import { WidgetRoot } from '../support/WidgetRoot.js'

interface FormPageSetting<O> {
  site: Site
  locale: string
  options?: Partial<O & CommonValues> | undefined
  cookies?: readonly string[]
  /** The DOM event whose details are collected in `submitted`. */
  event: 'newsletter-submitted' | 'support-submitted'
  /** Members of the page's window that replace those of the test's window. */
  window: Record<string, unknown>
}

const unmounts: Array<() => void> = []
/** Unmounts the widgets, and removes all cookies and elements. */
export const leavePage = () => {
  for (const unmount of unmounts.splice(0)) unmount()
  for (const cookie of document.cookie.split(';'))
    document.cookie = `${cookie.split('=')[0]!.trim()}=; max-age=0`
  document.body.innerHTML = ''
}

/** @returns the page when the widget's first render has been requested; wait for its parts before using them */
export async function openFormPage<O>(
  widget: WidgetDefinition<O>,
  { site, locale, ...setting }: FormPageSetting<O>,
) {
  document.body.innerHTML = '<div id="place"></div>'
  for (const cookie of setting.cookies ?? []) document.cookie = cookie
  const place = document.getElementById('place')!
  const errors: Array<{ message: string }> = []
  place.addEventListener('shop-error', (event) => errors.push(event.detail))
  const submitted: unknown[] = []
  place.addEventListener(setting.event, (event) => submitted.push((event as CustomEvent).detail))
  const tracked: Array<Record<string, unknown>> = []
  const page = openPage({
    configured: { collect: { push: (event) => void tracked.push(event as Record<string, unknown>) } },
  })

  const pageWindow = Object.create(window) as PageWindow
  const members = {
    document,
    location: new URL('https://shop.example/'),
    FormData,
    CustomEvent,
    ...setting.window,
  }
  for (const [name, value] of Object.entries(members)) Object.defineProperty(pageWindow, name, { value })
  const host = createHost(pageWindow, { page, target: () => place, widget: widget.name })

  const defaults = Object.fromEntries(
    Object.entries<{ fallback: unknown }>(widget.options).map(([name, option]) => [name, option.fallback]),
  )
  const options = {
    ...defaults,
    site,
    locale,
    apiBase: undefined,
    credentials: 'same-origin',
    stage: 'prod',
    platform: 'CLASSIC',
    isPlatformGiven: false,
    theme: 'light',
    spa: false,
    ...setting.options,
  } as O & CommonValues
  const texts = await loadWidgetTexts(widget.name, locale)

  const root = createRoot(place)
  unmounts.push(() => root.unmount())
  /** Renders the widget as `src/mount/` does, at first and when its options have changed. */
  const render = async (changed: Partial<O> = {}) => {
    const current = { ...options, ...changed }
    const content = await widget.loadContent?.(current, { host, store: page.store })
    root.render(
      <WidgetRoot store={page.store} locale={locale} texts={texts}>
        <widget.View
          options={current}
          host={host}
          shop={undefined}
          element={place}
          content={content}
          asset={(path) => `https://cdn.example/${path}`}
        />
      </WidgetRoot>,
    )
  }
  await render()

  const control = (name: string) => {
    const found = place.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`no field ${name}`)
    return found
  }
  return {
    place,
    errors,
    submitted,
    tracked,
    options,
    change: render,
    control,
    part: <E extends HTMLElement = HTMLElement>(name: string) => place.querySelector<E>(`[part~="${name}"]`),
    field: (name: string) => place.querySelector<HTMLElement>(`[data-field="${name}"]`),
    /** Focuses the field, sets its value and leaves it. */
    type: (name: string, value: string) => {
      control(name).focus()
      if (control(name).tagName === 'SELECT') fireEvent.change(control(name), { target: { value } })
      else fireEvent.input(control(name), { target: { value } })
      control(name).blur()
    },
  }
}
