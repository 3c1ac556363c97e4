/** What `Shop.doctor()` finds on a page. */

/**
 * error    a widget does not work
 * warning  a widget works, but not as the page intends, or not for every visitor
 * hint     the page could be better
 */
export type Severity = 'error' | 'warning' | 'hint'

export interface Finding {
  /** A code such as `LOADER_TWICE`. `docs/nothing-appears.md` lists all codes. */
  readonly code: string
  readonly severity: Severity
  /** What is wrong, in one or two sentences. */
  readonly problem: string
  /** Why it matters. */
  readonly reason?: string
  /** How to fix it. */
  readonly fix: string
  /** The tag that the finding is about. */
  readonly where?: string
  /** The address of the finding's section in the docs. */
  readonly link: string
}
