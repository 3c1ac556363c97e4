/** Shows a widget to a visitor, on the page double. */
import type { Platform, Site } from '../../src/api/names.js'
import type { Shop } from '../../src/api/shop.js'
import type { WidgetDefinition } from '../../src/widgets/widget.js'
import { setBrowser, type BrowserSettings } from '../support/browser.js'
import { createTestPage } from '../support/page.js'
import { part, parts } from '../support/parts.js'
import type { ServiceRequest, Services } from '../support/services.js'

export interface Scene extends BrowserSettings {
  services?: Services
  site?: Site
  locale?: string
  platform?: Platform
  /** The platform if `platform` is not set. */
  windowPlatform?: Platform
  options?: Record<string, unknown>
  shop?: Shop
  apiBase?: string
}

export interface Shown {
  root: HTMLElement
  requests: ServiceRequest[]
  /** Messages of the reported errors. */
  errors: string[]
  parts(name: string): HTMLElement[]
  part(name: string): HTMLElement
  change(scene: Partial<Scene>): void
  unmount(): void
}

const optionsOf = ({ site, locale = 'de-DE', platform, apiBase, options }: Scene) => ({
  site,
  locale,
  platform,
  apiBase,
  ...options,
})

export function show<O, C>(widget: WidgetDefinition<O, C>, scene: Scene = {}): Shown {
  setBrowser(scene)
  const { services = {}, shop } = scene
  const page = createTestPage({ services, ...(shop && { shop }) })
  const given = (from: Scene) => optionsOf(from) as Parameters<typeof page.show<O, C>>[1]
  const { windowPlatform } = scene
  const shown = page.show(widget, given(scene), { root: 'light', ...(windowPlatform && { windowPlatform }) })
  let current = scene
  return {
    root: shown.view,
    requests: page.requests,
    errors: page.errors,
    parts: (name) => parts(shown.view, name),
    part: (name) => part(shown.view, name),
    change(scene) {
      current = { ...current, ...scene }
      void shown.change(given(current)!)
    },
    unmount: shown.unmount,
  }
}
