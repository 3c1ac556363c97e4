/** Starts programs on free ports, in temporary folders, and stops them after the test. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'playwright/test'

const cleanups: Array<() => unknown> = []

/** Must be called after each test, or after all tests of a file that share what was started. */
export async function cleanUp(): Promise<void> {
  for (const clean of cleanups.splice(0).reverse()) await clean()
}

/** The functions that `cleanUp` runs. */
export const afterwards = (clean: () => unknown): void => void cleanups.push(clean)

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-embed-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** @returns the address of a server of this process */
export async function serve(respond: RequestListener): Promise<string> {
  const server = createServer(respond)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  cleanups.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export interface Program {
  process: ChildProcess
  /** The output so far. */
  printed(): string
  /** Sends SIGTERM. @returns the exit code */
  stop(): Promise<number | null>
}

export function start(
  command: string,
  args: string[],
  { env = {}, cwd }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Program {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } })
  let printed = ''
  child.stdout.on('data', (text: Buffer) => (printed += String(text)))
  child.stderr.on('data', (text: Buffer) => (printed += String(text)))
  const exited = once(child, 'exit') as Promise<[number | null]>
  const stop = async () => {
    child.kill('SIGTERM')
    const [code] = await exited
    return code
  }
  cleanups.push(stop)
  return { process: child, printed: () => printed, stop }
}

/** @returns the status; 0 without a response */
const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/** Waits until an address responds with status 200. */
export const isUp = async (url: string, program: Program): Promise<void> =>
  expect.poll(() => statusOf(url), { timeout: 30_000, message: program.printed() }).toBe(200)
