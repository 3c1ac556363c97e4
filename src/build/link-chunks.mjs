/**
 * Rollup's chunks become modules that import nothing: `export default {name: r => {const {a: b} = r("core"); …; return {…}}}`.
 * They are fetched with their integrity hashes and linked by name. Code that is imported dynamically is
 * asked for with its hash written into the chunk that asks: so hashes are worked out leaves first.
 */
import { parseAst } from 'rollup/parseAst'
import { minify } from 'terser'
import { chunkPath, sha256 } from './release.mjs'

export const TERSER = {
  module: true,
  ecma: 2022,
  // `inline`: a function with a body stays one; written into its one caller, it compresses worse.
  // `unsafe`: templates and `String(x)` become additions, which refuse symbols: see src/shop/message-of.ts.
  compress: {
    passes: 3,
    inline: 1,
    unsafe: true,
    unsafe_arrows: true,
    pure_getters: true,
    keep_fargs: false,
  },
  mangle: true,
  format: { comments: false },
}

const nameOf = (fileName) => fileName.replace(/^.*\//, '').replace(/\.js$/, '')

const dynamicImports = (ast) => {
  const found = []
  const walk = (node) => {
    if (Array.isArray(node)) return node.forEach(walk)
    if (!node || typeof node.type !== 'string') return undefined
    if (node.type === 'ImportExpression') found.push(node)
    Object.values(node).forEach((value) => typeof value === 'object' && walk(value))
    return undefined
  }
  walk(ast)
  return found
}

/** Those first whose hashes others hold. @throws if chunks hold each other's hashes in a circle */
const inOrder = (fileNames, held) => {
  const order = []
  const visit = (fileName, trail) => {
    if (trail.includes(fileName)) throw new Error(`chunks in a circle: ${[...trail, fileName].join(' → ')}`)
    if (order.includes(fileName)) return
    for (const next of held(fileName)) visit(next, [...trail, fileName])
    order.push(fileName)
  }
  fileNames.toSorted().forEach((fileName) => visit(fileName, []))
  return order
}

/** As code; objects without a prototype, so that no name is found by accident. */
const literal = (fact) => JSON.stringify(fact).replace(/^\{/, '{__proto__:null,')

/** Facts of the build as constants. */
export const factLines = (facts) =>
  Object.entries(facts)
    .map(([name, fact]) => `const __${name}__=${literal(fact)};`)
    .join('')

/** A chunk as an expression, minified: `r => {…}`. */
async function toFactory(chunk, dynamicSpecs, before = '') {
  const ast = parseAst(chunk.code)
  const edits = []
  const header = []
  const exported = []
  for (const node of ast.body)
    if (node.type === 'ImportDeclaration') {
      const from = JSON.stringify(nameOf(node.source.value))
      const names = node.specifiers.map((specifier) =>
        specifier.type === 'ImportNamespaceSpecifier'
          ? null
          : `${specifier.imported?.name ?? 'default'}: ${specifier.local.name}`,
      )
      if (names.includes(null)) header.push(`const ${node.specifiers[0].local.name} = r(${from});`)
      else if (names.length > 0) header.push(`const {${names.join(',')}} = r(${from});`)
      else header.push(`r(${from});`)
      edits.push([node.start, node.end, ''])
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported: name } of node.specifiers)
        exported.push(
          node.source
            ? `${name.name}: r(${JSON.stringify(nameOf(node.source.value))}).${local.name}`
            : `${name.name}: ${local.name}`,
        )
      edits.push([node.start, node.end, ''])
    } else if (/^Export/.test(node.type)) throw new Error(`${chunk.fileName}: unexpected ${node.type}`)
  for (const node of dynamicImports(ast)) {
    const specs = dynamicSpecs(node.source.value).map((spec) => JSON.stringify(spec))
    edits.push([node.start, node.end, `r.l(${specs.join(',')})`])
  }
  let code = chunk.code
  for (const [start, end, text] of edits.sort((a, b) => b[0] - a[0]))
    code = code.slice(0, start) + text + code.slice(end)
  const factory = `(r) => {${before}${header.join('')}\n${code}\nreturn {${exported.join(',')}}}`
  const minified = await minify(`export default ${factory}`, TERSER)
  return minified.code.replace(/^export default\s*/, '').replace(/;\s*$/, '')
}

/** The chunk that knows all others by name; the loader knows this one alone. */
const BASE = 'base.js'

/** What a page with it needs beside its own closure; these have no pieces. */
const BESIDE = { header: ['cart.js'], cart: [] }

/**
 * @param bundle   rollup's output, file names without hashes
 * @param entries  names of the widgets and of the cart
 * @param sheets   whose marks stand in the code
 */
export async function linkChunks(bundle, release, entries, sheets) {
  const chunks = Object.fromEntries(Object.entries(bundle).filter(([, chunk]) => chunk.type === 'chunk'))
  const specs = {}
  const factories = {}
  const closure = (fileName) => [...new Set([...chunks[fileName].imports.flatMap(closure), fileName])]
  const withoutBase = (fileNames) => fileNames.filter((fileName) => fileName !== BASE)
  const needs = (name) => withoutBase([...new Set([...(BESIDE[name] ?? []), `${name}.js`].flatMap(closure))])

  /** What is there whenever a chunk runs: what it stands on, and what all those have that ask for it. */
  const present = (fileName, trail = []) => {
    const own = closure(fileName)
    const askers = Object.keys(chunks).filter((name) => chunks[name].dynamicImports.includes(fileName))
    if (askers.length === 0 || trail.includes(fileName)) return own
    const [first, ...rest] = askers.map((asker) => present(asker, [...trail, fileName]))
    return [...own, ...first.filter((name) => rest.every((names) => names.includes(name)))]
  }

  /** What must be fetched for a dynamic import. */
  const asked = (fileName, target) => {
    const there = [...present(fileName), BASE]
    return closure(target).filter((needed) => needed === target || !there.includes(needed))
  }

  const write = async (name, code) => {
    const spec = `${name} ${sha256(Buffer.from(code))}`
    await release.write(chunkPath(spec), code)
    return spec
  }
  const fileOf = (fileNames) =>
    sheets.toHead(
      `export default{${fileNames.map((fileName) => `${JSON.stringify(nameOf(fileName))}:${factories[fileName]}`).join(',')}}`,
    )

  const finish = async (fileName) => {
    const dynamicSpecs = (source) => asked(fileName, `${nameOf(source)}.js`).map((needed) => specs[needed])
    factories[fileName] = await toFactory(chunks[fileName], dynamicSpecs)
    specs[fileName] = await write(nameOf(fileName), fileOf([fileName]))
  }
  const held = (fileName) => chunks[fileName].dynamicImports.flatMap((target) => asked(fileName, target))
  for (const fileName of inOrder(Object.keys(chunks), held)) if (fileName !== BASE) await finish(fileName)

  /** Name → integrity hash and chunks of the file `{name}-page`; the last chunk has that name, too. */
  const packs = {}
  const writePack = async (name, code, inside = []) => {
    const spec = await write(`${name}-page`, code)
    packs[name] = [spec.split(' ')[1], ...inside].join(' ')
    return spec
  }

  /** One file with all that a page needs for it, in which the chunks compress together. */
  for (const name of entries.filter((entry) => entry !== 'preview')) {
    const parts = needs(name)
    release.packs[name] = chunkPath(await writePack(name, fileOf(parts), parts.slice(0, -1).map(nameOf)))
  }

  /** Beside others a widget comes in pieces; a file of its own names them, for pages that have more than one widget. */
  const frame = needs('runtime')
  const pieces = Object.fromEntries(
    entries
      .filter((name) => !BESIDE[name])
      .map((name) => [
        name,
        needs(name)
          .filter((fileName) => !frame.includes(fileName))
          .map((fileName) => specs[fileName]),
      ]),
  )
  pieces.runtime = [[await write('runtime-page', fileOf(frame)), ...frame.map(nameOf)].join(' ')]
  const piecesSpec = await writePack('pieces', `export default{pieces:()=>(${literal(pieces)})}`)

  const facts = factLines({ PACKS: packs, TEXTS: release.texts })
  const base = await write('base', `export default ${await toFactory(chunks[BASE], () => [], facts)}`)

  release.base = [chunkPath(base), `sha256-${base.split(' ')[1]}=`]
  release.needs = Object.fromEntries(
    entries.map((name) => [
      name,
      [
        base,
        ...(pieces[name] ? [piecesSpec] : []),
        ...withoutBase(closure(`${name}.js`)).map((fileName) => specs[fileName]),
      ],
    ]),
  )
}
