/** Whether the page's `Integrity-Policy` blocks the loader: it demands a hash, which the loader of a channel cannot have. */
import { found } from '../../../src/doctor/findings.js'
import type { Loader } from '../../../src/doctor/loaders.js'
import type { Check } from '../../../src/doctor/subject.js'
import { printTag } from '../../../src/doctor/tag.js'
import type { CommandSubject } from '../command-subject.js'

/** The value of a directive, such as `script style`. Of a repeated directive, the last one counts. */
const valuesOf = (policy: string, directive: string): readonly string[] | undefined =>
  [...policy.matchAll(new RegExp(`\\b${directive}=\\(([^)]*)\\)`, 'g'))].at(-1)?.[1]?.trim().split(/\s+/)

/** Browsers know the source `inline` only, which means the markup of the page, and is the default. */
function blocksScripts(policy: string): boolean {
  const isInline = valuesOf(policy, 'sources')?.includes('inline') ?? true
  return isInline && valuesOf(policy, 'blocked-destinations')?.includes('script') === true
}

/** Without CORS, a browser may not read the file to check its hash. A module is always fetched with CORS. */
const isChecked = ({ tag: { attributes } }: Loader): boolean =>
  Boolean(attributes['integrity']) &&
  (attributes['crossorigin'] !== undefined || attributes['type'] === 'module')

export const checkIntegrityPolicy: Check<CommandSubject> = ({ headers, loaders }) => {
  if (!blocksScripts(headers.get('integrity-policy') ?? '')) return []
  const blocked = loaders.filter((loader) => loader.isOurs && !isChecked(loader))
  return blocked.map(({ tag }) => found('INTEGRITY_POLICY', {}, printTag(tag)))
}
