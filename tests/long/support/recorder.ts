/**
 * Records in the page what our code could change there. The recorder saves the built-ins before the page's own scripts run,
 * because some host pages break them.
 */
import type { Page } from 'playwright/test'

export interface PageRecord {
  /** One line for each global and each property of a built-in object: its path, and the kind or the source of its value. */
  globals: string[]
  /** The listeners that our code has added to `window` and `document`, such as `window resize`. */
  listeners: string[]
  /** The codes of the errors that the page has received. */
  errors: string[]
}

declare global {
  interface Window {
    hostRecord(): PageRecord
  }
}

/** Runs in the page, so it may use nothing from outside of it. Has to run before the page's own scripts. */
export function startRecorder(): void {
  const { apply, ownKeys, getOwnPropertyDescriptor, isExtensible } = Reflect
  const sourceOf = Function.prototype.toString
  const ErrorNow = Error
  const testPattern = RegExp.prototype.test
  const StringNow = String
  const listeners: string[] = []
  const errors: string[] = []

  const describe = (value: unknown): string =>
    typeof value === 'function' ? apply(sourceOf, value, []) : typeof value
  const describeProperty = ({ value, get, set, writable }: PropertyDescriptor): string =>
    get || set ? `${describe(get)} ${describe(set)}` : `${describe(value)} ${writable}`

  /** With an inherited `get`, the browser cannot describe some properties of `window`. */
  const descriptorOf = (object: object, key: PropertyKey): PropertyDescriptor => {
    try {
      return getOwnPropertyDescriptor(object, key) ?? {}
    } catch {
      return {}
    }
  }

  const addOwnProperties = (lines: string[], path: string, object: object) => {
    lines[lines.length] = `${path} ${isExtensible(object)}`
    const keys = ownKeys(object)
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at]!
      // Numbers are the frames of a window.
      if (typeof key === 'string' && apply(testPattern, /^\d+$/, [key])) continue
      lines[lines.length] = `${path}.${StringNow(key)}: ${describeProperty(descriptorOf(object, key))}`
    }
  }

  const readGlobals = (): string[] => {
    const lines: string[] = []
    addOwnProperties(lines, 'window', window)
    for (const [name, object] of [
      ['document', document],
      ['history', history],
      ['navigator', navigator],
      ['documentElement', document.documentElement],
    ] as const)
      addOwnProperties(lines, name, object)
    const keys = ownKeys(window)
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at]!
      const value: unknown = descriptorOf(window, key).value
      const isBuiltIn = typeof key === 'string' && apply(testPattern, /^([A-Z]|console$|fetch$)/, [key])
      if (!isBuiltIn || key === 'Shop' || !value || !/^(function|object)$/.test(typeof value)) continue
      addOwnProperties(lines, key, value)
      const prototype = descriptorOf(value, 'prototype').value as object | undefined
      if (prototype) addOwnProperties(lines, `${key}.prototype`, prototype)
    }
    return lines
  }

  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: never[]) {
    const target = this === document ? 'document' : (this ?? window) === window ? 'window' : undefined
    if (target && apply(testPattern, /\/cdn\//, [new ErrorNow().stack]))
      listeners[listeners.length] = `${target} ${args[0]}`
    return apply(addEventListener, this, args)
  }

  apply(addEventListener, document, [
    'shop-error',
    ({ detail }: CustomEvent<{ code: string }>) => {
      errors[errors.length] = detail.code
    },
  ])

  window.hostRecord = () => ({ globals: readGlobals(), listeners, errors })
}

/** Has to be called before the page is opened. */
export const startRecording = (page: Page) => page.addInitScript(startRecorder)

/**
 * Reads the record with the browser's debugger, because `page.evaluate` needs built-ins that some host pages break.
 *
 * @param frame  whether the widgets are in the page's first frame
 */
export async function readRecord(page: Page, frame: boolean): Promise<PageRecord> {
  const client = await page.context().newCDPSession(page)
  const { result, exceptionDetails } = await client.send('Runtime.evaluate', {
    expression: `${frame ? 'frames[0]' : 'window'}.hostRecord()`,
    returnByValue: true,
  })
  await client.detach()
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value as PageRecord
}
