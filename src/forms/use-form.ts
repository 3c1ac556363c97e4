/** React's way to a form. */
import { useEffect, useRef, useState } from 'react'
import { createForm, type Form, type FormOptions } from './create-form.js'

export type { FieldBinding, Form, FormEvent, FormOptions, Outcome } from './create-form.js'

/** @returns the same object at each rendering; what it tells is the newest */
export function useForm<V extends object, R = boolean>(options: FormOptions<V, R>): Form<V, R> {
  const latest = useRef(options)
  latest.current = options
  const [version, render] = useState(0)
  const [form] = useState(() => createForm<V, R>(() => latest.current, render))
  useEffect(() => form.rendered(version), [version])
  return form
}
