/** Applies faults to the files below `/cdn/`. */
import type { ShopContext } from '../context.js'
import { cut } from './connection.js'
import type { Fault } from './fault.js'
import { cancelled, delayOf, wait } from './time.js'

/** A number alone delays all files. */
const readValue = (value: string): { part: string; delay: string } => {
  const [part = '', delay = ''] = /^\d+$/.test(value) ? ['', value] : value.split('@')
  return { part, delay }
}

/** Finds the first fault that applies to a file, and counts it as used. */
export const takeFileFault = (faults: readonly Fault[], name: string): Fault | undefined => {
  const fault = faults.find(
    ({ name: call, value, left }) => call === 'cdn' && left > 0 && name.includes(readValue(value).part),
  )
  if (fault) fault.left--
  return fault
}

/** A SHA-256 in base64, as the loader contains one for each chunk. */
const HASH = /[A-Za-z0-9+/]{43}=/g

/** Turns a file into one of an old release: the files whose hashes it contains no longer exist. */
const ofOldRelease = (text: string): string =>
  `/* an old release */\n${text.replace(HASH, (hash) => `old${hash.slice(3)}`)}`

/** Delays a file as the fault says. @returns whether to send the file after the delay */
export const letFilePass = async (c: ShopContext, { mode, value }: Fault): Promise<boolean> => {
  const { signal } = c.req.raw
  if (mode === 'slow') await wait(delayOf(readValue(value).delay), signal)
  if (mode === 'hang') await cancelled(signal)
  return mode !== '404' && mode !== 'hang'
}

/** @returns a response with the file as the fault has changed it; undefined if the fault does not change it */
export const spoilFile = async (
  c: ShopContext,
  { mode }: Fault,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<Response | undefined> => {
  if (mode === 'cut') return cut(c, c.body(body, 200, headers), 'body')
  if (mode === 'tamper') return c.body(Buffer.concat([body, Buffer.from('\n/* tampered */\n')]), 200, headers)
  if (mode === 'old') return c.body(ofOldRelease(new TextDecoder().decode(body)), 200, headers)
  return undefined
}
