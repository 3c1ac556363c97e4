/** Kinds of documents. */
import type { HostPage } from '../host-page.js'

export const documentPages: readonly HostPage[] = [
  { name: 'plain', sentence: 'A page without anything special; the others are compared with it.' },
  { name: 'quirks', sentence: 'A page without a doctype, in quirks mode.', doctype: '' },
]
