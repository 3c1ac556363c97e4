/**
 * Accepts a pattern from the host page's schema only if it cannot become slow. JavaScript's regular expressions
 * backtrack. A repeated group that contains a repetition or alternatives, such as `^(a+)+$`, can take exponential time.
 */
const REPEATED = /^(?:[*+]|\{\d*,\})/
const VARIABLE = /^(?:[*+?|]|\{\d*,\d*\})/

const isSafe = (source: string): boolean => {
  // Replaces escapes and character classes by one character each, so that only the structure remains.
  const structure = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  /** For each open group, whether it contains something of variable length. The first entry is the whole pattern. */
  const openGroups = [false]
  for (let at = 0; at < structure.length; at++) {
    const rest = structure.slice(at)
    if (structure[at] === '(') {
      openGroups.push(false)
      // Skips the `?` of `(?:`, `(?=` and similar groups, which is no quantifier.
      if (structure[at + 1] === '?') at++
    } else if (structure[at] === ')') {
      const isVariable = openGroups.pop()
      if (isVariable && REPEATED.test(structure.slice(at + 1))) return false
      openGroups[openGroups.length - 1] ||= !!isVariable
    } else if (VARIABLE.test(rest)) openGroups[openGroups.length - 1] = true
  }
  return true
}

/** @returns `undefined` if the text is not a valid pattern, or if the pattern could be slow */
export function safePattern(source: string): RegExp | undefined {
  try {
    return isSafe(source) ? new RegExp(source, 'u') : undefined
  } catch {
    return undefined
  }
}
