/** A button in the shop's colours. While it is busy, it is disabled and has `aria-busy`. */
import type { ReactNode } from 'react'

export interface ButtonProps {
  type?: 'submit'
  part?: string
  className?: string
  /** The default is a medium size. */
  size?: 'small' | 'large'
  isBusy?: boolean | undefined
  onClick?: () => void
  children: ReactNode
}

export const Button = ({ className = '', size, isBusy, ...props }: ButtonProps) => (
  <button
    type="button"
    {...props}
    className={`button ${className}`}
    data-size={size}
    disabled={isBusy}
    aria-busy={isBusy || undefined}
  />
)
