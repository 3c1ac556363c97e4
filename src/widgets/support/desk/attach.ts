/** What becomes of files that are chosen or dropped. */
import { checkFiles, type FileLimits, type FileProblem } from '../../../forms/files.js'
import type { AllTexts } from '../texts.js'

const REFUSED = {
  count: 'refusedCount',
  twice: 'refusedTwice',
  type: 'refusedType',
  size: 'refusedSize',
  unreadable: 'refusedUnreadable',
} as const satisfies Record<FileProblem, keyof AllTexts>

/** @returns the files to attach, and in words, by name, what was added and what was refused */
export async function attachFiles(
  chosen: readonly File[],
  kept: readonly File[],
  limits: FileLimits,
  t: AllTexts,
): Promise<{ accepted: File[]; added: string; refused: string }> {
  const { accepted, refused } = await checkFiles(chosen, kept, limits)
  const values = { count: limits.maxFiles, size: limits.maxFileSize }
  return {
    accepted,
    added: accepted.map(({ name }) => t.fileAdded({ name })).join(' '),
    refused: refused.map(({ name, problem }) => t[REFUSED[problem]]({ ...values, name })).join('\n'),
  }
}
