/** Reads the public types of `src/api/*.ts` and their explanations (JSDoc), with TypeScript's parser. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../paths.mjs'

/**
 * @typedef {object} Member
 * @property {string} name
 * @property {string} type         as written in the source, without `| undefined`
 * @property {boolean} isOptional
 * @property {string[] | undefined} parameters  of a method: their names, with `?` or `…` where they have one
 * @property {string[]} parameterTypes          of a method: the types of its parameters
 * @property {string} explanation  the JSDoc comment
 * @property {Record<string, string>} tags      the JSDoc tags: `default`, `returns`, `throws`
 * @property {Record<string, string>} parameterTexts  of a method: what `@param` says of each
 */

const folder = join(root, 'src/api')
const sources = readdirSync(folder).map((name) =>
  ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true),
)

const oneLine = (text) => text.replace(/\s+/g, ' ').trim()
/** Prettier separates the members of a type with a semicolon or a line break. */
const textOf = (node) =>
  ts.isTypeLiteralNode(node)
    ? `{ ${node.members.map((member) => oneLine(member.getText()).replace(/;$/, '')).join('; ')} }`
    : oneLine(node.getText()).replace(/ \| undefined$/, '')

function declarationOf(name) {
  for (const { statements } of sources) {
    const found = statements.find((statement) => statement.name?.text === name)
    if (found) return found
  }
  throw new Error(`src/api/ has no type "${name}"`)
}

const commentOf = (node) => oneLine(ts.getTextOfJSDocComment(node?.comment) ?? '')

function readJsDoc(node) {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  const tags = doc?.tags ?? []
  return {
    explanation: commentOf(doc),
    tags: Object.fromEntries(tags.map((tag) => [tag.tagName.text, commentOf(tag)])),
    parameterTexts: Object.fromEntries(
      tags.filter(ts.isJSDocParameterTag).map((tag) => [tag.name.getText(), commentOf(tag)]),
    ),
  }
}

const printParameter = ({ name, questionToken, dotDotDotToken }) =>
  `${dotDotDotToken ? '…' : ''}${name.text}${questionToken ? '?' : ''}`

const toMember = (node) => ({
  name: node.name.text,
  type: node.type ? textOf(node.type) : 'unknown',
  isOptional: node.questionToken !== undefined,
  parameters: ts.isMethodSignature(node) ? node.parameters.map(printParameter) : undefined,
  parameterTypes: ts.isMethodSignature(node) ? node.parameters.map(({ type }) => textOf(type)) : [],
  ...readJsDoc(node),
})

/**
 * @param {string} name  the name of an interface
 * @returns {Member[]}
 */
export const membersOf = (name) => declarationOf(name).members.map(toMember)

export const isInterface = (name) =>
  sources.some(({ statements }) =>
    statements.some((one) => ts.isInterfaceDeclaration(one) && one.name.text === name),
  )

/**
 * The members of each widget's options, from the interface that `OptionsOf` names or from the type that it contains.
 *
 * @returns {Record<string, Member[]>}
 */
export const optionsOfWidgets = () =>
  Object.fromEntries(
    declarationOf('OptionsOf').members.map(({ name, type }) => {
      if (ts.isTypeLiteralNode(type)) return [name.text, type.members.map(toMember)]
      return [name.text, isInterface(textOf(type)) ? membersOf(textOf(type)) : []]
    }),
  )

/** The members of a union or list of texts, which cannot have JSDoc: each with the comment before it. */
function readCodes(nodes) {
  const text = nodes[0].getSourceFile().text
  return nodes.map((node, at) => {
    const between = text.slice(nodes[at - 1]?.end ?? nodes.pos, node.getStart())
    const [, comment = ''] = /\/\*\*([^]*?)\*\//.exec(between) ?? []
    return { name: node.text ?? node.literal.text, explanation: oneLine(comment.replace(/^\s*\*/gm, '')) }
  })
}

/** The members of a union of texts, each with the comment above it. */
export const unionOf = (name) => readCodes(declarationOf(name).type.types)

/** The texts of an exported list (`as const`), each with the comment above it. */
export function listOf(name) {
  for (const { statements } of sources)
    for (const statement of statements.filter(ts.isVariableStatement)) {
      const found = statement.declarationList.declarations.find((one) => one.name.text === name)
      if (found) return readCodes(found.initializer.expression.elements)
    }
  throw new Error(`src/api/ has no list "${name}"`)
}
