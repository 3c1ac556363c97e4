/**
 * Decides which attachments are accepted, by number, size, type, file name extension and first bytes, and whether they are
 * still the same when they are sent. The rest of a file's content is never read.
 */
import type { ATTACHMENT_TYPES } from '../../../services/support.js'

interface Kind {
  extension: RegExp
  /** The bytes that a file begins with. */
  start: string
  /** The number of bytes in which `start` may be. */
  within: number
}

const KINDS: Record<(typeof ATTACHMENT_TYPES)[number], Kind> = {
  'image/jpeg': { extension: /^\.(jpe?g|jfif)$/i, start: '\xff\xd8\xff', within: 3 },
  // Mail servers and scanners write a byte order mark, a line break or a header of their own before it, and readers accept that.
  'application/pdf': { extension: /^\.pdf$/i, start: '%PDF-', within: 1024 },
  'image/png': { extension: /^\.png$/i, start: '\x89PNG\r\n\x1a\n', within: 8 },
}

/**
 * What follows the last dot, unless it begins with a digit or has a space, as in `scan 12.03.2026` or `Dr. Müller`. Android's apps
 * name files without an extension, such as `document:4711`. Windows ignores dots and spaces at the end.
 */
const extensionOf = (name: string) =>
  /\.[^.\d\s][^.\s]*$/u.exec(name.slice(-100).replace(/[\s.]+$/u, ''))?.[0]

/** @returns `undefined` if files with this type or extension are not accepted */
function kindOf({ type, name }: Attachment): Kind | undefined {
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type as keyof typeof KINDS] : undefined
  const extension = extensionOf(name)
  return extension === undefined || kind?.extension.test(extension) ? kind : undefined
}

/** Why a file is refused. `unreadable`: the file no longer exists, it is a folder, or the check was aborted. */
export type FileProblem = 'count' | 'twice' | 'type' | 'size' | 'unreadable'

export interface RefusedFile {
  name: string
  problem: FileProblem
}

export interface FileLimits {
  maxFiles: number
  /** Maximum size in kB of 1,000 bytes. */
  maxFileSize: number
}

/** The members of `File` that the check uses. */
export interface Attachment {
  readonly name: string
  readonly size: number
  readonly type: string
  readonly lastModified: number
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

const isSame = (a: Attachment, b: Attachment) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', reject, { once: true })
  })

/** @throws if the file cannot be read, or the check was aborted */
async function read(file: Attachment, start: number, end: number, signal: AbortSignal): Promise<Uint8Array> {
  if (signal.aborted) throw signal.reason
  return new Uint8Array(await Promise.race([file.slice(start, end).arrayBuffer(), aborted(signal)]))
}

/** Checks type, extension and first bytes. */
async function checkContent(file: Attachment, signal: AbortSignal): Promise<FileProblem | undefined> {
  const kind = kindOf(file)
  if (!kind) return 'type'
  try {
    const bytes = await read(file, 0, kind.within, signal)
    return String.fromCharCode(...bytes).includes(kind.start) ? undefined : 'type'
  } catch {
    return 'unreadable'
  }
}

/** Checks that the last byte is still there. A browser may read the start of a file that has become shorter, but cannot send it. */
async function checkEnd(file: Attachment, signal: AbortSignal): Promise<FileProblem | undefined> {
  try {
    return (await read(file, file.size - 1, file.size, signal)).length > 0 ? undefined : 'unreadable'
  } catch {
    return 'unreadable'
  }
}

/** Finds what is wrong without reading the file. */
function findProblem(
  file: Attachment,
  attached: readonly Attachment[],
  { maxFileSize }: FileLimits,
): FileProblem | undefined {
  if (attached.some((other) => isSame(file, other))) return 'twice'
  if (file.size > maxFileSize * 1000) return 'size'
  return kindOf(file) ? undefined : 'type'
}

/** @returns the attached files that are too many or too large, because the limits have become lower */
export function findBeyondLimits<F extends Attachment>(
  attached: readonly F[],
  { maxFiles, maxFileSize }: FileLimits,
): Map<F, FileProblem> {
  const beyond = new Map<F, FileProblem>()
  for (const file of attached) if (file.size > maxFileSize * 1000) beyond.set(file, 'size')
  const fitting = attached.filter((file) => !beyond.has(file))
  for (const file of fitting.slice(maxFiles)) beyond.set(file, 'count')
  return beyond
}

/**
 * Divides newly chosen files into accepted and refused ones.
 *
 * @param readAttached  gives the files that are attached now; they count towards the limit
 * @param signal        aborts the check, because a network drive may take any time; files that are not read yet are
 *                      refused
 */
export async function checkFiles<F extends Attachment>(
  chosen: readonly F[],
  readAttached: () => readonly F[],
  limits: FileLimits,
  signal: AbortSignal,
): Promise<{ accepted: F[]; refused: RefusedFile[] }> {
  const accepted: F[] = []
  const refused: RefusedFile[] = []
  /** The files that would be accepted if there were room. No more of them are read than there may be attachments. */
  let goodFiles = 0
  for (const file of chosen) {
    const readAll = () => [...readAttached(), ...accepted]
    let problem = findProblem(file, readAll(), limits)
    if (!problem && goodFiles >= limits.maxFiles) problem = 'count'
    problem ??= await checkContent(file, signal)
    if (!problem) goodFiles++
    // The person may have removed a file while this one was being read.
    if (!problem && readAll().length >= limits.maxFiles) problem = 'count'
    if (problem) refused.push({ name: file.name, problem })
    else accepted.push(file)
  }
  return { accepted, refused }
}

/**
 * Reads attached files again. A file on a disk may have changed or gone since it was attached, and browsers do not send such
 * a file: the request fails without a reason.
 *
 * @param signal  aborts the check; the result is then meaningless
 */
export async function findChanged<F extends Attachment>(
  attached: readonly F[],
  signal: AbortSignal,
): Promise<Map<F, FileProblem>> {
  const changed = new Map<F, FileProblem>()
  for (const file of attached) {
    const problem = (await checkContent(file, signal)) ?? (await checkEnd(file, signal))
    if (problem) changed.set(file, problem)
  }
  return changed
}
