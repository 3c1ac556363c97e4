/** What the staff's preview panel has applied: other widgets then ask for their promotions anew. */
import { atom } from 'jotai/vanilla'
import type { ShopEvents } from '../api/events.js'

export const previewAtom = atom<ShopEvents['preview-changed'] | undefined>(undefined)
