/**
 * `.well-known/security.txt` (RFC 9116) in the release folder: where people report security problems. The shop writes its own
 * address into it once. Later releases keep what the shop has written, and only renew the date and the address of the file.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IN_RELEASE } from '../placeholders.js'
import { writeEdited } from './files.js'

const PATH = '.well-known/security.txt'

/** `SECURITY.md` has the same placeholder. */
const CONTACT = `Contact: mailto:${IN_RELEASE.security.text}`

/** The standard recommends less than a year. */
const DAYS = 360
const DAY_MS = 86_400_000

/** Replaces the field, or adds it. */
function setField(lines: readonly string[], name: string, value: string): string[] {
  const others = lines.filter((line) => !line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return [...others, `${name}: ${value}`]
}

/**
 * @param origin  where the release folder is served; browsers and tools look for the file at the root of its host
 * @param now     the date of the release
 * @returns the addresses that people report to
 */
export function writeSecurityText(folder: string, origin: string, now: Date): string[] {
  const path = join(folder, PATH)
  const written = existsSync(path) ? readFileSync(path, 'utf8') : CONTACT
  const kept = written.split(/\r?\n/).filter((line) => line.trim() !== '')
  // A date without fractions of a second, which some validators refuse.
  const expires = `${new Date(now.getTime() + DAYS * DAY_MS).toISOString().slice(0, 19)}Z`
  const canonical = new URL(`/${PATH}`, origin).href
  const text = setField(setField(kept, 'Expires', expires), 'Canonical', canonical).join('\n')
  writeEdited(path, `${text}\n`)
  return [...text.matchAll(/^Contact: *(?:mailto:)?(.*)$/gim)].map(([, address]) => address!)
}
