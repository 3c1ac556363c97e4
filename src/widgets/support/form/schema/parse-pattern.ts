/**
 * Translates a regular expression into a program for `linear-pattern.ts`. What a single character may be (`a`, `\d`,
 * `[^@\s]`, `\p{L}`) is left to the browser's own expressions; only the structure around it is translated.
 */

/** Looks at a place in the text without consuming a character. */
export type Check = (text: readonly string[], at: number, look: (program: Program) => boolean) => boolean

/**
 * Has `character` or `check`, or neither. `next` lists the instructions that may follow; the end is after the last one.
 */
interface Instruction {
  character?: RegExp
  check?: Check
  next: number[]
}
export type Program = Instruction[]

/** Adds instructions to the end of a program. A repetition calls it several times. */
type Emit = (program: Program) => void

/** A repetition with a count is expanded, so `(x{999}){999}` would be long. */
const MAX_INSTRUCTIONS = 5_000

/** Matches an escape, a class or a plain character. Two escaped halves of a surrogate pair are one character. */
const CHARACTER =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|p\{[^}]*\}|P\{[^}]*\}|c[a-zA-Z]|[^])|\[(?:\\[^]|[^\]\\])*\]|[^]/uy
const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y
const GROUP = /\((?:\?(?::|(=|!)|<[^=!>]+>))?/y
const ENDS_ALTERNATIVE = /[|)]|$/y

const isWordCharacter = (character: string | undefined) => character !== undefined && /\w/.test(character)
const isBoundary: Check = (text, at) => isWordCharacter(text[at - 1]) !== isWordCharacter(text[at])
const CHECKS: Readonly<Record<string, Check>> = {
  '^': (_text, at) => at === 0,
  $: (text, at) => at === text.length,
  '\\b': isBoundary,
  '\\B': (...place) => !isBoundary(...place),
}

const add = (program: Program, instruction: Omit<Instruction, 'next'>, next = [program.length + 1]) => {
  if (program.length >= MAX_INSTRUCTIONS) throw new Error('The pattern is too long.')
  return program[program.push({ ...instruction, next }) - 1]!
}

const compile = (emit: Emit): Program => {
  const program: Program = []
  emit(program)
  return program
}

/** `a|b`: go to either, and from the end of `a` to the end of `b`. */
const either =
  (first: Emit, second: Emit): Emit =>
  (program) => {
    const split = add(program, {})
    first(program)
    const jump = add(program, {})
    split.next.push(program.length)
    second(program)
    jump.next = [program.length]
  }

const repeated =
  (body: Emit, min: number, max: number): Emit =>
  (program) => {
    for (let count = 0; count < min; count++) body(program)
    if (max === Infinity) {
      const start = program.length
      const split = add(program, {})
      body(program)
      add(program, {}, [start])
      split.next.push(program.length)
      return
    }
    const splits: Instruction[] = []
    for (let count = min; count < max; count++) {
      splits.push(add(program, {}))
      body(program)
    }
    for (const split of splits) split.next.push(program.length)
  }

/**
 * @param source  a valid expression with the flag `u`
 * @throws if it is too long, or uses a back reference or a lookbehind, which a linear search cannot match
 */
export function parsePattern(source: string): Program {
  let at = 0
  const take = (expression: RegExp): RegExpExecArray | undefined => {
    expression.lastIndex = at
    const match = expression.exec(source)
    if (!match) return undefined
    at += match[0].length
    return match
  }
  const isAt = (expression: RegExp): boolean => {
    expression.lastIndex = at
    return expression.test(source)
  }

  function parseGroup([opening, look]: RegExpExecArray): Emit {
    if (source[at] === '?') throw new Error(`${opening}? is not supported.`)
    const body = parseAlternatives()
    at++
    if (!look) return body
    const program = compile(body)
    return (outer) => {
      add(outer, { check: (_text, _at, matches) => matches(program) === (look === '=') })
    }
  }

  function parseTerm(): Emit {
    const group = take(GROUP)
    if (group) return parseGroup(group)
    const [character] = take(CHARACTER)!
    if (/^\\[1-9k]/.test(character)) throw new Error(`${character} is not supported.`)
    const check = CHECKS[character]
    const instruction = check ? { check } : { character: new RegExp(`^${character}$`, 'u') }
    return (program) => {
      add(program, instruction)
    }
  }

  function parseAlternative(): Emit {
    const terms: Emit[] = []
    while (!isAt(ENDS_ALTERNATIVE)) {
      const term = parseTerm()
      const [, sign, from, comma, to] = take(QUANTIFIER) ?? []
      if (sign) terms.push(repeated(term, sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity))
      else if (from) terms.push(repeated(term, +from, comma ? (to ? +to : Infinity) : +from))
      else terms.push(term)
    }
    return (program) => {
      for (const term of terms) term(program)
    }
  }

  function parseAlternatives(): Emit {
    const first = parseAlternative()
    if (source[at] !== '|') return first
    at++
    return either(first, parseAlternatives())
  }

  return compile(parseAlternatives())
}
