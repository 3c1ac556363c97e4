/**
 * Which attachments are accepted: number, size, type, ending and first bytes must all agree.
 * newsletter-footer-preview-support §5; the file's content is never opened beyond its first bytes.
 */
import type { ATTACHMENT_TYPES } from '../../../contracts/support.js'

/** What a file of each type begins with, and how its name ends. */
const KINDS: Record<(typeof ATTACHMENT_TYPES)[number], { ending: RegExp; start: string }> = {
  'image/jpeg': { ending: /\.(jpe?g|jfif)$/i, start: '\xff\xd8\xff' },
  'application/pdf': { ending: /\.pdf$/i, start: '%PDF-' },
  'image/png': { ending: /\.png$/i, start: '\x89PNG\r\n\x1a\n' },
}
const LONGEST_START = 8

/** Why a file is refused. `unreadable`: it vanished, or is a folder. */
export type FileProblem = 'count' | 'twice' | 'type' | 'size' | 'unreadable'

export interface FileLimits {
  maxFiles: number
  /** In kB of 1,000 bytes. */
  maxFileSize: number
}

/** What the check needs of a `File`. */
export interface Attachment {
  readonly name: string
  readonly size: number
  readonly type: string
  readonly lastModified: number
  slice(start: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

const isSame = (a: Attachment, b: Attachment) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

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

/**
 * Sorts newly chosen files into accepted and refused ones.
 *
 * @param kept  the files that are attached already; they count
 */
export async function checkFiles<F extends Attachment>(
  chosen: readonly F[],
  kept: readonly F[],
  { maxFiles, maxFileSize }: FileLimits,
): Promise<{ accepted: F[]; refused: Array<{ name: string; problem: FileProblem }> }> {
  const accepted: F[] = []
  const refused: Array<{ name: string; problem: FileProblem }> = []
  for (const file of chosen) {
    const present = [...kept, ...accepted]
    const problem = present.some((other) => isSame(file, other))
      ? 'twice'
      : file.size > maxFileSize * 1000
        ? 'size'
        : ((await checkContent(file)) ?? (present.length < maxFiles ? undefined : 'count'))
    if (problem) refused.push({ name: file.name, problem })
    else accepted.push(file)
  }
  return { accepted, refused }
}
