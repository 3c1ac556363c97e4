/**
 * The settings that the preview panel applied last. Other widgets load their content again when the settings change.
 * interface.md §3.
 */
import { atom } from 'jotai/vanilla'
import type { ShopEvents } from '../api/events.js'
import type { Store } from './store.js'

export const previewAtom = atom<ShopEvents['preview-changed'] | undefined>(undefined)

export function followPreview({ document }: Window, store: Store): void {
  document.addEventListener('preview-changed', ({ detail }) => store.set(previewAtom, detail))
}
