/** Loads what a `ShopWidget` renders (code, texts and content), and loads again what a changed option asks for. */
import { useAtomValue } from 'jotai/react'
import { useEffect, useMemo, useRef } from 'react'
import type { ShopError } from '../api/errors.js'
import type { WidgetName } from '../api/names.js'
import { docsAt } from '../host/docs.js'
import { logWarning } from '../host/errors.js'
import type { Host } from '../host/host.js'
import { localesOf } from '../texts/load-texts.js'
import { createText } from '../texts/text.js'
import { loadWidgetTexts } from '../texts/load-texts.js'
import { warnOnce } from '../options/invalid.js'
import { parseOptions } from '../options/parse.js'
import { readOptions } from '../options/read.js'
import { requireJson } from '../options/require-json.js'
import type { Page } from '../page/page.js'
import { platformAtom } from '../page/platform.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import { useLatest } from './use-latest.js'
import { loadWidget } from './widgets.js'

interface Data {
  text: unknown
  content: unknown
}

/**
 * Applications often pass new objects with the same content at each render, so the content is compared as text.
 *
 * @returns the newest options that JSON can hold, and why the given ones are others
 */
function useJson(widget: WidgetName, given: object): { json: string | undefined; problem?: ShopError } {
  const valid = useRef<string>(undefined)
  try {
    requireJson(widget, given)
  } catch (error) {
    return { json: valid.current, problem: error as ShopError }
  }
  valid.current = JSON.stringify(given)
  return { json: valid.current }
}

/**
 * @param given    the options in the component's props
 * @param onError  called if a file could not be loaded, or an option cannot be read; the application's own content is then still
 *                 shown
 * @returns `undefined` until everything has been loaded
 */
export function useWidget(
  name: WidgetName,
  page: Page,
  host: Host,
  given: object,
  onError: (error: unknown) => void,
) {
  const platform = useAtomValue(platformAtom, { store: page.store })
  const { json, problem } = useJson(name, given)
  useEffect(() => {
    if (problem) onError(problem)
  }, [problem?.message])

  const definition = useLatest<WidgetDefinition<object>>(() => loadWidget(name), [name], onError)

  const options = useMemo(
    () =>
      definition && json !== undefined
        ? parseOptions(definition.options, readOptions(page, JSON.parse(json) as object), {
            locales: localesOf(name),
            ...platform,
            // The host exists as long as the component, so it identifies the component.
            onInvalid: warnOnce(page.script, host, (text, source) => {
              const where = source === host ? `, in <ShopWidget widget="${name}">` : ''
              logWarning(window, text + where, docsAt(page.script.src, 'reference#options'))
            }),
          })
        : undefined,
    [definition, json, platform],
  )

  const data = useLatest<Data>(
    () =>
      definition &&
      options &&
      Promise.all([
        loadWidgetTexts(name, options.locale),
        definition.loadContent?.(options, { host, store: page.store }),
      ]).then(([texts, content]) => ({ text: createText(options.locale, texts), content })),
    [definition, options],
    onError,
  )

  return definition && options && data ? { definition, options, ...data } : undefined
}
