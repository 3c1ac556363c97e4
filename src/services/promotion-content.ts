/** The content of a header promotion. */
import * as z from 'zod/mini'
import type { Fields } from './fields.js'

/**
 * CSS declarations: a text, or an object of properties, which is converted to a text. The view that shows the picture
 * only uses properties and values on an allow-list.
 */
const createCss = (f: Fields) =>
  z.union([
    f.text(1000),
    f.converted(f.table(z.union([z.string(), z.number()])), (properties) =>
      Object.entries(properties)
        .slice(0, 20)
        .map(([name, value]) => `${name}:${value}`)
        .join(';')
        .slice(0, 1000),
    ),
  ])

function createCutout(f: Fields) {
  const css = createCss(f)
  return z.object({
    imagePath: f.text(),
    targetSize: f.fallback(z.object({ width: f.fallback(f.count(), 0), height: f.fallback(f.count(), 0) }), {
      width: 0,
      height: 0,
    }),
    /** The smallest window width that uses the cutout: a name (xs to 4xl), or a number of px, as a text or a number. */
    breakpoint: f.optional(z.union([f.text(20), f.converted(z.number(), String)])),
    imageCss: f.optional(css),
    containerCss: f.optional(css),
  })
}
export type Cutout = z.infer<ReturnType<typeof createCutout>>

export const createPromotionContent = (f: Fields) =>
  z.object({
    headline: f.fallback(f.text(300), ''),
    headlineShort: f.fallback(f.text(150), ''),
    subline: f.fallback(f.text(500), ''),
    image: f.optional(
      z.object({ imageData: z.object({ cutouts: f.fallback(f.list(createCutout(f)), []) }) }),
    ),
    theme: f.optional(z.enum(['light', 'dark'])),
    backgroundColorCode: f.optional(f.text(40)),
    textColor: f.optional(f.text(40)),
    legalText: f.fallback(f.text(5000), ''),
    legalTextHint: f.fallback(f.text(200), ''),
    legalTextHintShort: f.fallback(f.text(100), ''),
    voucherCode: f.fallback(f.text(60), ''),
    voucherCodeInstructions: f.fallback(f.text(300), ''),
    ctaButtonLink: f.fallback(f.text(), ''),
    ctaButtonText: f.fallback(f.text(100), ''),
    links: f.fallback(
      f.list(z.object({ url: f.fallback(f.text(), ''), text: f.text(200), boldLink: f.flag() })),
      [],
    ),
  })
export type PromotionContent = z.infer<ReturnType<typeof createPromotionContent>>
