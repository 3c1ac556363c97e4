/** What a state of a widget needs, and what a visitor does to reach it. */
import type { WidgetName } from '../../src/api/names.js'
import type { Role } from '../shop/services/customer.js'

/** What the visitor does. `on` is a CSS selector in the widget's root; the first visible element that it matches is meant. */
export type Act =
  | { do: 'click'; on: string }
  | { do: 'type'; on: string; text: string }
  /** Fills all required fields of the form with valid values. */
  | { do: 'fill' }
  | { do: 'attach'; on: string; files: readonly AttachedFile[] }
  /** The connection is lost. */
  | { do: 'disconnect' }
  /** A button of the host page changes the cart. */
  | { do: 'setArticle'; productId: string; quantity: number }

interface AttachedFile {
  name: string
  type: string
  /** The size in bytes. */
  size: number
  /** The first bytes, which say what kind of file it is. The others are zero. */
  start: string
}

/** Where a state exists. By default, it exists at each width and on each platform. */
interface Place {
  platforms?: readonly string[]
  /** The narrowest and the widest window, in px. The narrowest one holds only where the platform follows from the width. */
  minWidth?: number
  maxWidth?: number
}

export interface State extends Place {
  /** The name in addresses; unique within the widget. */
  name: string
  /** One sentence on what the visitor sees, or why. */
  sentence: string
  /** Attributes of the placeholder. */
  attributes?: Readonly<Record<string, string | true>>
  /** The JSON island of the placeholder. */
  island?: (site: SiteWords) => object
  /** Who the visitor is; by default, nobody knows them. */
  role?: Role
  /** What is in the cart: quantities by product id. */
  cart?: Readonly<Record<string, number>>
  /** The visitor gets the newsletter. */
  isSubscriber?: true
  /** The editors have written a footer. */
  hasFooterContent?: true
  /** The time that staff have chosen in the preview panel. */
  previewTime?: string
  /** The faults of the services, as `/faults` writes them. */
  faults?: readonly string[]
  /** Parts of the addresses of calls and files that never arrive. */
  late?: readonly string[]
  acts?: readonly Act[]
  /** A CSS selector in the widget's root. The state is reached when an element that it matches is visible. */
  sign: string
  /** Set if the widget changes from day to day, so that no picture of it is kept. */
  isDated?: true
}

/** What a JSON island may need to know about the cell's site. */
export interface SiteWords {
  language: 'de' | 'fr' | 'cs' | 'hu' | 'pl' | 'sk' | 'tr'
}

/** Widgets that are not shown in a frame, so that no page can cover them with its own content. */
export const FRAMELESS: readonly WidgetName[] = ['preview']

/** Widgets whose layout the option `platform` changes. */
export const WITH_PLATFORM: readonly WidgetName[] = ['header', 'footer']

export const part = (name: string): string => `[part~="${name}"]`
export const field = (name: string): string => `[name="${name}"]`

export const click = (on: string): Act => ({ do: 'click', on })
export const type = (on: string, text: string): Act => ({ do: 'type', on, text })
export const FILL: Act = { do: 'fill' }
export const SUBMIT: Act = click(part('submit'))
