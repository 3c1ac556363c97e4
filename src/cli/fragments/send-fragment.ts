/** Answers a request for a fragment. */
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { Site } from '../../api/names.js'
import { renderHead, renderToHtml, type FragmentOptions } from '../../npm/render-to-html.js'
import { FRAGMENTS, parseFragmentQuery, type FragmentName } from './fragment-query.js'
import type { KnownNavigation } from './navigation-source.js'
import type { AppParts } from './parts.js'
import { refuse } from './refuse.js'
import type { Settings } from './settings.js'

/** `fresh`, or `stale` if the navigation is the last good one because the service has failed. */
export const FRAGMENT_STATE = 'X-Fragment'

/** A fragment whose navigation will soon be replaced may be cached only briefly: as long as calls pause after a failure. */
function cacheControlOf(settings: Settings, isExpired: boolean): string {
  const { maxAgeS, navigationPauseS, staleWhileRevalidateS, staleIfErrorS } = settings
  return [
    'public',
    `max-age=${isExpired ? Math.min(maxAgeS, navigationPauseS) : maxAgeS}`,
    `stale-while-revalidate=${staleWhileRevalidateS}`,
    `stale-if-error=${staleIfErrorS}`,
  ].join(', ')
}

/** Fragments without a navigation in them change with the release only. */
const UNCHANGING = { isStale: false, isExpired: false }

const hashOf = (html: string): string => createHash('sha256').update(html).digest('base64url')

const sendHtml = (
  c: Context,
  html: string,
  settings: Settings,
  { isStale, isExpired }: Pick<KnownNavigation, 'isStale' | 'isExpired'>,
): Response =>
  c.body(html, 200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControlOf(settings, isExpired),
    ETag: `"${hashOf(html)}"`,
    [FRAGMENT_STATE]: isStale ? 'stale' : 'fresh',
  })

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
  c.header('Content-Location', `${c.req.path}?${query.canonical}`)
  return sendHtml(c, html, settings, known ?? UNCHANGING)
}

/** Answers with the links to the style sheets of all fragments, for the page's head. */
export function sendHead(c: Context, { settings }: AppParts): Response {
  if (new URL(c.req.url).search !== '') return refuse(c, 400, 'head has no options')
  return sendHtml(c, renderHead(FRAGMENTS, { cdn: settings.cdn }), settings, UNCHANGING)
}
