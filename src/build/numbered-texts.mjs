/**
 * In the CDN build the code asks for listed texts by number: `t.home()` becomes `t[0]()`, as a compiler does with the
 * fields of a record. So texts are bound, `const t = useText<HeaderTexts>().navigation`, and named one by one, `t.home`.
 * Whatever else is done with them fails the build. docs/adr/008-numbered-texts.md
 */
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import ts from 'typescript'
import { plainScript } from './plain-script.mjs'
import { LISTED, readTextNames } from './text-lists.mjs'

/** What gives texts: of the set that its type argument names, or always of the same one. */
const SOURCES = { useText: undefined, useLaterText: 'header-later' }

const isSource = (node) => !!node && ts.isIdentifier(node) && Object.hasOwn(SOURCES, node.text)

/** Type → the set of texts from whose file it is imported. */
function importedTypes(source) {
  const sets = {}
  for (const node of source.statements.filter(ts.isImportDeclaration)) {
    const [, set] = /\/de-DE\/([\w-]+)\.js$/.exec(node.moduleSpecifier.text) ?? []
    if (set) for (const { name } of node.importClause?.namedBindings?.elements ?? []) sets[name.text] = set
  }
  return sets
}

/** `t` in `x.t`, `{ t: 1 }` and `<p t="">` is no variable. */
const isMember = (node) =>
  [ts.isPropertyAccessExpression, ts.isPropertyAssignment, ts.isJsxAttribute].some((is) => is(node.parent)) &&
  node.parent.name === node

/** What TypeScript takes away. */
const isErased = (node) =>
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node))

/** Asked whether it is there, and for nothing else. */
function isTested(node) {
  const { parent } = node
  if (ts.isConditionalExpression(parent)) return parent.condition === node
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken
  if (!ts.isBinaryExpression(parent)) return false
  const isAnd = parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  return isAnd && (parent.left === node || isTested(parent))
}

/** `<TextContext.Provider value={texts}>` hands them on to components that bind them themselves. */
function isProvided(node) {
  const attribute = node.parent.parent
  if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== 'value') return false
  return attribute.parent.parent.tagName.getText() === 'TextContext.Provider'
}

/** @param visit  gives `false` for what it need not look into */
function walk(node, visit) {
  if (visit(node) !== false) ts.forEachChild(node, (child) => walk(child, visit))
}

/**
 * @param code   a module in TypeScript
 * @param names  set → the names of its texts, each at its number: `navigation.home`
 * @returns the same with numbers
 * @throws a sentence that names the place, wherever texts might be found by name at run time
 */
export function numberTexts(code, file, names) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const types = importedTypes(source)
  const definesSource = source.statements.some(
    (node) => ts.isFunctionDeclaration(node) && isSource(node.name),
  )
  /** Variable → its set, and the part of it that it stands for: `navigation.`. */
  const bound = new Map()
  const declarations = new Set()
  const edits = []

  const refuse = (node, why) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    throw new Error(`${file}:${line}: ${node.getText().replace(/\s+/g, ' ')}: ${why}`)
  }
  const isPart = (set, path) => names[set].some((name) => name.startsWith(path))

  /** `const t = useText<HeaderTexts>().navigation` */
  const bind = (call) => {
    const set = SOURCES[call.expression.text] ?? types[call.typeArguments?.[0].getText()]
    if (!set) refuse(call, 'name a type that is imported from the file of the German texts')
    if (!LISTED.includes(set)) return
    let end = call
    let part = ''
    while (ts.isPropertyAccessExpression(end.parent)) {
      end = end.parent
      part += `${end.name.text}.`
    }
    const variable = end.parent
    if (!ts.isVariableDeclaration(variable) || !ts.isIdentifier(variable.name))
      refuse(variable, 'bind the texts to a variable, const t = …')
    if (!isPart(set, part)) refuse(variable, `${set} has no such part`)
    const { text } = variable.name
    const before = bound.get(text) ?? { set, part }
    if (before.set !== set || before.part !== part)
      refuse(variable, `${text} is the name of other texts, too`)
    bound.set(text, before)
    declarations.add(variable)
    edits.push([call.end, end.end, ''])
  }

  /** `t.home`, `t?.home`, `t!.home` */
  const number = (variable, { set, part }) => {
    let end = variable
    let path = part
    let access = ''
    while (ts.isNonNullExpression(end.parent) || ts.isPropertyAccessExpression(end.parent)) {
      end = end.parent
      if (ts.isNonNullExpression(end)) continue
      if (end.questionDotToken) access = '?.'
      path += end.name.text
      const at = names[set].indexOf(path)
      if (at >= 0) {
        edits.push([variable.end, end.end, `${access}[${at}]`])
        return
      }
      path += '.'
      if (!isPart(set, path)) refuse(end, `${set} has no such text`)
    }
    const isWhole = path === part && (isTested(end) || (part === '' && isProvided(end)))
    if (!isWhole) refuse(end.parent, 'name each text where it is used, t.name')
  }

  walk(source, (node) => {
    const { parent } = node
    if (ts.isTypeReferenceNode(node) && LISTED.includes(types[node.getText()]) && !definesSource)
      if (!ts.isCallExpression(parent) || !isSource(parent.expression))
        refuse(parent, 'only useText gives these texts')
    if (!isSource(node)) return
    if (ts.isCallExpression(parent) && parent.expression === node) bind(parent)
    else if (ts.isPropertyAccessExpression(parent) || parent.name !== node || parent.propertyName)
      refuse(parent, `call ${node.text} under its own name`)
  })
  walk(source, (node) => {
    if (isErased(node)) return false
    const texts = ts.isIdentifier(node) && !isMember(node) && bound.get(node.text)
    if (!texts || declarations.has(node.parent)) return true
    if (node.parent.name === node) refuse(node.parent, `${node.text} is the name of texts, too`)
    number(node, texts)
    return true
  })

  return edits
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end, by]) => text.slice(0, start) + by + text.slice(end), code)
}

/** Stands before all that reads modules: what it has numbered comes without its types. */
export const numberedTexts = (root) => {
  let names
  return {
    name: 'numbered-texts',
    async buildStart() {
      names = await readTextNames(root)
    },
    async load(id) {
      const [file] = id.split('?')
      if (!/\.tsx?$/.test(file)) return null
      const code = await readFile(file, 'utf8')
      const numbered = numberTexts(code, relative(root, file), names)
      return numbered === code ? null : plainScript(numbered, file)
    },
  }
}
