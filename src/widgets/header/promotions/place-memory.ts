/** Where promotions were shown on former pages of the session, by what was asked for. */
import type { Host } from '../../../host/host.js'
import type { PlaceName } from './promotion.js'
import { isPreview, type PromotionsAndCode } from './use-promotions.js'

const NAMES: readonly unknown[] = ['top', 'page', 'none'] satisfies PlaceName[]

export function openPlaceMemory(host: Host, { options, question }: PromotionsAndCode) {
  const key = (id: string) => `shop place ${options.site} ${host.url(question.pathOf(id), 'call')}`
  return {
    get(id: string): PlaceName | undefined {
      const name = isPreview(host) ? undefined : host.session.get(key(id))
      return NAMES.includes(name) ? (name as PlaceName) : undefined
    },
    set(id: string, name: PlaceName): void {
      if (!isPreview(host)) host.session.set(key(id), name)
    },
  }
}
