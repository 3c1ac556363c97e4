/** `npm run build`: builds the files for the CDN, the npm packages, and the docs site. */
import { buildCode } from './build-code.mjs'
import { cli, dist } from './paths.mjs'

await buildCode({ withDocs: true })
console.log(`Built the CDN's files and the npm package in ${dist}, the commands and the docs in ${cli}.`)
