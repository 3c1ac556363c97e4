/** Reads what `renderToHtml` has written, for a `ShopWidget` that gets it as a prop. */
import type { WidgetName } from '../api/names.js'
import { parseIsland } from '../options/island.js'

export interface Fragment {
  /** The content of the shadow root. */
  shadow: string
  /** The options that the server has rendered it with. */
  options: object
}

const FRAGMENT =
  /^<div data-shop-widget="(\w+)"([^>]*)><template shadowrootmode="open">(.*)<\/template>(?:<script[^>]*>([^<]*)<\/script>)?<\/div>$/s

const CHARACTERS: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' }
const unescapeHtml = (text: string) => text.replace(/&\w+;/g, (entity) => CHARACTERS[entity] ?? entity)

/** `show-newsletter` → `showNewsletter` */
const camelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** @returns `undefined` if the text is not the fragment of this widget */
export function readFragment(html: string, widget: WidgetName): Fragment | undefined {
  const [, name, attributes = '', shadow = '', island] = FRAGMENT.exec(html) ?? []
  if (name !== widget) return undefined
  const simple = [...attributes.matchAll(/ data-([\w-]+)="([^"]*)"/g)].map(([, option, value]) => [
    camelCase(option!),
    unescapeHtml(value!),
  ])
  return {
    shadow,
    options: { ...(island ? parseIsland(island) : undefined), ...Object.fromEntries(simple) },
  }
}
