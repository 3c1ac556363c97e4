/** What only the command knows of a page: a script of the page cannot read its headers and its HTML. */
import type { Subject } from '../../src/doctor/subject.js'

export interface CommandSubject extends Subject {
  headers: Headers
  /** The addresses of scripts that the page preloads, as `link` elements and the header `Link` write them. */
  preloads: readonly string[]
}
