/**
 * Decides which attachments are accepted, by number, size, type, file name ending and first bytes. The rest of a file's
 * content is never read. newsletter-footer-preview-support §5.
 */
import type { ATTACHMENT_TYPES } from '../../../contracts/support.js'

/** For each type, the ending of the file name and the first bytes. */
const KINDS: Record<(typeof ATTACHMENT_TYPES)[number], { ending: RegExp; start: string }> = {
  'image/jpeg': { ending: /\.(jpe?g|jfif)$/i, start: '\xff\xd8\xff' },
  'application/pdf': { ending: /\.pdf$/i, start: '%PDF-' },
  'image/png': { ending: /\.png$/i, start: '\x89PNG\r\n\x1a\n' },
}
/** In bytes. */
const LONGEST_START = 8

/** Why a file is refused. `unreadable`: the file no longer exists, or it is a folder. */
export type FileProblem = 'count' | 'twice' | 'type' | 'size' | 'unreadable'

export interface FileLimits {
  maxFiles: number
  /** In kB of 1,000 bytes. */
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

/** Checks type, ending and first bytes. */
async function checkContent(file: Attachment): Promise<FileProblem | undefined> {
  const kind = Object.hasOwn(KINDS, file.type) ? KINDS[file.type as keyof typeof KINDS] : undefined
  if (!kind?.ending.test(file.name)) return 'type'
  try {
    const bytes = new Uint8Array(await file.slice(0, LONGEST_START).arrayBuffer())
    return String.fromCharCode(...bytes).startsWith(kind.start) ? undefined : 'type'
  } catch {
    return 'unreadable'
  }
}

async function findProblem(
  file: Attachment,
  attached: readonly Attachment[],
  { maxFiles, maxFileSize }: FileLimits,
): Promise<FileProblem | undefined> {
  if (attached.some((other) => isSame(file, other))) return 'twice'
  if (file.size > maxFileSize * 1000) return 'size'
  const problem = await checkContent(file)
  if (problem) return problem
  return attached.length < maxFiles ? undefined : 'count'
}

/**
 * Divides newly chosen files into accepted and refused ones.
 *
 * @param attached  the files that are attached already; they count towards the limit
 */
export async function checkFiles<F extends Attachment>(
  chosen: readonly F[],
  attached: readonly F[],
  limits: FileLimits,
): Promise<{ accepted: F[]; refused: Array<{ name: string; problem: FileProblem }> }> {
  const accepted: F[] = []
  const refused: Array<{ name: string; problem: FileProblem }> = []
  for (const file of chosen) {
    const problem = await findProblem(file, [...attached, ...accepted], limits)
    if (problem) refused.push({ name: file.name, problem })
    else accepted.push(file)
  }
  return { accepted, refused }
}
