/** The payloads that fit into any text, whatever it is used for. */
import { CSS } from './css.js'
import { HTML } from './html.js'
import { LENGTHS } from './lengths.js'
import { INHERITED_NAMES } from './names.js'
import { UNICODE } from './unicode.js'
import { URLS } from './urls.js'

export const TEXTS: readonly string[] = [...HTML, ...UNICODE, ...LENGTHS, ...URLS, ...CSS, ...INHERITED_NAMES]
