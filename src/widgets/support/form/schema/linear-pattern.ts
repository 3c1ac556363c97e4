/**
 * Matches patterns from the host page's schema in linear time. The browser tries the ways through a pattern one after
 * the other, which takes minutes for some patterns and texts, such as `^(\w+\s?){1,20}$` and a sentence. This code
 * follows all ways at once, character by character (Thompson's algorithm), so the time grows only with the length of
 * the text. See ADR 009.
 */
import { parsePattern, type Program } from './parse-pattern.js'

export interface Pattern {
  test(value: string): boolean
}

/** This many steps take about a tenth of a second. Only texts of many thousand characters need more. */
const MAX_STEPS = 1_000_000

class TooLong extends Error {}

/** @param isAnywhere  whether the match may begin after `from` */
function isMatch(
  program: Program,
  text: readonly string[],
  from: number,
  isAnywhere: boolean,
  takeStep: () => void,
): boolean {
  let states = [0]
  for (let at = from; at <= text.length && states.length > 0; at++) {
    const seen = new Set<number>()
    const following: number[] = isAnywhere ? [0] : []
    while (states.length > 0) {
      const state = states.pop()!
      if (seen.has(state)) continue
      seen.add(state)
      takeStep()
      if (state === program.length) return true
      const { character, check, next } = program[state]!
      if (character) {
        if (at < text.length && character.test(text[at]!)) following.push(...next)
      } else if (!check || check(text, at, (inner) => isMatch(inner, text, at, false, takeStep)))
        states.push(...next)
    }
    states = following
  }
  return false
}

/**
 * @param maxSteps  a check that needs more steps stops, and the text passes: the service decides
 * @returns `undefined` if the text is not a valid pattern, or uses what cannot be followed in linear time
 */
export function linearPattern(source: string, maxSteps = MAX_STEPS): Pattern | undefined {
  try {
    // Throws if the pattern is not valid.
    new RegExp(source, 'u')
    const program = parsePattern(source)
    return {
      test(value) {
        let steps = 0
        const takeStep = () => {
          if (++steps > maxSteps) throw new TooLong()
        }
        try {
          return isMatch(program, [...value], 0, true, takeStep)
        } catch (error) {
          if (error instanceof TooLong) return true
          throw error
        }
      },
    }
  } catch {
    return undefined
  }
}
