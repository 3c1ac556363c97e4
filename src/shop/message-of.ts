/** What was thrown, in words; it may be anything. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
