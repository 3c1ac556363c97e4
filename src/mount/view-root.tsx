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
   * Sets the listener for an error of a later render. The root renders nothing from then on. An error that came before
   * there was a listener is not lost: the listener is called at once.
   */
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
  let isRendered = false
  let settleFirst: (failure?: { error: unknown }) => void
  const firstRender = new Promise<{ error: unknown } | undefined>((resolve) => {
    settleFirst = resolve
  })
  let laterFailure: { error: unknown } | undefined
  let listener: ((error: unknown) => void) | undefined

  const onRendered = () => {
    isRendered = true
    settleFirst()
  }
  const onError = (error: unknown) => {
    if (!isRendered) settleFirst({ error })
    else if (listener) listener(error)
    else laterFailure = { error }
  }
  const withBoundary = (view: ReactNode) => (
    <Boundary onError={onError}>
      {view}
      <Rendered onRendered={onRendered} />
    </Boundary>
  )

  const restoreInput = isServerMarkup ? keepTypedInput(element) : undefined
  const root = isServerMarkup
    ? withoutAdditions(() => hydrateRoot(element, withBoundary(firstView)))
    : createRoot(element)
  const render = (view: ReactNode) => withoutAdditions(() => root.render(withBoundary(view)))
  if (!isServerMarkup) render(firstView)
  const failure = await firstRender
  if (failure) {
    root.unmount()
    throw failure.error
  }
  restoreInput?.()
  return {
    render,
    onError(given) {
      listener = given
      if (laterFailure) given(laterFailure.error)
    },
    unmount: () => root.unmount(),
  }
}
