/** What kept markup depends on, beside the release. On a page with another key, it is not used. */
import type { CookieReader } from '../../host/cookies.js'
import { toJson } from '../../host/json.js'
import type { PageStart } from '../../host/page-start.js'
import { entriesOf } from '../../host/without-additions.js'
import { unclobbered } from '../../host/unclobbered.js'
import { islandsIn } from '../../options/island.js'
import { platformOfWindow } from '../../options/platform.js'

/** What our code sets at the placeholder: `data-shop-sticky`. */
const OWN: ReadonlySet<string> = new Set(['shopSticky'])

/** What decides the platform: `src/page/platform.ts`. */
const platformFacts = ({ cookie }: CookieReader) => {
  const { documentElement, body } = unclobbered(document)
  return [
    documentElement.dataset['platform'],
    body.dataset['platform'],
    new URLSearchParams(location.search).get('forceP'),
    cookie('forceP'),
    platformOfWindow((query) => matchMedia(query).matches),
  ]
}

export type KeyPage = Pick<PageStart, 'script' | 'configured' | 'cookie'>

/**
 * @param facts  what the markup of this widget depends on, too
 * @returns `undefined` if an option has no JSON
 */
export function keyOf(page: KeyPage, placeholder: HTMLElement, facts: unknown): string | undefined {
  try {
    return toJson([
      page.script.src,
      // A `dataset` cannot be listed on some pages: `entriesOf`.
      ...[page.script.dataset, page.configured, placeholder.dataset].map((source) =>
        entriesOf(source).filter(([name]) => !OWN.has(name)),
      ),
      islandsIn(placeholder),
      platformFacts(page),
      facts,
    ])
  } catch {
    return undefined
  }
}
