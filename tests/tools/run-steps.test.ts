/** How `npm test` runs its steps. */
import { beforeEach, expect, test, vi } from 'vitest'
import { runSteps } from '../../tools/run-steps.mjs'

const node = (code: string) => `${JSON.stringify(process.execPath)} -e ${JSON.stringify(code)}`
const STEPS = [
  { fine: node('') },
  { broken: node('process.exit(3)') },
  { worse: node('process.exit(4)') },
  { last: node('') },
]

let printed: string[]
beforeEach(() => {
  printed = []
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((text: string) => void printed.push(text.trim()))
})
test('runs the next steps after a failed one, returns the highest exit code, and names the failed steps', async () => {
  expect(await runSteps(STEPS, [])).toBe(4)
  expect(printed.map((line) => line.split(':')[0])).toEqual([
    '> fine',
    '> broken',
    '> worse',
    '> last',
    'Failed',
  ])
  expect(printed.at(-1)).toBe('Failed: broken, worse.')
})

test('runs only the named steps', async () => {
  expect(await runSteps(STEPS, ['fine', 'last'])).toBe(0)
  expect(printed.map((line) => line.split(':')[0])).toEqual(['> fine', '> last'])
})

test('the steps of a round run together, and each reports at its end whether it has passed', async () => {
  const [first, broken, , last] = STEPS
  expect(await runSteps([{ ...broken, ...last }, first!], [])).toBe(3)
  expect(printed.slice(0, 2).sort()).toEqual(['> broken: failed', '> last: passed'])
  expect(printed[2]).toMatch(/^> fine: /)
})

test('refuses an unknown name, and lists the allowed ones', async () => {
  expect(await runSteps(STEPS, ['fine', 'toString'])).toBe(1)
  expect(printed).toEqual(['There is no step "toString". Allowed: fine, broken, worse, last.'])
})
