/** The fields of the form: its own, or as the host's schema changes and adds to them. */
import { useContext, useEffect, useState } from 'react'
import type { Host } from '../../../host/host.js'
import { LazyContext } from '../../../hooks/use-lazy.js'
import { OWN_FIELDS, type SupportField } from './fields.js'

/** @returns `undefined` while the code that reads schemas is on its way */
export function useFields(host: Host, schema: object | undefined): readonly SupportField[] | undefined {
  const lazy = useContext(LazyContext)
  const [fields, setFields] = useState<readonly SupportField[] | undefined>(schema ? undefined : OWN_FIELDS)
  useEffect(() => {
    if (!schema) return
    const read = async () => {
      const { readSchema } = await import('./schema/index.js')
      const found = await readSchema(host, schema)
      for (const { block } of found) if (block?.styles) lazy.adoptStyles(block.styles)
      setFields(found)
    }
    read().catch((error: unknown) => {
      // The plain form is better than no form; the service decides what it misses.
      setFields(OWN_FIELDS)
      lazy.onLoadError(error)
    })
  }, [])
  return fields
}
