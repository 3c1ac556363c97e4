/** Which fields the form has. */
import { useContext, useEffect, useState } from 'react'
import type { Host } from '../../host/host.js'
import { FrameContext } from '../../ui/frame.js'
import { OWN_FIELDS, type SupportField } from './fields.js'

/**
 * @param schema  the page's JSON Schema, not checked yet
 * @returns nothing while the code that reads schemas is on its way
 */
export function useFields(host: Host, schema: object | undefined): readonly SupportField[] | undefined {
  const frame = useContext(FrameContext)
  const [fields, setFields] = useState(schema ? undefined : OWN_FIELDS)
  useEffect(() => {
    if (!schema) return
    const read = async () => {
      const { readSchema } = await import('./schema/index.js')
      const found = await readSchema(host, schema, OWN_FIELDS)
      for (const { block } of found) if (block?.styles) frame.adopt(block.styles)
      setFields(found)
    }
    read().catch((error) => {
      // Better the plain form than none; the service decides what it misses.
      setFields(OWN_FIELDS)
      frame.onLoadError(error)
    })
  }, [])
  return fields
}
