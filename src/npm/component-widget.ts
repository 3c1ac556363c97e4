/** The widget in the element of a `ShopWidget`. `src/mount/mount.ts` mounts it, as it mounts those of placeholders. */
import type { ShopError } from '../api/errors.js'
import type { WidgetName } from '../api/names.js'
import { watchBegun } from '../host/begun.js'
import { docsAt, warnOnce } from '../host/warn.js'
import { codeOf, messageOf } from '../host/errors.js'
import { reportUnlessLeft } from '../host/unless-left.js'
import { toJson } from '../host/json.js'
import type { GivenOptions } from '../mount/widget.js'
import { mountWidget } from '../mount/mount.js'
import { requireJson } from '../options/require-json.js'
import type { Page } from '../page/page.js'
import { currentPage } from './page.js'
import { loadWidget } from './widgets.js'

export interface ComponentWidget {
  /** Mounts the widget, or shows the mounted one with other options. Applications often pass new objects with the same content. */
  setOptions(options: object): void
  warn(text: string): void
  /** Removes the widget. */
  end(): void
}

/** The props that are functions of the application. */
interface Callbacks {
  onReady?: (() => void) | undefined
  onError?: ((error: ShopError) => void) | undefined
}

/** @param getCallbacks  returns those of the latest render */
export function openComponentWidget(
  element: Element,
  widget: WidgetName,
  getCallbacks: () => Callbacks,
): ComponentWidget {
  const shared = currentPage()
  const ending = new AbortController()
  let given: GivenOptions | undefined
  let hasBegun = false
  let problem: string | undefined

  const warn = (text: string, docs: string, ...details: unknown[]) =>
    warnOnce(window, text, docsAt(shared.script.src, docs), ...details)
  /** An error in a function of the application must not break the widget. */
  const callProp = (name: keyof Callbacks, call: (callbacks: Callbacks) => void) => {
    try {
      call(getCallbacks())
    } catch (error) {
      warn(`the prop ${name} of <ShopWidget widget="${widget}"> threw`, 'npm', error)
    }
  }
  const page: Page = {
    ...shared,
    report(...failure) {
      const error = shared.report(...failure)
      callProp('onError', ({ onError }) => onError?.(error))
      return error
    },
  }
  watchBegun(page, element)
  const report = (error: unknown) =>
    page.report(codeOf(error) ?? 'LOAD_FAILED', messageOf(error), element, widget)

  const mount = async (options: GivenOptions): Promise<void> => {
    const start = performance.now()
    const definition = await loadWidget(widget)
    const { signal } = ending
    if (!(await mountWidget({ page, element, definition, given: options, start, signal }))) return
    callProp('onReady', ({ onReady }) => onReady?.())
    // A header shows the cart, but works before the cart is loaded.
    if (widget === 'header') page.openCart().catch(report)
  }

  return {
    setOptions(options) {
      try {
        requireJson(widget, options)
        problem = undefined
      } catch (error) {
        // The application may render often with the same mistake.
        if (problem !== messageOf(error)) report(error)
        problem = messageOf(error)
        return
      }
      const isSame = given && toJson(given.current) === toJson(options)
      given ??= { current: options }
      given.current = options
      if (!hasBegun) {
        hasBegun = true
        mount(given).catch((error: unknown) => {
          if (ending.signal.aborted) return
          // The next change of a prop tries again.
          hasBegun = false
          reportUnlessLeft(
            { window, report: (code, message) => page.report(code, message, element, widget) },
            error,
          )
        })
      } else if (!isSame) given.onChange?.()
    },
    warn: (text) => warn(text, 'npm'),
    // React runs the cleanups of effects while it commits, and can then not unmount another root.
    end: () => queueMicrotask(() => ending.abort()),
  }
}
