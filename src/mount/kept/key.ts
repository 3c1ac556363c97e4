/** What kept markup depends on. On a page with another key, it is not used. */
import { release } from 'virtual:release'
import { toJson } from '../../host/json.js'
import type { PageStart } from '../../host/page-start.js'
import { entriesOf } from '../../host/without-additions.js'
import { islandsIn } from '../../options/island.js'
import { platformOfWindow } from '../../options/platform.js'

/** What decides the platform: `src/page/platform.ts`. */
const platformFacts = ({ cookie }: Pick<PageStart, 'cookie'>) => {
  const { documentElement, body } = document
  return [
    documentElement.dataset['platform'],
    body.dataset['platform'],
    new URLSearchParams(location.search).get('forceP'),
    cookie('forceP'),
    platformOfWindow((query) => matchMedia(query).matches),
  ]
}

/** @throws {Error} if an option has no JSON */
export const keyOf = (page: PageStart, placeholder: HTMLElement): string =>
  toJson([
    release,
    page.script.src,
    // A `dataset` cannot be listed on some pages: `entriesOf`.
    ...[page.script.dataset, page.configured, placeholder.dataset].map((source) => entriesOf(source)),
    islandsIn(placeholder),
    platformFacts(page),
  ])
