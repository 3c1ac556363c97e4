/** Which flyout is open, and which have been: those stay rendered. Items are counted from 0, the theme worlds. */
export interface FlyoutState {
  open: number
  seen: readonly number[]
}

/** No item. */
export const NONE = -1

export const CLOSED: FlyoutState = { open: NONE, seen: [] }

export const openFlyout = (state: FlyoutState, item: number): FlyoutState =>
  item === state.open
    ? state
    : { open: item, seen: state.seen.includes(item) ? state.seen : [...state.seen, item] }
