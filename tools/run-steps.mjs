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
 * Runs the steps in their order, and goes on after a failure.
 *
 * @param steps     name → command
 * @param names     runs only these; all if there are none
 * @param together  the names of steps that run first, two at a time
 * @returns the highest exit code
 */
export async function runSteps(steps, names, together = []) {
  const unknown = names.find((name) => !Object.hasOwn(steps, name))
  if (unknown !== undefined) {
    console.error(`There is no step "${unknown}". Allowed: ${Object.keys(steps).join(', ')}.`)
    return 1
  }
  const chosen = names.length > 0 ? names : Object.keys(steps)
  const failed = []
  let highest = 0
  const runStep = async (name, output) => {
    if (output === 'inherit') console.log(`\n> ${name}: ${steps[name]}`)
    const code = await run(steps[name], output)
    if (output === 'pipe') console.log(`> ${name}: ${code === 0 ? 'passed' : 'failed'}`)
    if (code !== 0) failed.push(name)
    highest = Math.max(highest, code)
  }
  const queue = chosen.filter((name) => together.includes(name))
  const runQueue = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) await runStep(name, 'pipe')
  }
  await Promise.all([runQueue(), runQueue()])
  for (const name of chosen) if (!together.includes(name)) await runStep(name, 'inherit')
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}.`)
  return highest
}
