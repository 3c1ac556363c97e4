/**
 * Replaces `Promise` in all files that we ship, because the host page may have replaced the global one. An async function
 * always returns the engine's own promise. ADR 010 in docs/contributing/decisions.md
 */
export default (async () => {})().constructor as PromiseConstructor
