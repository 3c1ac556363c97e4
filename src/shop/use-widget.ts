/** A widget's code, options and texts, as they come and change in a React application. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { WidgetName } from '../../loader/protocol.js'
import { logWarning } from '../host/report.js'
import { createText } from '../i18n/text.js'
import { parseOptions } from './options.js'
import { siteLocale, type Page, type RawOptions } from './page.js'
import { normalise, readOptions } from './read-options.js'
import { loadWidget, type WidgetCode } from './widget-code.js'

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
  const raw = JSON.stringify(normalise(given))

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
      parseOptions(code.definition.options, readOptions(page, undefined, JSON.parse(raw) as RawOptions), {
        window,
        locales: code.files.locales,
        siteLocale: (site) => siteLocale(page, site),
        warn(option, value, allowed) {
          const text = `shop-embed: option "${option}" of <ShopWidget widget="${name}"> has the value ${JSON.stringify(value)}, allowed: ${allowed}`
          if (!told.current.has(text)) logWarning(window, text)
          told.current.add(text)
        },
      }),
    [code, raw, width],
  )

  const { site, locale } = options ?? {}
  useEffect(() => {
    if (!code || !site || !locale) return
    const { definition, files } = code
    let isGone = false
    Promise.all([
      files.texts(page, locale),
      definition.needsContent ? files.content(page, site) : undefined,
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
  }, [code, site, locale])

  return code && options && data ? { definition: code.definition, options, ...data } : undefined
}
