/** Answers a request for a fragment. */
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Site } from '../../api/names.js'
import { renderToHtml, type FragmentOptions } from '../../npm/render-to-html.js'
import { parseFragmentQuery, type FragmentName } from './fragment-query.js'
import type { KnownNavigation } from './navigation-source.js'
import type { AppParts } from './parts.js'
import { refuse } from './refuse.js'
import type { Settings } from './settings.js'

/** `fresh`, or `stale` if the navigation is the last good one because the service has failed. */
export const FRAGMENT_STATE = 'X-Fragment'

/** A stale fragment may be cached only as long as nobody asks the service again. */
function cacheControlOf(settings: Settings, isStale: boolean): string {
  const { maxAgeS, navigationPauseS, staleWhileRevalidateS, staleIfErrorS } = settings
  return [
    'public',
    `max-age=${isStale ? Math.min(maxAgeS, navigationPauseS) : maxAgeS}`,
    `stale-while-revalidate=${staleWhileRevalidateS}`,
    `stale-if-error=${staleIfErrorS}`,
  ].join(', ')
}

const hashOf = (html: string): string => createHash('sha256').update(html).digest('base64url')

/** The footer and the reduced header show no navigation. */
const needsNavigation = (widget: FragmentName, { reduced }: Record<string, unknown>): boolean =>
  widget === 'header' && reduced !== true

export async function sendFragment(
  c: Context,
  widget: FragmentName,
  { settings, navigation, metrics }: AppParts,
): Promise<Response> {
  const query = parseFragmentQuery(widget, new URL(c.req.url).searchParams, settings.sites)
  if (!query.isValid) return refuse(c, 400, query.error)
  const site = query.options['site'] as Site

  let known: KnownNavigation | undefined
  if (needsNavigation(widget, query.options)) {
    known = await navigation.get(site)
    if (!known) {
      c.header('Retry-After', String(Math.max(1, settings.navigationPauseS)))
      return refuse(c, 503, `the navigation of ${site} could not be loaded`)
    }
    if (known.isStale) metrics.stale.inc({ site })
  }
  const html = await renderToHtml(widget, {
    ...query.options,
    apiBase: settings.apiBase,
    cdn: settings.cdn,
    ...(widget === 'header' && { navigation: known?.nodes, navigationUrl: settings.navigationUrl }),
  } as FragmentOptions<FragmentName>)
  return c.body(html, 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControlOf(settings, known?.isStale === true),
    'Content-Location': `${c.req.path}?${query.canonical}`,
    ETag: `"${hashOf(html)}"`,
    [FRAGMENT_STATE]: known?.isStale ? 'stale' : 'fresh',
  })
}
