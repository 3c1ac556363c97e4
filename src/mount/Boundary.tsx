/** What surrounds a widget's view: an error boundary, and a notice of the first render. */
import { Component, type ReactNode } from 'react'
import { useLayoutEffect } from '../ui/use-layout-effect.js'

interface Props {
  onError(error: unknown): void
  children: ReactNode
}

/** After an error it renders nothing. */
export class Boundary extends Component<Props, { hasFailed: boolean }> {
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
export function Rendered({ onRendered }: { onRendered(): void }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- only the first render counts
  useLayoutEffect(onRendered, [])
  return null
}
