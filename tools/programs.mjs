/** Programs such as the reference shop: each is started and awaited, and all are stopped together. */
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a program may take until it answers. */
const START_MS = 60_000
const POLL_MS = 100

const running = new Set()
let isStopping = false

export function stopPrograms() {
  isStopping = true
  for (const child of running) child.kill('SIGTERM')
}

const isAnswering = (url) =>
  fetch(url, { redirect: 'manual' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/**
 * Resolves when the program answers at `url`. If it ends later, so does this process.
 *
 * @param what  for messages: the beginning of a sentence
 * @throws {Error} if it ends or does not answer
 */
export async function startProgram(what, command, args, { url, env = {}, cwd }) {
  if (await isAnswering(url)) throw new Error(`${what} cannot be started: another program answers at ${url}.`)
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  running.add(child)
  let failure
  let isUp = false
  child.once('error', ({ message }) => (failure = message))
  child.once('exit', (code) => {
    running.delete(child)
    failure ??= `it has ended with exit code ${code}`
    if (!isUp || isStopping || code === null) return
    console.error(`${what} has ended with exit code ${code}.`)
    stopPrograms()
    process.exit(1)
  })
  for (const end = Date.now() + START_MS; Date.now() < end; await pause(POLL_MS)) {
    if (failure) throw new Error(`${what} could not be started: ${failure}.`)
    isUp = await isAnswering(url)
    if (isUp) return
  }
  throw new Error(`${what} does not answer at ${url}.`)
}
