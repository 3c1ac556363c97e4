/** What stands behind the form: it tells what happens, and lets the focus follow where what had it is gone. */
import { useEffect, useRef } from 'react'
import type { Form } from '../../../forms/create-form.js'
import type { Ending } from './send.js'
import type { Values } from './rules.js'

interface AsideProps {
  form: Form<Values, Ending | undefined>
  /** The version of the form that is drawn. */
  version: number
  said: string
}

export function Aside({ form, version, said }: AsideProps) {
  const { result } = form
  const last = useRef({ result }).current
  useEffect(() => form.rendered(version), [version])
  useEffect(() => {
    const drawn = form.props.ref.current
    if (result === 'handed') drawn?.querySelector<HTMLElement>('[type=submit]')?.focus()
    if (last.result === 'sent') drawn?.querySelector('h2')?.focus()
    last.result = result
  }, [result])
  return (
    <p className="quiet" role="status">
      {said}
    </p>
  )
}
