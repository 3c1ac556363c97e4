/** A press: what somebody has done with an element, and what its argument is made of, as it was then. `loader/presses.ts` */
export interface Press {
  /** The element with `data-shop-cart` or `data-shop-search`. */
  readonly element: HTMLElement
  /** For a form `submit`, for other elements `click` or `change`. */
  readonly type: string
  /** The element's `dataset`. */
  readonly attributes: DOMStringMap
  /** The data set of a form, or the value of another element, if it has one. */
  readonly data: FormData | string | undefined
}

/** Elements with one of the attributes. The methods throw if the browser must do what the HTML says. */
export interface Presses {
  /** Loads what a press will need. */
  prepare(): void
  /** Whether the press can be performed, as far as it is known. */
  check(press: Press): boolean
  perform(press: Press): Promise<void>
}
