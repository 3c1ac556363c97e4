/** The web platform features that a script uses: syntax, globals, and members of objects. */
import { parseAst } from 'rollup/parseAst'
import { isKnown, lackingIn, namesBelow } from './compat-data.mjs'

/** Type of a syntax tree node → its feature, for the newer syntax. */
const SYNTAX = {
  AwaitExpression: () => 'javascript.operators.await',
  ChainExpression: () => 'javascript.operators.optional_chaining',
  ImportAttribute: () => 'javascript.statements.import.import_attributes',
  ImportExpression: () => 'javascript.operators.import',
  PrivateIdentifier: () => 'javascript.classes.private_class_fields',
  PropertyDefinition: () => 'javascript.classes.public_class_fields',
  SpreadElement: () => 'javascript.operators.spread',
  StaticBlock: () => 'javascript.classes.static.initialization_blocks',
  AssignmentExpression: ({ operator }) =>
    ({
      '??=': 'javascript.operators.nullish_coalescing_assignment',
      '||=': 'javascript.operators.logical_or_assignment',
      '&&=': 'javascript.operators.logical_and_assignment',
    })[operator],
  BinaryExpression: ({ left }) =>
    left.type === 'PrivateIdentifier' ? 'javascript.classes.private_class_fields_in' : undefined,
  LogicalExpression: ({ operator }) =>
    operator === '??' ? 'javascript.operators.nullish_coalescing' : undefined,
  VariableDeclaration: ({ kind }) =>
    kind.endsWith('using') ? `javascript.statements.${kind.replace(' ', '_')}` : undefined,
}
const BUILTINS = new Set(namesBelow('javascript.builtins'))
const INTERFACES = new Set(namesBelow('api'))
/** Objects that scripts use under a name other than that of their interface. */
const INSTANCES = {
  console: 'console',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  localStorage: 'Storage',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  sessionStorage: 'Storage',
  window: 'Window',
}

const roots = (name) => [
  ...(BUILTINS.has(name) ? [`javascript.builtins.${name}`] : []),
  ...(INTERFACES.has(name) ? [`api.${name}`] : []),
]
/** Globals that are not interfaces, such as `structuredClone`. */
const globalOf = (name) => [...roots(name), `api.Window.${name}`].find(isKnown)
const memberOf = (owner, name) =>
  [...roots(owner), ...(INSTANCES[owner] ? [`api.${INSTANCES[owner]}`] : [])]
    .flatMap((root) => [`${root}.${name}_static`, `${root}.${name}`])
    .find(isKnown)

/** Member name → the features with this name, on any object. */
const owners = new Map()
for (const branch of ['javascript.builtins', 'api'])
  for (const owner of namesBelow(branch))
    for (const name of namesBelow(`${branch}.${owner}`)) {
      const key = `${branch}.${owner}.${name}`
      if (!isKnown(key)) continue
      if (!owners.has(name)) owners.set(name, [])
      owners.get(name).push(key)
    }

/** `style.maxBlockSize` */
const styleOf = (name) =>
  [`css.properties.${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`].filter(isKnown)

/**
 * The type of `list` in `list.findLast()` is not known. If every browser has an object with such a member, that object is
 * assumed, otherwise the first one in the data.
 */
const anyMember = (name) => {
  const keys = [...(owners.get(name) ?? []), ...styleOf(name)]
  return keys.find((key) => lackingIn(key).length === 0) ?? keys[0]
}

const isNode = (value) => typeof value?.type === 'string'

function visit(node, enter) {
  enter(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, enter)
}

/**
 * @returns nodes that name a property and not a global, as in `a.name`, `{ name: 1 }` and `class { name() {} }`, and the
 *   names that the script itself defines
 */
function readProperties(tree) {
  const nodes = new Set()
  const defined = new Set()
  visit(tree, (node) => {
    if (node.type === 'MemberExpression' && !node.computed) nodes.add(node.property)
    if (!('key' in node) || node.computed) return
    defined.add(node.key.name ?? node.key.value)
    if (!node.shorthand) nodes.add(node.key)
  })
  return { nodes, defined }
}

/** `window.Intl.Locale` and `Intl.Locale` have the same owner. */
const nameOf = ({ type, name, property, computed }) => {
  if (type === 'Identifier') return name
  return type === 'MemberExpression' && !computed ? property.name : undefined
}

/** rollup shortens the names of what chunks export, for example to `ax`. */
const isShortened = (name) => name.length <= 2

function featuresOf(node, isProperty, ours) {
  const { type } = node
  if (type === 'Identifier') return isProperty ? [] : [globalOf(node.name)]
  if (type === 'MemberExpression' && !node.computed) {
    const name = node.property.name
    const owner = nameOf(node.object)
    const known = owner && memberOf(owner, name)
    return [
      known ??
        roots(name).find(isKnown) ??
        (ours.has(name) || isShortened(name) ? undefined : anyMember(name)),
    ]
  }
  return [SYNTAX[type]?.(node)]
}

/**
 * @param scripts  the code of all files: a member that one file defines and another uses does not belong to the platform
 * @returns the keys of the features of each script
 */
export function readScripts(scripts) {
  const trees = scripts.map((code) => parseAst(code))
  const properties = trees.map(readProperties)
  const ours = new Set(properties.flatMap(({ defined }) => [...defined]))
  return trees.map((tree, at) => {
    const features = new Set()
    visit(tree, (node) => {
      for (const key of featuresOf(node, properties[at].nodes.has(node), ours)) if (key) features.add(key)
    })
    return features
  })
}
