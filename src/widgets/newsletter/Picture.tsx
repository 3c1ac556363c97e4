/** The decorative picture, by the window's width, and the bubble that names the discount. */
import desktopPath from './images/desktop.jpg'
import tabletPath from './images/tablet.jpg'

export interface PictureProps {
  /** Checked addresses; the SDK's own pictures where there is none. */
  desktop: string | undefined
  tablet: string | undefined
  alt: string
  discount: string
  voucher: string
  asset(path: string): string
}

export const Picture = ({ desktop, tablet, alt, discount, voucher, asset }: PictureProps) => (
  <div className="media">
    <picture>
      <source media="(min-width:1024px)" srcSet={desktop ?? asset(desktopPath)} />
      <source media="(min-width:767px)" srcSet={tablet ?? asset(tabletPath)} />
      <img part="image" alt={alt} loading="lazy" />
    </picture>
    <p className="bubble" part="discount-bubble">
      <b>{discount}</b> {voucher}
    </p>
  </div>
)
