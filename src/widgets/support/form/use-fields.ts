/** The form's fields: the built-in ones, or those that the `schema` option describes. */
import { useEffect, useMemo, useState } from 'react'
import type { Site } from '../../../api/names.js'
import { reportUnlessLeft } from '../../../host/unless-left.js'
import { useWidget } from '../../../ui/use-widget.js'
import { SITES } from '../../../sites/index.js'
import type { AllOptions } from '../options.js'
import { BUILT_IN_FIELDS, type SupportField } from './fields.js'

const isFamilyName = ({ name }: SupportField) => name === 'customerLastName'

/** The first two fields are the names. On some sites the family name comes first. */
const inOrderOf = (site: Site, fields: readonly SupportField[]): readonly SupportField[] =>
  SITES[site].familyNameFirst
    ? [...fields.filter(isFamilyName), ...fields.filter((field) => !isFamilyName(field))]
    : fields

/** @returns `undefined` while the chunk that reads schemas is loading */
export function useFields({
  schema,
  site,
}: Pick<AllOptions, 'schema' | 'site'>): readonly SupportField[] | undefined {
  const { host, adoptStyles } = useWidget()
  const [fields, setFields] = useState<readonly SupportField[] | undefined>(
    schema ? undefined : BUILT_IN_FIELDS,
  )
  useEffect(() => {
    if (!schema) return
    const read = async () => {
      const { readSchema } = await import('./schema/index.js')
      const found = await readSchema(host, schema)
      for (const { block } of found) if (block?.styles) adoptStyles(block.styles)
      setFields(found)
    }
    read().catch((error: unknown) => {
      // A form without the schema's fields is better than no form. The service decides whether something is missing.
      setFields(BUILT_IN_FIELDS)
      reportUnlessLeft(host, error)
    })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the schema is read once, because other fields would lose what the visitor has typed
  }, [])
  return useMemo(() => fields && inOrderOf(site, fields), [fields, site])
}
