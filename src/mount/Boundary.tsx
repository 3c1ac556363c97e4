/** The error boundary at the root of a widget. After an error it renders nothing. */
import { Component, type ReactNode } from 'react'

interface Props {
  onError(error: unknown): void
  children: ReactNode
}

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
