/** What the page knows about its visitor. A module without schemas: whoever shows the data need not load the code that checks it. */
import { atom } from 'jotai/vanilla'
import type { PersonalData } from '../services/visitor.js'

export interface Visitor {
  isLoggedInOrRemembered: boolean
  customer: PersonalData | undefined
}

/** Until the response arrives, or if the call fails. The header then shows what it shows to a visitor who is logged out. */
export const UNKNOWN_VISITOR: Visitor = { isLoggedInOrRemembered: false, customer: undefined }
export const visitorAtom = atom(UNKNOWN_VISITOR)
