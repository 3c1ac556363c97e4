/** The JSON in a promotion's `contentJSON`. header-search-cart §3. */
import * as z from 'zod/mini'
import { count, flag, list, maybe, oneOf, or, text } from './shape.js'

/** A CSS declaration list as text or an object of properties; only checked values of it are ever used. */
const css = z.union([
  text(1000),
  z.pipe(
    z.custom<object>((value) => typeof value === 'object' && value !== null),
    z.transform((value: object) =>
      Object.entries(value)
        .slice(0, 20)
        .map(([name, setting]) => `${name}:${String(setting)}`)
        .join(';')
        .slice(0, 1000),
    ),
  ),
])

const cutout = z.object({
  imagePath: text(),
  targetSize: or(z.object({ width: or(count(), 0), height: or(count(), 0) }), { width: 0, height: 0 }),
  /** Window width in px from which on the cutout is used; a name (xs…4xl) or a number in the service's answer. */
  breakpoint: maybe(
    z.union([
      text(20),
      z.pipe(
        z.number(),
        z.transform((width: number) => `${width}`),
      ),
    ]),
  ),
  imageCss: maybe(css),
  containerCss: maybe(css),
})
export type Cutout = z.infer<typeof cutout>

export const promotionContent = z.object({
  headline: or(text(300), ''),
  headlineShort: or(text(150), ''),
  subline: or(text(500), ''),
  image: maybe(z.object({ imageData: z.object({ cutouts: list(cutout) }) })),
  theme: maybe(oneOf(['light', 'dark'])),
  backgroundColorCode: maybe(text(40)),
  textColor: maybe(text(40)),
  legalText: or(text(5000), ''),
  legalTextHint: or(text(200), ''),
  legalTextHintShort: or(text(100), ''),
  voucherCode: or(text(60), ''),
  voucherCodeInstructions: or(text(300), ''),
  ctaButtonLink: or(text(), ''),
  ctaButtonText: or(text(100), ''),
  links: list(z.object({ url: or(text(), ''), text: text(200), boldLink: flag() })),
})
export type PromotionContent = z.infer<typeof promotionContent>
