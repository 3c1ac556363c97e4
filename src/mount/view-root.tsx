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
  /**
   * Sets the listener for an error in a later render, after which the root renders nothing. If such an error has already
   * happened, the listener is called at once.
   */
  onError(listener: (error: unknown) => void): void
  unmount(): void
}

/**
 * Renders a view into the container, or hydrates the server's markup there.
 *
 * @returns a promise that resolves after the first render
 * @throws whatever the first render threw
 */
export async function createViewRoot(
  { element, serverPlatform }: Container,
  firstView: ReactNode,
): Promise<ViewRoot> {
  const isServerMarkup = serverPlatform !== undefined
  let failure: { error: unknown } | undefined
  let listener: ((error: unknown) => void) | undefined
  let endFirstRender: () => void
  const firstRender = new Promise<void>((resolve) => {
    endFirstRender = resolve
  })
  const onError = (error: unknown) => {
    if (listener) listener(error)
    else failure = { error }
    endFirstRender()
  }
  const withBoundary = (view: ReactNode) => (
    <Boundary onError={onError}>
      {view}
      <Rendered onRendered={() => endFirstRender()} />
    </Boundary>
  )

  const restoreInput = isServerMarkup ? keepTypedInput(element) : undefined
  const root = isServerMarkup
    ? withoutAdditions(() => hydrateRoot(element, withBoundary(firstView)))
    : createRoot(element)
  const render = (view: ReactNode) => withoutAdditions(() => root.render(withBoundary(view)))
  if (!isServerMarkup) render(firstView)
  await firstRender
  if (failure) {
    root.unmount()
    throw failure.error
  }
  restoreInput?.()
  return {
    render,
    onError(given) {
      listener = given
      if (failure) given(failure.error)
    },
    unmount: () => root.unmount(),
  }
}
