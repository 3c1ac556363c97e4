/** The content of a header promotion. */
import * as z from 'zod/mini'
import {
  calmText,
  converted,
  count,
  flag,
  identifier,
  label,
  lenientList,
  lenientOptional,
  lenientTable,
  text,
} from './fields.js'

/**
 * CSS declarations: a text, or an object of properties, which is converted to a text. The view that shows the picture
 * only uses properties and values on an allow-list.
 */
const createCss = () =>
  z.union([
    text(1000),
    converted(lenientTable(z.union([z.string(), z.number()])), (properties) =>
      Object.entries(properties)
        .slice(0, 20)
        .map(([name, value]) => `${name}:${value}`)
        .join(';')
        .slice(0, 1000),
    ),
  ])

function createCutout() {
  const css = createCss()
  return z.object({
    imagePath: text(),
    targetSize: z.catch(z.object({ width: z.catch(count(), 0), height: z.catch(count(), 0) }), {
      width: 0,
      height: 0,
    }),
    /** The smallest window width that uses the cutout: a name (xs to 4xl), or a number of px, as a text or a number. */
    breakpoint: lenientOptional(z.union([text(20), converted(z.number(), String)])),
    imageCss: lenientOptional(css),
    containerCss: lenientOptional(css),
  })
}
export type Cutout = z.infer<ReturnType<typeof createCutout>>

export const createPromotionContent = () =>
  z.object({
    headline: z.catch(text(300), ''),
    headlineShort: z.catch(text(150), ''),
    subline: z.catch(text(500), ''),
    image: lenientOptional(
      z.object({ imageData: z.object({ cutouts: z.catch(lenientList(createCutout()), []) }) }),
    ),
    theme: lenientOptional(z.enum(['light', 'dark'])),
    backgroundColorCode: lenientOptional(text(40)),
    textColor: lenientOptional(text(40)),
    legalText: z.catch(text(5000), ''),
    legalTextHint: z.catch(text(200), ''),
    legalTextHintShort: z.catch(text(100), ''),
    voucherCode: z.catch(converted(identifier(), calmText), ''),
    voucherCodeInstructions: z.catch(text(300), ''),
    ctaButtonLink: z.catch(text(), ''),
    ctaButtonText: z.catch(text(100), ''),
    links: z.catch(
      lenientList(z.object({ url: z.catch(text(), ''), text: label(200), boldLink: flag() })),
      [],
    ),
  })
export type PromotionContent = z.infer<ReturnType<typeof createPromotionContent>>
