/** Replaces `globalThis` in our zod, which stores its settings there and would share them with the host page's zod. */
export default {} as Record<string, unknown>
