/** Stands in for `globalThis` in zod, which keeps its settings there. */
export default {} as Record<string, unknown>
