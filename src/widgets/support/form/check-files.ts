/**
 * Decides which attachments are accepted, by number, size, type, file name extension and first bytes, and whether they are
 * still the same when they are sent. The rest of a file's content is never read.
 */
import type { ATTACHMENT_TYPES } from '../../../services/support.js'

/** The file name extension and the first bytes of each type. */
const KINDS: Record<(typeof ATTACHMENT_TYPES)[number], { extension: RegExp; start: string }> = {
  'image/jpeg': { extension: /\.(jpe?g|jfif)$/i, start: '\xff\xd8\xff' },
  'application/pdf': { extension: /\.pdf$/i, start: '%PDF-' },
  'image/png': { extension: /\.png$/i, start: '\x89PNG\r\n\x1a\n' },
}
/** Number of bytes. */
const LONGEST_START = 8

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
  const kind = Object.hasOwn(KINDS, file.type) ? KINDS[file.type as keyof typeof KINDS] : undefined
  if (!kind?.extension.test(file.name)) return 'type'
  try {
    const bytes = await read(file, 0, LONGEST_START, signal)
    return String.fromCharCode(...bytes).startsWith(kind.start) ? undefined : 'type'
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

async function findProblem(
  file: Attachment,
  readAttached: () => readonly Attachment[],
  { maxFiles, maxFileSize }: FileLimits,
  signal: AbortSignal,
): Promise<FileProblem | undefined> {
  if (readAttached().some((other) => isSame(file, other))) return 'twice'
  if (file.size > maxFileSize * 1000) return 'size'
  const problem = await checkContent(file, signal)
  if (problem) return problem
  // The person may have removed a file while this one was being read.
  return readAttached().length < maxFiles ? undefined : 'count'
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
  for (const file of chosen) {
    const problem = await findProblem(file, () => [...readAttached(), ...accepted], limits, signal)
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
