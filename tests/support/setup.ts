/** What tests with a page need besides happy-dom. */
import { runInThisContext } from 'node:vm'
import { configure } from '@testing-library/dom'

// Browsers and Node.js have these. happy-dom does not, and vitest adds only some of Node's globals to a page.
const { BroadcastChannel, CryptoKey, MessageChannel } = runInThisContext('globalThis') as typeof globalThis
Object.assign(globalThis, { BroadcastChannel, CryptoKey, MessageChannel })

// A long timeout, because tests that wait for markup may run on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// happy-dom has no popovers.
if (typeof HTMLElement !== 'undefined') HTMLElement.prototype.showPopover ??= () => {}
