/**
 * Builds the package `shop-embed-cli`: one file for each command, and files that they share. They contain only our code, among it
 * the reference shop in `examples/`, and import all packages, among them `shop-embed/server`.
 */
import { at, cli } from '../paths.mjs'
import { clean, onwarnIn, sources } from '../rollup/common.mjs'
import { emitFolders } from '../rollup/emit-folders.mjs'
import { releaseFacts } from '../rollup/release-facts.mjs'
import { withoutTexts } from '../rollup/without-texts.mjs'

/** The files that the pages of the reference shop load: `examples/shop/folders.ts`. */
const exampleFiles = Object.fromEntries(
  ['shop', 'hosts'].map((name) => [`examples/${name}/public`, at(`examples/${name}/public`)]),
)

/** `cli/release/index.ts` → `release.js`; other modules have their own name. */
const commandName = ({ moduleIds, name }) =>
  name === 'index' ? `${moduleIds.at(-1).split('/').at(-2)}.js` : `${name}.js`

/** @param {{ isDev?: boolean }} [mode] */
export function cliBuilds({ isDev = false } = {}) {
  const commands = {
    // `npm start` and `npm run dev` import the shop.
    input: { main: at('cli/main.ts'), shop: at('cli/shop/index.ts') },
    external: (id) => /^(?!virtual:)[@a-z]/.test(id),
    onwarn: onwarnIn(isDev),
    treeshake: { moduleSideEffects: false },
    plugins: [
      !isDev && clean(cli),
      releaseFacts(),
      withoutTexts(),
      ...sources({ isDev }),
      emitFolders({ ...exampleFiles, wordpress: at('cli/operators/wordpress') }),
    ],
    output: {
      dir: cli,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: commandName,
      // Bundlers would warn about imports without names.
      hoistTransitiveImports: false,
    },
  }
  return { commands }
}
