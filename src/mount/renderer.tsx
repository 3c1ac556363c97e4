/** Renders a widget's view with React, inside an error boundary. */
import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { withoutAdditions } from '../host/without-additions.js'
import { useLayoutEffect } from '../ui/use-layout-effect.js'

export interface Renderer {
  render(view: ReactNode): void
  /** The error of a later render, if it came before there was a listener. After an error, nothing is rendered. */
  readonly failure: { readonly error: unknown } | undefined
  /** Sets the listener for an error in a later render. */
  onError(listener: (error: unknown) => void): void
  unmount(): void
}

/**
 * @returns a promise that resolves after the first render
 * @throws whatever the first render threw
 */
export async function createRenderer(element: HTMLElement, view: ReactNode): Promise<Renderer> {
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
  const withBoundary = (content: ReactNode) => (
    <Boundary onError={onError}>
      {content}
      <Rendered onRendered={() => endFirstRender()} />
    </Boundary>
  )

  const reactRoot = createRoot(element)
  const render = (latest: ReactNode) => withoutAdditions(() => reactRoot.render(withBoundary(latest)))
  render(view)
  await firstRender
  if (failure) {
    reactRoot.unmount()
    throw failure.error
  }
  return {
    render,
    get failure() {
      return failure
    },
    onError(given) {
      listener = given
    },
    unmount: () => reactRoot.unmount(),
  }
}

/**
 * Renders a view for its markup. It has no placeholder, so its layout effects do not run, and it is removed before the others.
 *
 * @param read  is called while the element has the view
 * @returns what `read` returns
 */
export function renderOnce<T>(element: HTMLElement, view: ReactNode, read: (element: Element) => T): T {
  const reactRoot = createRoot(element)
  try {
    withoutAdditions(() => flushSync(() => reactRoot.render(view)))
    return read(element)
  } finally {
    reactRoot.unmount()
  }
}

interface Props {
  onError(error: unknown): void
  children: ReactNode
}

/** After an error it renders nothing. */
class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** Rendered after the view. Calls back once, when the first render is complete. */
function Rendered({ onRendered }: { onRendered(): void }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- only the first render counts
  useLayoutEffect(onRendered, [])
  return null
}
