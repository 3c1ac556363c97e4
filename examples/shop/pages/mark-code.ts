import { html } from 'hono/html'
import type { Html } from './layout.js'

/** Shows each piece of a text between backticks as code. */
export const markCode = (text: string): Html =>
  html`${text.split('`').map((piece, at) => (at % 2 === 1 ? html`<code>${piece}</code>` : piece))}`
