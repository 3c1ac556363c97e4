/** A message about the whole form. After a failed submit without an invalid field, `error-focus.ts` moves focus here. */
export const Notice = ({ part, text }: { part: string; text: string }) => (
  <p className="notice" part={part} role="alert" tabIndex={-1}>
    {text}
  </p>
)
