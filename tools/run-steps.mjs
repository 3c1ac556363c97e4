/** Runs the programs of checks and preparations, including those from packages, such as `vitest`. */
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './paths.mjs'

const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)

/**
 * @param output  `inherit` prints while the program runs, `pipe` after it has ended
 * @returns its exit code
 */
const run = (command, output) =>
  new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      env: { ...process.env, PATH },
      shell: true,
      stdio: ['inherit', output, output],
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += text))
    child.once('close', (code) => {
      process.stdout.write(printed)
      resolve(code ?? 1)
    })
  })

/** Runs commands one after another. The first that fails ends the process. */
export async function runInOrder(...commands) {
  for (const command of commands) {
    const code = await run(command, 'inherit')
    if (code !== 0) process.exit(code)
  }
}

/**
 * Runs the rounds in their order, and goes on after a failure. The steps of a round run two at a time.
 *
 * @param rounds  for each round: name of a step → command
 * @param names   runs only these; all if there are none
 * @returns the highest exit code
 */
export async function runSteps(rounds, names) {
  const allowed = rounds.flatMap(Object.keys)
  const unknown = names.find((name) => !allowed.includes(name))
  if (unknown !== undefined) {
    console.error(`There is no step "${unknown}". Allowed: ${allowed.join(', ')}.`)
    return 1
  }
  const failed = []
  let highest = 0
  const runStep = async ([name, command], output) => {
    if (output === 'inherit') console.log(`\n> ${name}: ${command}`)
    const code = await run(command, output)
    if (output === 'pipe') console.log(`> ${name}: ${code === 0 ? 'passed' : 'failed'}`)
    if (code !== 0) failed.push(name)
    highest = Math.max(highest, code)
  }
  for (const round of rounds) {
    const queue = Object.entries(round).filter(([name]) => names.length === 0 || names.includes(name))
    const output = queue.length > 1 ? 'pipe' : 'inherit'
    const runQueue = async () => {
      for (let step = queue.shift(); step; step = queue.shift()) await runStep(step, output)
    }
    await Promise.all([runQueue(), runQueue()])
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`)
  return highest
}
