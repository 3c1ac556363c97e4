/** Opens an address in the browser of the person who ran the command. */
import { spawn } from 'node:child_process'

const PROGRAMS: Partial<Record<NodeJS.Platform, [program: string, ...args: string[]]>> = {
  darwin: ['open'],
  // The first argument in quotes is the title of a window.
  win32: ['cmd', '/c', 'start', '""'],
}

/** @param onFailure  is called if no program could open the address */
export function openBrowser(url: string, onFailure: () => void): void {
  const [program, ...args] = PROGRAMS[process.platform] ?? ['xdg-open']
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true })
  child.once('error', onFailure)
  child.once('exit', (code) => {
    if (code !== 0) onFailure()
  })
  // The browser may stay open after the shop has stopped.
  child.unref()
}
