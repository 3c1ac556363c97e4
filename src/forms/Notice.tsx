/** A message about the whole form. The form moves the focus to one that answers a submit. */
export const Notice = ({ part, text }: { part: string; text: string }) => (
  <p className="notice" part={part} role="alert" tabIndex={-1}>
    {text}
  </p>
)
