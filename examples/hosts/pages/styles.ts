/** Style sheets that reset or style bare elements, and unusual sizes and directions of writing. */
import { style, type HostPage } from '../host-page.js'

export const stylePages: readonly HostPage[] = [
  { name: 'bootstrap-5', sentence: 'Bootstrap 5.', libraries: ['bootstrap5/dist/css/bootstrap.min.css'] },
  {
    name: 'unset-important',
    sentence: 'A style sheet with `* { all: unset !important }`.',
    head: style('* { all: unset !important }'),
  },
]
