/** All builds. The variable `DIST` replaces the folder `dist`. */
import { cdnBuilds } from './tools/build/cdn.mjs'
import { cliBuilds } from './tools/build/cli.mjs'
import { npmBuilds } from './tools/build/npm.mjs'

export default [...Object.values(cdnBuilds()), ...npmBuilds, ...Object.values(cliBuilds())]
