/** Loads what a `ShopWidget` renders (code, texts and content), and loads what is needed again when an option changes. */
import { useAtomValue } from 'jotai/react'
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { ShopError } from '../api/errors.js'
import type { WidgetName } from '../api/names.js'
import { docsAt } from '../host/docs.js'
import { toJson } from '../host/json.js'
import { warn } from '../host/warn.js'
import { loadView } from '../mount/load-view.js'
import { parseWidgetOptions } from '../mount/read-widget-options.js'
import type { CommonValues } from '../options/common.js'
import { warnAboutOptions } from '../options/invalid.js'
import { requireJson } from '../options/require-json.js'
import type { Page } from '../page/page.js'
import { platformAtom } from '../page/platform.js'
import { reportUnlessLeft } from '../host/unless-left.js'
import type { WidgetPlace } from '../ui/use-widget.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import { useLatest } from './use-latest.js'
import { loadWidget } from './widgets.js'

interface Loaded {
  styles: string
  /** The options of the view. */
  options: CommonValues
  view: ReactNode
  /** When everything had been loaded, in ms from the page's start. */
  loadedAt: number
}

/**
 * Applications often pass new objects with the same content in each render, so the content is compared as text.
 *
 * @returns the newest options that JSON can represent, and the error if it cannot represent the given ones
 */
function useJson(widget: WidgetName, given: object): { json: string | undefined; problem?: ShopError } {
  const valid = useRef<string>(undefined)
  try {
    requireJson(widget, given)
  } catch (error) {
    return { json: valid.current, problem: error as ShopError }
  }
  valid.current = toJson(given)
  return { json: valid.current }
}

/**
 * Reports a file that cannot be loaded and an option that cannot be read. The application's own content then stays visible.
 *
 * @param page   the page with the options that `configure` had set when the component was mounted
 * @param place  must always be the same object
 * @param given  the options in the component's props
 * @returns `undefined` until everything has been loaded
 */
export function useLoadedView(
  name: WidgetName,
  page: Page,
  place: WidgetPlace,
  given: object,
): Loaded | undefined {
  const { host } = place
  const onError = useCallback((error: unknown) => reportUnlessLeft(host, error), [host])
  const platform = useAtomValue(platformAtom, { store: page.store })
  const { json, problem } = useJson(name, given)
  useEffect(() => {
    if (problem) onError(problem)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each render makes a new error; one with the same message is reported once
  }, [problem?.message])

  const loadDefinition = useCallback((): Promise<WidgetDefinition<object>> => loadWidget(name), [name])
  const definition = useLatest(loadDefinition, onError)

  const options = useMemo(
    () =>
      definition && json !== undefined
        ? parseWidgetOptions(
            page,
            definition,
            [JSON.parse(json) as object],
            // The host exists as long as the component, so it identifies the component.
            warnAboutOptions(page.script, host, (text, source) => {
              const where = source === host ? `, in <ShopWidget widget="${name}">` : ''
              warn(window, text + where, docsAt(page.script.src, 'reference/options'))
            }),
          )
        : undefined,
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `parseWidgetOptions` reads the platform from the page's store
    [definition, host, json, name, page, platform],
  )

  const load = useCallback(
    () =>
      definition &&
      options &&
      loadView(place, definition, options).then((view) => ({
        styles: definition.styles,
        options,
        view,
        loadedAt: performance.now(),
      })),
    [place, definition, options],
  )
  return useLatest<Loaded>(load, onError)
}
