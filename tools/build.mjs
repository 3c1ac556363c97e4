/** `npm run build`: builds the files for the CDN, and the npm packages. `npm start` and `npm run release` also build the docs. */
import { buildCode } from './build-code.mjs'
import { cli, dist } from './paths.mjs'

await buildCode()
console.log(`Built the CDN's files and the npm package in ${dist}, and the commands in ${cli}.`)
