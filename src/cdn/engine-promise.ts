/**
 * Replaces `Promise` in all files that we ship. A host page may have put a promise of its own there; what an async
 * function returns is always the engine's. docs/adr/010-promises-of-the-engine.md
 */
export default (async () => {})().constructor as PromiseConstructor
