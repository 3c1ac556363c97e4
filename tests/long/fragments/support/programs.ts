/** Starts programs on free ports, in temporary folders, and stops them after the test. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'playwright/test'
import { cli } from '../../../../tools/paths.mjs'

const cleanups: Array<() => unknown> = []

/** To be called after each test. */
export async function cleanUp(): Promise<void> {
  for (const clean of cleanups.splice(0).reverse()) await clean()
}

/** To be done by `cleanUp`. */
export const afterwards = (clean: () => unknown): void => void cleanups.push(clean)

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-fragments-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** @returns the address of a server of this process */
export async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  cleanups.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export interface Program {
  process: ChildProcess
  /** What it has printed until now. */
  printed(): string
  /** Sends SIGTERM. @returns the exit code */
  stop(): Promise<number | null>
}

/** @param folder  in which the program runs, instead of the folder of the tests */
export function start(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  folder?: string,
): Program {
  const child = spawn(command, args, { env: { ...process.env, ...env }, cwd: folder })
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

/** @returns the status; 0 without an answer */
export const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/** Waits until an address answers with status 200. */
export const isUp = async (url: string, program: Program): Promise<void> =>
  expect.poll(() => statusOf(url), { timeout: 30_000, message: program.printed() }).toBe(200)

/** The built command. Its fragments are fresh for a second only. */
export async function startFragmentServer(shop: string, port: number, ...args: string[]): Promise<Program> {
  const settings = ['--shop', shop, '--port', String(port), '--max-age-s', '1', ...args]
  const program = start(process.execPath, [join(cli, 'main.js'), 'fragments', ...settings])
  await isUp(`http://127.0.0.1:${port}/health`, program)
  return program
}

/** The link of the first entry of a site's navigation, as it is in the markup. */
export async function firstLink(shop: string, site: string): Promise<string> {
  const answer = await fetch(`${shop}/jsonflyoutnavigation?site=${site}`)
  const { list } = (await answer.json()) as { list: Array<{ href: string }> }
  return `<a href="${list[0]!.href}" part="nav-item"`
}

/** The markup that is shown before any script has run; without the JSON for the loader. */
export const shownIn = (html: string): string => html.replace(/<script[^]*?<\/script>/g, '')

export const textOf = async (url: string): Promise<string> => (await fetch(url)).text()
