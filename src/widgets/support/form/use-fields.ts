/** The fields of the form: the built-in ones, or those that the `schema` option describes. */
import { useContext, useEffect, useState } from 'react'
import type { Host } from '../../../host/host.js'
import { LazyContext } from '../../../hooks/use-lazy.js'
import { BUILT_IN_FIELDS, type SupportField } from './fields.js'

/** @returns `undefined` while the code that reads schemas is loading */
export function useFields(host: Host, schema: object | undefined): readonly SupportField[] | undefined {
  const lazy = useContext(LazyContext)
  const [fields, setFields] = useState<readonly SupportField[] | undefined>(
    schema ? undefined : BUILT_IN_FIELDS,
  )
  useEffect(() => {
    if (!schema) return
    const read = async () => {
      const { readSchema } = await import('./schema/index.js')
      const found = await readSchema(host, schema)
      for (const { block } of found) if (block?.styles) lazy.adoptStyles(block.styles)
      setFields(found)
    }
    read().catch((error: unknown) => {
      // A form without the schema's fields is better than no form. The service decides what is missing.
      setFields(BUILT_IN_FIELDS)
      lazy.onLoadError(error)
    })
  }, [])
  return fields
}
