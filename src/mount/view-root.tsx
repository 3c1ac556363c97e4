/** The React root of a widget, with its error boundary. */
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Boundary } from './Boundary.js'
import { withoutAdditions } from '../host/without-additions.js'
import type { Container } from './container.js'
import { Rendered } from './Rendered.js'
import { keepTypedInput } from './typed-input.js'

export interface ViewRoot {
  render(view: ReactNode): void
  /** Sets the listener for an error of a later render. The root renders nothing from then on. */
  onError(listener: (error: unknown) => void): void
  unmount(): void
}

/**
 * Renders a view into the container, or hydrates the server's markup there.
 *
 * @returns after the first render
 * @throws whatever the first render threw
 */
export async function createViewRoot(
  { element, serverPlatform }: Container,
  firstView: ReactNode,
): Promise<ViewRoot> {
  const isServerMarkup = serverPlatform !== undefined
  let onRendered = () => {}
  let onError = (_error: unknown) => {}
  const firstRender = new Promise<void>((resolve, reject) => {
    onRendered = resolve
    onError = reject
  })
  const withBoundary = (view: ReactNode) => (
    <Boundary onError={(error) => onError(error)}>
      {view}
      <Rendered onRendered={onRendered} />
    </Boundary>
  )

  const restoreInput = isServerMarkup ? keepTypedInput(element) : undefined
  const root = isServerMarkup
    ? withoutAdditions(() => hydrateRoot(element, withBoundary(firstView)))
    : createRoot(element)
  const render = (view: ReactNode) => withoutAdditions(() => root.render(withBoundary(view)))
  try {
    if (!isServerMarkup) render(firstView)
    await firstRender
    restoreInput?.()
  } catch (error) {
    root.unmount()
    throw error
  }
  return {
    render,
    onError(listener) {
      onError = listener
    },
    unmount: () => root.unmount(),
  }
}
