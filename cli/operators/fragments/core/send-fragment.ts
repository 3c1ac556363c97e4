/** Responds to a request for a fragment. */
import type { Context } from 'hono'
import { renderHead, renderToHtml, type FragmentOptions } from 'shop-embed/server'
import type { Site } from '../../../../src/api/names.js'
import type { Fragment } from './fragment.js'
import { createQueryParser, FRAGMENTS, type FragmentName } from './fragment-query.js'
import type { KnownNavigation } from './navigation-age.js'
import type { CoreParts } from './parts.js'
import { refuse } from './refuse.js'
import type { Settings } from './settings.js'

/** `fresh`, or `stale` if the navigation is the last good one because the service has failed. */
export const FRAGMENT_STATE = 'X-Fragment'

/** If the navigation will soon be replaced, a fragment may be cached only as long as calls pause after a failure. */
function cacheControlOf(settings: Settings, isExpired: boolean): string {
  const { maxAgeS, navigationPauseS, staleWhileRevalidateS, staleIfErrorS } = settings
  return [
    'public',
    `max-age=${isExpired ? Math.min(maxAgeS, navigationPauseS) : maxAgeS}`,
    `stale-while-revalidate=${staleWhileRevalidateS}`,
    `stale-if-error=${staleIfErrorS}`,
  ].join(', ')
}

/** Fragments without a navigation change only with the release. */
const UNCHANGING = { isStale: false, isExpired: false }

const send = (
  c: Context,
  { body, etag }: Fragment,
  settings: Settings,
  { isStale, isExpired }: Pick<KnownNavigation, 'isStale' | 'isExpired'>,
): Response =>
  c.body(body, 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControlOf(settings, isExpired),
    ETag: etag,
    [FRAGMENT_STATE]: isStale ? 'stale' : 'fresh',
  })

/** The footer and the reduced header show no navigation. */
const needsNavigation = (widget: FragmentName, { reduced }: Record<string, unknown>): boolean =>
  widget === 'header' && reduced !== true

type ContextOf<Scope extends object> = Context<{ Bindings: Scope }>

export function createSendFragment<Scope extends object>(widget: FragmentName, parts: CoreParts<Scope>) {
  const { settings, navigation, fragments, monitor } = parts
  const parseQuery = createQueryParser(widget, settings.sites)
  const route = `/fragments/${widget}`

  return async (c: ContextOf<Scope>): Promise<Response> => {
    const query = parseQuery(new URL(c.req.url).searchParams)
    if (!query.isValid) return refuse(c, 400, query.error)
    const site = query.options['site'] as Site

    let known: KnownNavigation | undefined
    if (needsNavigation(widget, query.options)) {
      known = await navigation.get(site, c.env)
      if (!known) {
        monitor.noNavigation(site)
        c.header('Retry-After', String(Math.max(1, settings.navigationPauseS)))
        return refuse(c, 503, `the navigation of ${site} could not be loaded`)
      }
      if (known.isStale) monitor.stale(site)
    }
    const nodes = known?.nodes
    const address = `${route}?${query.canonical}`
    const render = () => {
      monitor.rendered(route)
      return renderToHtml(widget, {
        ...query.options,
        apiBase: settings.apiBase,
        cdn: settings.cdn,
        ...(widget === 'header' && { navigation: nodes, navigationUrl: settings.navigationUrl }),
      } as FragmentOptions<FragmentName>)
    }
    const fragment = await fragments.get(address, known?.version, render, c.env)
    c.header('Content-Location', address)
    return send(c, fragment, settings, known ?? UNCHANGING)
  }
}

/** Sends links to the style sheets of all fragments, for the page's head. */
export function createSendHead<Scope extends object>({ settings, fragments }: CoreParts<Scope>) {
  const render = () => Promise.resolve(renderHead(FRAGMENTS, { cdn: settings.cdn }))
  return async (c: ContextOf<Scope>): Promise<Response> => {
    if (new URL(c.req.url).search !== '') return refuse(c, 400, 'head has no options')
    const head = await fragments.get('/fragments/head', undefined, render, c.env)
    return send(c, head, settings, UNCHANGING)
  }
}
