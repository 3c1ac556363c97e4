/** Notices when the preview panel has applied settings. Other widgets then load their content again. */
import { atom } from 'jotai/vanilla'
import { guard } from '../host/errors.js'
import type { PageStart } from '../host/page-start.js'
import { unclobbered } from '../host/unclobbered.js'
import type { Store } from './store.js'

/** How often it has. */
export const previewAtom = atom(0)

export function followPreview(
  { document }: Window,
  { report }: Pick<PageStart, 'report'>,
  store: Store,
): void {
  const follow = guard(report, () => store.set(previewAtom, (count) => count + 1))
  unclobbered(document).addEventListener('preview-changed', follow)
}
