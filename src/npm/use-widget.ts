/** A widget's code, options, texts and content, as they come and change in a React application. */
import { useAtomValue } from 'jotai/react'
import { useEffect, useMemo, useState } from 'react'
import type { WidgetName } from '../api/names.js'
import { logWarning } from '../host/errors.js'
import type { Host } from '../host/host.js'
import { localesOf } from '../i18n/load-texts.js'
import { createText } from '../i18n/text.js'
import { loadWidgetTexts } from '../i18n/widget-texts.js'
import { describeInvalid } from '../options/invalid.js'
import { parseOptions } from '../options/parse.js'
import { readOptions } from '../options/read.js'
import type { Page } from '../page/page.js'
import { platformAtom } from '../page/platform.js'
import type { WidgetDefinition } from '../widgets/widget.js'
import { loadWidget } from './widgets.js'

interface Data {
  t: unknown
  content: unknown
}

/** Runs an asynchronous step whenever what it depends on changes; only the newest answer counts. */
function useLatest<T>(
  start: () => Promise<T> | undefined,
  dependencies: readonly unknown[],
  onError: (error: unknown) => void,
): T | undefined {
  const [result, setResult] = useState<T>()
  useEffect(() => {
    let isGone = false
    start()?.then(
      (value) => {
        if (!isGone) setResult(() => value)
      },
      (error: unknown) => {
        if (!isGone) onError(error)
      },
    )
    return () => {
      isGone = true
    }
  }, dependencies)
  return result
}

/** @param onError  hears a failed import; the application's own content then stays */
export function useWidget(
  name: WidgetName,
  page: Page,
  host: Host,
  given: object,
  onError: (error: unknown) => void,
) {
  const platform = useAtomValue(platformAtom, { store: page.store })
  const [warned] = useState(() => new Set<string>())
  // Objects in props are new at each rendering; their content seldom is.
  const json = JSON.stringify(given)

  const definition = useLatest<WidgetDefinition<object>>(() => loadWidget(name), [name], onError)

  const options = useMemo(
    () =>
      definition &&
      parseOptions(definition.options, readOptions(page, JSON.parse(json) as object), {
        locales: localesOf(name),
        platform,
        onInvalid(...invalid) {
          const text = `${describeInvalid(...invalid)}, in <ShopWidget widget="${name}">`
          if (!warned.has(text)) logWarning(window, text)
          warned.add(text)
        },
      }),
    [definition, json, platform],
  )

  const data = useLatest<Data>(
    () =>
      definition &&
      options &&
      Promise.all([
        loadWidgetTexts(name, options.locale),
        definition.loadContent?.(options, { host, store: page.store }),
      ]).then(([texts, content]) => ({ t: createText(options.locale, texts), content })),
    [definition, options],
    onError,
  )

  return definition && options && data ? { definition, options, ...data } : undefined
}
