/** Style sheets that reset or style bare elements, and unusual sizes and directions of writing. */
import { style, type HostPage } from '../host-page.js'

const sheets: readonly HostPage[] = [
  { name: 'bootstrap-3', sentence: 'Bootstrap 3.', libraries: ['bootstrap3/dist/css/bootstrap.min.css'] },
  { name: 'bootstrap-5', sentence: 'Bootstrap 5.', libraries: ['bootstrap5/dist/css/bootstrap.min.css'] },
  { name: 'preflight', sentence: "Tailwind's preflight.", libraries: ['@unocss/reset/tailwind.css'] },
  { name: 'normalize', sentence: 'normalize.css.', libraries: ['normalize.css/normalize.css'] },
]

const rules: readonly HostPage[] = [
  {
    name: 'elements-important',
    sentence: 'Bare elements have a style with `!important`.',
    head: style(`
      form, form * { margin: 3px !important; padding: 9px !important; border: 4px dotted lime !important }
      button, input, select, textarea { font: bold 30px cursive !important; background: yellow !important; width: 70% !important }
      a { color: red !important; text-decoration: line-through !important; display: block !important }
      p, h1, h2, h3, li, span { font-size: 31px !important; line-height: 3 !important; text-align: end !important }
      img, svg { max-width: 20px !important; filter: invert(1) !important } ul { list-style: square !important }`),
  },
  {
    name: 'unset',
    sentence: 'A style sheet with `* { all: unset }`.',
    head: style('* { all: unset }'),
  },
  {
    name: 'unset-important',
    sentence: 'A style sheet with `* { all: unset !important }`.',
    head: style('* { all: unset !important }'),
  },
  {
    name: 'inherited-important',
    sentence: 'Every element has other values of the inherited properties, with `!important`.',
    head: style(`* {
      color: red !important; font: italic 40px/3 cursive !important; letter-spacing: 3px !important;
      word-spacing: 9px !important; text-align: right !important; text-transform: uppercase !important;
      text-indent: 40px !important; text-shadow: 2px 2px lime !important; white-space: pre !important;
      list-style: square !important; cursor: wait !important; quotes: none !important; hyphens: auto !important;
      overflow-wrap: anywhere !important; tab-size: 1 !important; font-variant: small-caps !important }`),
  },
  {
    name: 'content-box',
    sentence: 'Every element has `box-sizing: content-box` and is floated.',
    head: style('* { box-sizing: content-box !important } main * { float: none } img { float: right }'),
  },
  {
    name: 'empty-hidden',
    sentence: 'Empty elements are hidden.',
    head: style('div:empty, p:empty { display: none !important }'),
  },
  {
    name: 'dark',
    sentence: 'A dark page.',
    head: style(':root { color-scheme: dark; background: #111; color: #eee }'),
  },
]

const sizes: readonly HostPage[] = [
  {
    name: 'small-root',
    sentence: 'The root font size is 62.5 %.',
    head: style('html { font-size: 62.5% }'),
  },
  { name: 'large-root', sentence: 'The root font size is 40 px.', head: style('html { font-size: 40px }') },
  { name: 'zoom', sentence: 'The body has `zoom: 1.25`.', head: style('body { zoom: 1.25 }') },
  { name: 'rtl', sentence: 'The page is written from right to left.', html: 'dir="rtl"' },
  {
    name: 'vertical',
    sentence: 'The page is written from top to bottom.',
    head: style('html { writing-mode: vertical-rl } main { inline-size: 800px }'),
  },
]

export const stylePages: readonly HostPage[] = [...sheets, ...rules, ...sizes]
