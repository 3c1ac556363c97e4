/** A form in a component. */
import { useEffect, useRef, useState } from 'react'
import { createForm, type Form } from './create-form.js'
import type { FormOptions } from './form-options.js'

/** @param options  may differ at each rendering; `initial` is read when the form is created and when it is reset */
export function useForm<V extends object, R>(options: FormOptions<V, R>): Form<V, R> {
  const latest = useRef(options)
  latest.current = options
  const [version, setVersion] = useState(0)
  const [form] = useState(() => createForm<V, R>(() => latest.current, setVersion))
  useEffect(() => form.rendered(version), [version])
  return form
}
