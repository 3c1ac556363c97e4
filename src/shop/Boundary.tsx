/** The error boundary around each widget, and the sign that it has rendered. */
import { Component, useLayoutEffect, type ReactNode } from 'react'

interface Props {
  onError(message: string): void
  children: ReactNode
}

export class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error instanceof Error ? error.message : String(error))
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** Runs once, after the widget's first markup is complete. */
export function Rendered({ onRendered }: { onRendered(): void }) {
  useLayoutEffect(onRendered, [])
  return null
}
