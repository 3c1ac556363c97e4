import { useRef, type RefObject } from 'react'
import { useLayoutEffect } from '../../../ui/use-layout-effect.js'

/** Adds a listener to an element. React hears no events outside the root that it renders into, and the messages may be there. */
export function useListener<E extends HTMLElement, T extends keyof HTMLElementEventMap>(
  type: T,
  listener: (event: HTMLElementEventMap[T]) => void,
  element: RefObject<E | null>,
): void {
  const latest = useRef(listener)
  useLayoutEffect(() => {
    latest.current = listener
  })
  useLayoutEffect(() => {
    const { current } = element
    const onEvent = (event: HTMLElementEventMap[T]) => latest.current(event)
    current?.addEventListener(type, onEvent)
    return () => current?.removeEventListener(type, onEvent)
  }, [element, type])
}
