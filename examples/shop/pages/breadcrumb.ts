import { html } from 'hono/html'
import type { Node } from '../assortment/navigation.js'
import type { PageWords } from '../texts/page-words.js'
import type { Html } from './layout.js'

export const breadcrumb = (path: readonly Node[], words: PageWords): Html =>
  html` <nav class="breadcrumb">
    <a href="/">${words.home}</a>${path.map(({ title, href }) => html` › <a href="${href}">${title}</a>`)}
  </nav>`
