/** What the CDN's chunks add to the frame: an event handler that throws is told and goes no further. */
import { handlerErrors } from '../build/react/props.js'
import { createFrame, type Frame } from './frame.js'
import { messageOf } from './message-of.js'
import type { LoaderPage } from './page.js'

export { mountWidget } from './mount.js'

export function open(page: LoaderPage): Frame {
  handlerErrors.report = (error) => page.fail('RENDER_FAILED', messageOf(error))
  return createFrame(page)
}
