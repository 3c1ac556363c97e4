import { docsAt, warn } from '../host/warn.js'
import { toJson } from '../host/json.js'
import { unclobbered } from '../host/unclobbered.js'
import type { Page } from '../page/page.js'

/** The elements that were warned about. */
const warned = new WeakSet<Element>()

/** Warns once about each element, whatever is wrong with it. @param text  names the attribute and what is allowed */
export function warnAbout({ script, window }: Page, element: Element, text: string): void {
  if (warned.has(element)) return
  warned.add(element)
  const { id, localName } = unclobbered(element)
  warn(window, `${localName}${id && `#${id}`}: ${text}`, docsAt(script.src, 'html'), element)
}

/** @returns for a value that is not one of the allowed ones */
export const describeName = (
  attribute: string,
  value: string | undefined,
  allowed: readonly string[],
): string => `${attribute} has the value ${toJson(value)}, allowed: ${allowed.join(', ')}`
