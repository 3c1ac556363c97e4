/** A placeholder for the form while its schema is being read. It has the form's size, except for hints. */
import { keysOf } from '../../../host/without-additions.js'
import { BUILT_IN_FIELDS } from './fields.js'

/** The names of the fields that the schema adds. It has not been checked yet. */
function additionalNames(schema: object | undefined): string[] {
  const { properties } = (schema ?? {}) as { properties?: object }
  return keysOf(properties ?? {}).filter((name) => !BUILT_IN_FIELDS.some((field) => field.name === name))
}

export const FormSkeleton = ({ schema }: { schema: object | undefined }) => (
  <div className="skeleton" aria-hidden="true">
    <i className="title" />
    {BUILT_IN_FIELDS.map(({ name, kind }) => (
      <i key={name} className={`bone ${kind}`} data-bone={name} />
    ))}
    {additionalNames(schema).map((name) => (
      <i key={name} className="bone" />
    ))}
    <i className="press" />
  </div>
)
