/** The web platform features that a style sheet uses. It reads minified sheets, which have no comments and no spare spaces. */
import { isKnown, namesBelow } from './compat-data.mjs'

/** Branches of the data that describe functions, such as `clamp()` and `light-dark()`. */
const FUNCTION_BRANCHES = ['css.types', ...namesBelow('css.types').map((name) => `css.types.${name}`)]
const SELECTORS = 'css.selectors'
const MEDIA = 'css.at-rules.media'

const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found)

/** Texts, attribute values and addresses contain no features. */
const withoutTexts = (css) => css.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '""')

const featuresOfSelectors = (prelude) => [
  ...all(prelude, /:{1,2}([a-z-]+)/g).map((name) => `${SELECTORS}.${name}`),
  ...(prelude.includes('&') ? [`${SELECTORS}.nesting`] : []),
]

const featuresOfRule = (prelude) => {
  const [name, ...rest] = prelude.slice(1).split(/[ (]/)
  const features = [`css.at-rules.${name}`]
  if (name !== 'media') return features
  const condition = rest.join(' ')
  return [
    ...features,
    ...all(condition, /([a-z-]+)/g).map((feature) => `${MEDIA}.${feature}`),
    ...(/[<>]/.test(condition) ? [`${MEDIA}.range_syntax`] : []),
  ]
}

const featuresOfDeclaration = ([, property, value]) => {
  const key = `css.properties.${property}`
  const words = all(value, /(?<![\w-])([a-z][a-z-]*)/g)
  const functions = all(value, /(?<![\w-])([a-z-]+)\(/g)
  return [
    key,
    ...words.map((word) => `${key}.${word}`),
    ...functions.map((name) => FUNCTION_BRANCHES.map((branch) => `${branch}.${name}`).find(isKnown)),
    ...(/\d[dsl]v[a-z]+/.test(value) ? ['css.types.length.viewport_percentage_units_dynamic'] : []),
  ]
}

/** @returns the keys of all features that the data knows */
export function featuresOfSheet(css) {
  const text = withoutTexts(css)
  const preludes = all(text, /([^{};]+)\{/g)
  const declarations = [...text.matchAll(/(?<=[{;}])([a-z-]+):([^{};]+)(?=[;}])/g)]
  const found = [
    ...preludes.flatMap((prelude) =>
      prelude.startsWith('@') ? featuresOfRule(prelude) : featuresOfSelectors(prelude),
    ),
    ...declarations.flatMap(featuresOfDeclaration),
  ]
  return new Set(found.flatMap((key) => (key && isKnown(key) ? [key] : [])))
}
