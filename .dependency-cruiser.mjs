/** The layers of the code. Imports point down, never up and never in a circle. CONTRIBUTING.md describes the folders. */

/** The layers from the bottom to the top. A layer may import its own files and every layer below it. */
const LAYERS = [
  ['src/api'],
  ['src/services'],
  ['src/host'],
  ['src/sites', 'locales'],
  ['src/texts', 'src/options'],
  ['src/page'],
  ['src/cart', 'src/html', 'src/ui'],
  ['src/widgets'],
  ['src/mount', 'src/doctor'],
  ['src/cdn', 'src/npm'],
  ['loader'],
  ['examples'],
  ['src/testing', 'cli'],
]

const inFolders = (folders) => `^(${folders.join('|')})/`

/** A folder may not import from other folders of its layer, nor from the layers above. */
const upward = LAYERS.flatMap((layer, at) =>
  layer.map((folder) => ({
    name: `${folder} may import only from the layers below it`,
    severity: 'error',
    from: { path: inFolders([folder]) },
    to: { path: inFolders([...layer.filter((other) => other !== folder), ...LAYERS.slice(at + 1).flat()]) },
  })),
)

/** Package → the folders that may import it. */
const PACKAGES = {
  'react(-dom)?': ['src/ui', 'src/widgets', 'src/mount', 'src/npm'],
  preact: ['src/cdn'],
  jotai: ['src/page', 'src/cart', 'src/mount', 'src/npm', 'src/testing', 'src/widgets', 'src/cdn'],
  zod: [
    'src/services',
    'src/host',
    'src/options',
    'src/cart',
    'src/widgets',
    'src/cdn',
    'examples/shop/state',
  ],
  'typesafe-i18n': ['src/texts'],
  'jwt-decode': ['src/widgets/support'],
  '@hono/node-server': ['cli', 'examples'],
  hono: ['cli', 'examples', 'src/testing'],
}

const packages = Object.entries(PACKAGES).map(([name, places]) => ({
  name: `${name} may be imported only in ${places.join(', ')}`,
  severity: 'error',
  from: { pathNot: `^(${places.join('|')})` },
  to: { path: `node_modules/${name}/` },
}))

export default {
  forbidden: [
    {
      name: 'no circular imports',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every folder has a layer',
      comment: 'A new folder has to be added to the layers above.',
      severity: 'error',
      from: {
        path: '^(src|loader|locales|examples|cli)/',
        pathNot: `${inFolders(LAYERS.flat())}|^src/[^/]+\\.d\\.ts$`,
      },
      to: {},
    },
    {
      name: 'a widget does not import another one',
      severity: 'error',
      from: { path: '^src/widgets/([^/]+)/' },
      to: { path: '^src/widgets/([^/]+)/', pathNot: '^src/widgets/$1/' },
    },
    ...upward,
    ...packages,
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^examples/'] },
    exclude: { path: '^cli/dist/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
