/** One command at a time: two that write to the same folder would leave files of both. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { parseObject } from '../../src/host/json.js'
import { unfinishedIn } from './files.js'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** @returns whether the lock was free */
function create(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** @returns an empty text if there is no lock any more */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Whether the command that has written the lock was interrupted. On another computer, nobody can tell. */
function isStale(held: string): boolean {
  const { pid, host } = parseObject(held) ?? {}
  if (typeof pid !== 'number' || host !== hostname()) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return codeOf(error) === 'ESRCH'
  }
}

/** @returns whether it is gone: another command may have replaced the same stale lock by its own in the meantime */
function removeStale(folder: string, path: string, held: string): boolean {
  const moved = unfinishedIn(folder)
  try {
    renameSync(path, moved)
  } catch {
    return true
  }
  const isSame = read(moved) === held
  if (isSame) rmSync(moved)
  else renameSync(moved, path)
  return isSame
}

function describe(folder: string, path: string, held: string): string {
  const { pid, host, started } = parseObject(held) ?? {}
  const holder = pid
    ? `process ${pid} on ${host} has worked on it since ${started}`
    : 'another command works on it'
  return (
    `${folder} is locked: ${holder}. Wait until it has ended. ` +
    `If it was interrupted and no longer runs, remove the lock: rm ${path}`
  )
}

/** @throws {Error} if another command works on the folder */
export function withLock(folder: string, work: () => void): void {
  const path = join(folder, '.lock')
  const own = JSON.stringify({ pid: process.pid, host: hostname(), started: new Date().toISOString() })
  if (!create(path, own)) {
    const held = read(path)
    const isFree = isStale(held) && removeStale(folder, path, held) && create(path, own)
    if (!isFree) throw new Error(describe(folder, path, held))
  }
  try {
    work()
  } finally {
    if (read(path) === own) rmSync(path)
  }
}
