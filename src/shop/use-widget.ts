/** A widget's code, options and texts, as they come and change in a React application. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { WidgetName } from '../../loader/protocol.js'
import { logWarning } from '../host/report.js'
import { localesOf } from '../i18n/load-texts.js'
import { createText } from '../i18n/text.js'
import { notUnderstood } from './not-understood.js'
import { parseOptions } from './options.js'
import type { Page } from './page.js'
import { readOptions } from './read-options.js'
import { loadWidget, type WidgetCode } from './widget-code.js'
import { loadWidgetTexts } from './widget-texts.js'

interface Data {
  t: unknown
  content: unknown
}

/** @param onError  hears a failed import; the application's own content then stays */
export function useWidget(name: WidgetName, page: Page, given: object, onError: (error: unknown) => void) {
  const [code, setCode] = useState<WidgetCode>()
  const [data, setData] = useState<Data>()
  const [width, setWidth] = useState(window.innerWidth)
  const told = useRef(new Set<string>())
  // Objects in props are new at each rendering; what they say seldom is.
  const raw = JSON.stringify(given)

  useEffect(() => {
    let isGone = false
    loadWidget(name).then(
      (loaded) => {
        if (!isGone) setCode(loaded)
      },
      (error: unknown) => {
        if (!isGone) onError(error)
      },
    )
    return () => {
      isGone = true
    }
  }, [name])

  useEffect(() => {
    const read = () => setWidth(window.innerWidth)
    window.addEventListener('resize', read)
    return () => window.removeEventListener('resize', read)
  }, [])

  const options = useMemo(
    () =>
      code &&
      parseOptions(
        code.definition.options,
        readOptions(page, undefined, [], JSON.parse(raw) as object),
        page,
        localesOf(name),
        (...what) => {
          const text = notUnderstood(what, ` of <ShopWidget widget="${name}">`)
          if (!told.current.has(text)) logWarning(window, text)
          told.current.add(text)
        },
        window,
      ),
    [code, raw, width],
  )

  useEffect(() => {
    if (!code || !options) return
    const { definition, files } = code
    const { site, locale } = options
    let isGone = false
    Promise.all([
      loadWidgetTexts(name, locale),
      definition.loadContent?.(() => files.content(page, site), options, window),
    ]).then(
      ([texts, content]) => {
        if (!isGone) setData({ t: createText(locale, texts), content })
      },
      (error: unknown) => {
        if (!isGone) onError(error)
      },
    )
    return () => {
      isGone = true
    }
  }, [code, options])

  return code && options && data ? { definition: code.definition, options, ...data } : undefined
}
