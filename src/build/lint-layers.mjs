/** A layer imports only from the folders and packages of its row, never from a layer above or beside it. CONTRIBUTING.md. */
import { dirname, join, normalize, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Allowed imports by folder, besides its own files. A pattern limits a package to some files of the folder; '' allows all. */
const LAYERS = [
  { at: 'loader', folders: [], packages: {} },
  // A widget's definition has a table of options; `src/options` itself imports only schemas of this folder.
  { at: 'src/contracts/widget', folders: ['loader/protocol', 'src/options'], packages: {} },
  { at: 'src/contracts', folders: ['loader/protocol'], packages: { 'zod/mini': '' } },
  { at: 'src/options', folders: ['loader/protocol', 'src/contracts'], packages: {} },
  { at: 'src/host', folders: ['loader/protocol', 'src/contracts'], packages: { 'zod/mini': /host\/json/ } },
  ...['cart', 'forms', 'i18n'].map((name) => ({
    at: `src/${name}`,
    // Types only of the locales.
    folders: ['loader/protocol', 'src/contracts', 'src/host', 'locales'],
    packages: { react: /use-|i18n\/text/, 'typesafe-i18n': /i18n\// },
  })),
  { at: 'src/ui', folders: [], packages: { react: '' } },
  ...['header', 'footer', 'newsletter', 'support', 'preview'].map((name) => ({
    at: `src/widgets/${name}`,
    folders: [
      'loader/protocol',
      'src/contracts',
      'src/options',
      'src/host',
      'src/cart',
      'src/forms',
      'src/i18n',
      'src/ui',
      'locales',
    ],
    packages: { react: '', 'zod/mini': /options/ },
  })),
  {
    at: 'src/shop',
    folders: ['loader/protocol', 'src', 'locales'],
    packages: { react: '', 'react-dom': '', 'react-dom/client': '', 'react-dom/server': '' },
  },
  { at: 'src/sites', folders: ['src/contracts', 'loader/protocol'], packages: {} },
  { at: 'locales', folders: [], packages: {} },
]

const isIn = (folder, file) =>
  file === folder || file.startsWith(`${folder}/`) || file.replace(/\.\w+$/, '') === folder

const check = (file, source) => {
  const layer = LAYERS.find(({ at }) => isIn(at, file))
  if (!layer) return undefined
  if (source.startsWith('.')) {
    const target = normalize(join(dirname(file), source))
      .split(sep)
      .join('/')
      .replace(/\.js$/, '.ts')
    if (isIn(layer.at, target) || layer.folders.some((folder) => isIn(folder, target))) return undefined
    return `${layer.at} may not import ${target}`
  }
  if (/^(files|locales|package):/.test(source)) {
    // The texts of `widgets/newsletter/sign-up/` are the set `newsletter-sign-up`.
    const own = `files:${dirname(file).replace('src/widgets/', '').replaceAll('/', '-')}`
    return layer.at === 'src/shop' || source === own
      ? undefined
      : 'only src/shop fetches data files, and a part that is loaded later its own texts'
  }
  const where = layer.packages[source]
  if (where === undefined) return `${layer.at} may not know the package ${source}`
  return where === '' || where.test(file)
    ? undefined
    : `${source} may not be known by this file of ${layer.at}`
}

const rule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/')
    const visit = (node) => {
      if (!node.source || typeof node.source.value !== 'string') return
      const message = check(file, node.source.value)
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: visit,
      ExportNamedDeclaration: visit,
      ExportAllDeclaration: visit,
      ImportExpression: visit,
    }
  },
}

export const layers = { rules: { imports: rule } }
