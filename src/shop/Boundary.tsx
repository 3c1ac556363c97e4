/** The error boundary around a widget in an application's tree; one in a root of its own needs none. */
import { Component, type ReactNode } from 'react'
import { messageOf } from './message-of.js'

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
    this.props.onError(messageOf(error))
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
