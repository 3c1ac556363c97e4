/**
 * A pattern of the host's schema, if it cannot be made slow. JavaScript's patterns go back and try again; a
 * repeated group that holds a repetition or alternatives may do so without end, as in `^(a+)+$`.
 */
const REPEATED = /^(?:[*+]|\{\d*,\})/
const VARIABLE = /^(?:[*+?|]|\{\d*,\d*\})/

const isSafe = (source: string): boolean => {
  // What stands for one character each, so that only the structure is left.
  const shape = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  /** For each open group: does it hold something of variable length? */
  const open = [false]
  for (let at = 0; at < shape.length; at++) {
    const rest = shape.slice(at)
    if (shape[at] === '(') {
      open.push(false)
      // `(?:`, `(?=` and their like.
      if (shape[at + 1] === '?') at++
    } else if (shape[at] === ')') {
      const isVariable = open.pop()
      if (isVariable && REPEATED.test(shape.slice(at + 1))) return false
      open[open.length - 1] ||= !!isVariable
    } else if (VARIABLE.test(rest)) open[open.length - 1] = true
  }
  return true
}

/** @returns `undefined` if the text is no pattern, or one that could take very long */
export function safePattern(source: string): RegExp | undefined {
  try {
    return isSafe(source) ? new RegExp(source, 'u') : undefined
  } catch {
    return undefined
  }
}
