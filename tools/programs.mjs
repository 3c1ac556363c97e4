/** Starts programs such as the reference shop, waits until each responds, and stops all of them together. */
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a program may take until it responds. */
const START_MS = 60_000
const POLL_MS = 100

const running = new Set()
let isStopping = false

export function stopPrograms() {
  isStopping = true
  for (const child of running) child.kill('SIGTERM')
}

const isResponding = (url) =>
  fetch(url, { redirect: 'manual' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/**
 * Resolves when the program responds at `url`. If the program ends later, this process ends too.
 *
 * @param what  the subject of the messages, at the beginning of a sentence
 * @throws {Error} if the program ends or does not respond
 */
export async function startProgram(what, command, args, { url, env = {}, cwd }) {
  if (await isResponding(url))
    throw new Error(`${what} cannot be started: another program responds at ${url}.`)
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
    isUp = await isResponding(url)
    if (isUp) return
  }
  throw new Error(`${what} does not respond at ${url}.`)
}
