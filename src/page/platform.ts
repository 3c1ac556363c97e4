/** The page's platform: from `data-platform`, otherwise from the width of the window. header-search-cart §2. */
import { atom } from 'jotai/vanilla'
import type { Platform } from '../api/names.js'
import { isPlatform, platformOfWindow } from '../options/platform.js'
import type { Store } from './store.js'

export const platformAtom = atom<Platform>('CLASSIC')

function readPlatform(window: Window): Platform {
  const { documentElement, body } = window.document
  const given = [documentElement.dataset['platform'], body?.dataset['platform']].find(isPlatform)
  return given ?? platformOfWindow((query) => window.matchMedia(query).matches)
}

/** Sets the atom, and updates it when the window is resized. */
export function followPlatform(window: Window, store: Store): void {
  const update = () => store.set(platformAtom, readPlatform(window))
  update()
  window.addEventListener('resize', update)
}
