/** The decorative picture, by the window's width, and the bubble that names the discount. */
import desktop from './images/desktop.jpg'
import tablet from './images/tablet.jpg'

export interface PictureProps {
  /** Checked addresses; the SDK's own pictures where there is none. */
  desktopUrl: string | undefined
  tabletUrl: string | undefined
  alt: string
  discount: string
  voucher: string
  /** Address of a file that ships with the SDK; absent where that is not known. */
  asset: ((path: string) => string) | undefined
}

export const Picture = ({ desktopUrl, tabletUrl, alt, discount, voucher, asset }: PictureProps) => (
  <div className="media">
    <picture>
      <source media="(min-width:1024px)" srcSet={desktopUrl ?? asset?.(desktop)} width={400} height={300} />
      <source media="(min-width:767px)" srcSet={tabletUrl ?? asset?.(tablet)} width={273} height={273} />
      <img part="image" alt={alt} loading="lazy" />
    </picture>
    <p className="bubble" part="discount-bubble">
      <b>{discount}</b> {voucher}
    </p>
  </div>
)
