/** Remembers in session storage where promotions were shown, so that the next page can reserve the right places. */
import type { Host } from '../../../host/host.js'
import type { PlaceName } from './promotion.js'
import { isPreview } from './is-preview.js'
import type { PromotionsAndCode } from './use-promotions.js'

const PLACE_NAMES: readonly unknown[] = ['top', 'page', 'none'] satisfies PlaceName[]

/** Reads and writes nothing in the staff's preview. */
export function openPlaceMemory(host: Host, { options, question }: PromotionsAndCode) {
  const key = (id: string) => `shop place ${options.site} ${host.url(question.pathOf(id), 'call')}`
  return {
    get(id: string): PlaceName | undefined {
      const name = isPreview(host) ? undefined : host.session.get(key(id))
      return PLACE_NAMES.includes(name) ? (name as PlaceName) : undefined
    },
    set(id: string, name: PlaceName): void {
      if (!isPreview(host)) host.session.set(key(id), name)
    },
  }
}
