/** The browser functions that a journey needs. `chromium.ts`, `firefox.ts` and `webkit.ts` implement them for their engine. */

/** In CSS pixels of the viewport. */
export interface Point {
  x: number
  y: number
}

export const KEYS = ['ArrowDown', 'ArrowUp', 'Backspace', 'Enter', 'Escape', 'Tab'] as const
export type KeyName = (typeof KEYS)[number]

/** A separate window with the storage and cookies of a new visitor. */
export interface BrowserPage {
  /** Resolves after the page's load event. */
  open(address: string): Promise<void>
  /**
   * Calls a function in the page with an argument that can be written as JSON, and waits for the promise that it may
   * return. The function must not use variables of this file.
   */
  evaluate<Result, Argument = undefined>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>
  /** The size of the viewport. An engine may have a minimum width, which is less than 500 px. */
  setSize(width: number, height: number): Promise<void>
  moveMouse(to: Point): Promise<void>
  click(at: Point): Promise<void>
  tap(at: Point): Promise<void>
  type(text: string): Promise<void>
  press(key: KeyName): Promise<void>
  /**
   * Chooses files in a file field.
   *
   * @param find  returns the field; it is called in the page with `argument`, as in `evaluate`
   */
  chooseFiles<Argument>(
    find: (argument: Argument) => Element | undefined,
    argument: Argument,
    paths: readonly string[],
  ): Promise<void>
  /** @returns a PNG of the first element that a CSS selector matches, with what lies over it */
  takePicture(selector: string): Promise<Buffer>
  /** The version of the engine's browser. */
  version(): Promise<string>
  close(): Promise<void>
}

export interface Browser {
  /** @param touch  whether the journey uses `tap` */
  newPage(touch: boolean): Promise<BrowserPage>
  close(): Promise<void>
}

export interface Engine {
  name: string
  isInstalled(): boolean
  /** Why `tap` cannot be used. */
  noTouch?: string
  launch(): Promise<Browser>
}
