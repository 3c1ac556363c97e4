/** Shows a form widget (newsletter or support) to a visitor, on the page double. */
import { fireEvent } from '@testing-library/dom'
import type { Site } from '../../src/api/names.js'
import type { CommonValues } from '../../src/options/common.js'
import type { WidgetDefinition } from '../../src/widgets/widget.js'
import { createTestPage } from '../support/page.js'
import { unmountAll, type GivenOptions } from '../support/show-widget.js'

interface FormPageSetting<O> {
  site: Site
  locale: string
  options?: Partial<O & CommonValues> | undefined
  cookies?: readonly string[]
  /** The DOM event whose details are collected in `submitted`. */
  event: 'newsletter-submitted' | 'support-submitted'
  /** Members of the host's window that replace those of the test's window. */
  window: Record<string, unknown>
}

/** Unmounts the widgets, and removes all cookies and elements. */
export const leavePage = () => {
  unmountAll()
  for (const cookie of document.cookie.split(';'))
    document.cookie = `${cookie.split('=')[0]!.trim()}=; max-age=0`
  document.body.innerHTML = ''
}

/** @returns the page, when the widget has started its first render; wait for its parts before using them */
export async function openFormPage<O, C>(
  widget: WidgetDefinition<O, C>,
  { site, locale, ...setting }: FormPageSetting<O>,
) {
  for (const cookie of setting.cookies ?? []) document.cookie = cookie
  const tracked: Array<Record<string, unknown>> = []
  const submitted: unknown[] = []
  const page = createTestPage({
    configured: { collect: { push: (event) => void tracked.push(event as Record<string, unknown>) } },
    window: { location: new URL('https://shop.example/'), ...setting.window },
  })
  const given = { site, locale, platform: 'CLASSIC', ...setting.options } as GivenOptions<O>
  const shown = page.show(widget, given, { root: 'light' })
  const place = shown.element
  place.addEventListener(setting.event, (event) => submitted.push((event as CustomEvent).detail))
  await shown.loaded

  const control = (name: string) => {
    const found = place.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`no field ${name}`)
    return found
  }
  return {
    place,
    errors: page.failures,
    submitted,
    tracked,
    change: (changed: Partial<O>) => shown.change({ ...given, ...changed }),
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
