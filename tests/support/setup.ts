/** A long timeout, because tests that wait for markup may run on a busy machine. */
import { configure } from '@testing-library/dom'

configure({ asyncUtilTimeout: 10_000 })

// happy-dom has no popovers.
if (typeof HTMLElement !== 'undefined') HTMLElement.prototype.showPopover ??= () => {}
