/** A form in a component. */
import { useEffect, useRef, useState } from 'react'
import { createForm, type Form, type FormOptions } from './create-form.js'

/** @param options  may be new at each rendering; `initial` counts when the form is made and when it is reset */
export function useForm<V extends object, R>(options: FormOptions<V, R>): Form<V, R> {
  const latest = useRef(options)
  latest.current = options
  const [version, setVersion] = useState(0)
  const [form] = useState(() => createForm<V, R>(() => latest.current, setVersion))
  useEffect(() => form.rendered(version), [version])
  return form
}
