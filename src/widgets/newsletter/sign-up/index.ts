/** What the form needs from the first interaction on. */
import type { Host } from '../../../host/host.js'
import stateCss from '../../../ui/form-states.css'
import type { Frame } from '../../../ui/frame.js'
import type { Moment } from '../use-newsletter.js'
import { createSender } from './create-sender.js'
import { draw } from './draw.js'
import css from './styles.css'

/**
 * Starts checking, sending and prefilling, and adds the parts of the form that appear with the first interaction.
 *
 * @param render  takes the version of the form that is to be drawn
 */
export function open(now: Moment, host: Host, frame: Frame, render: (version: unknown) => void): void {
  frame.adopt(stateCss + css)
  const sender = createSender(host, now, render)
  now.hasFailed = false
  now.draw = () => draw(now, host, sender)
  render({})
}
