/**
 * The settings that the preview panel applied last. Other widgets load their content again when the settings change.
 */
import { atom } from 'jotai/vanilla'
import type { ShopEvents } from '../api/events.js'
import { guard } from '../host/guard.js'
import type { PageStart } from '../host/page-start.js'
import { unclobbered } from '../host/unclobbered.js'
import type { Store } from './store.js'

export const previewAtom = atom<ShopEvents['preview-changed'] | undefined>(undefined)

export function followPreview(
  { document }: Window,
  { report }: Pick<PageStart, 'report'>,
  store: Store,
): void {
  const follow = guard(report, ({ detail }: CustomEvent<ShopEvents['preview-changed']>) =>
    store.set(previewAtom, detail),
  )
  unclobbered(document).addEventListener('preview-changed', follow)
}
