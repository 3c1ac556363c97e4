/** What checks and sends, and what is shown while and after it. */
import type { Host } from '../../../host/host.js'
import stateCss from '../../../ui/form-states.css'
import type { Frame } from '../../../ui/frame.js'
import type { SupportField } from '../fields.js'
import type { Box } from '../use-support.js'
import { createDesk } from './create-desk.js'
import css from './styles.css'

// Nothing here may import from the widget's own chunk, which asks for this one.

/**
 * Makes the desk and lets it take up what the person has done so far.
 *
 * @param own   the form's fields without a schema
 * @param draw  draws the form anew
 */
export async function openDesk(
  host: Host,
  frame: Frame,
  box: Box,
  own: readonly SupportField[],
  draw: () => void,
): Promise<void> {
  const { schema } = box.options
  const fields =
    schema &&
    (await import('../schema/index.js')
      .then(({ readSchema }) => readSchema(host, schema, own))
      // Better the plain form than none; the service decides what it misses.
      .catch(frame.onLoadError))
  frame.adopt(stateCss + css)
  for (const { block } of fields ?? []) if (block?.styles) frame.adopt(block.styles)
  box.fields = fields ?? own
  box.desk = createDesk({ host, box, draw })
  box.desk.empty(box)
  draw()
}
