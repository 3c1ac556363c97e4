/**
 * Replaces `Promise` in all files that we ship, because the host page may have replaced the global one. An async function
 * always returns the engine's own promise. docs/adr/010-promises-of-the-engine.md
 */
export default (async () => {})().constructor as PromiseConstructor
