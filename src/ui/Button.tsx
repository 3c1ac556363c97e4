/** A button in the shop's colours; while it is busy it says so and cannot be pressed. */
import type { ReactNode } from 'react'

export interface ButtonProps {
  type?: 'submit' | 'button'
  part?: string
  className?: string
  isBusy?: boolean | undefined
  isDisabled?: boolean
  onClick?: () => void
  children: ReactNode
}

export const Button = ({
  type = 'button',
  part,
  className,
  isBusy = false,
  isDisabled = false,
  onClick,
  children,
}: ButtonProps) => (
  <button
    className={className ? `button ${className}` : 'button'}
    type={type}
    part={part}
    disabled={isBusy || isDisabled}
    aria-busy={isBusy || undefined}
    onClick={onClick}
  >
    {children}
  </button>
)
