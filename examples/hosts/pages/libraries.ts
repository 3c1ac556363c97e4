/** Old libraries, and libraries that change the page or its built-ins. */
import type { HostPage } from '../host-page.js'

export const libraryPages: readonly HostPage[] = [
  { name: 'jquery-1', sentence: 'jQuery 1.', libraries: ['jquery1/dist/jquery.min.js'] },
  {
    name: 'requirejs',
    sentence: 'RequireJS, whose `define` and `require` are globals.',
    libraries: ['requirejs/require.js'],
  },
]
