/** The space to reserve for each widget, so that the page does not move when the widget is rendered. */
import measured from './heights.json'

/** What decides about the height of a widget. */
export interface HeightFacts {
  site: string
  /** The widget's own options that are set, by name. */
  options: Record<string, unknown>
  /** Replaces the platform of the window's width. */
  platform?: unknown
}

/** The height, as CSS has it, in a window of some width in px; `undefined` if nothing is to be reserved. */
type HeightAt = (width: number) => string | undefined

/** docs/reference/header.md, "The header's height". */
function headerHeightAt({ options, platform }: HeightFacts): HeightAt {
  const promotions = Array.isArray(options.promotionIds) ? options.promotionIds.length : 0
  // A reduced header shows only the promotions that the page names.
  const hasBanner = options.showPromotionBanner !== false && !options.reduced
  return (width) => {
    const isPhone = platform ? platform === 'MATCH' || platform === 'SMARTPHONE' : width < 980
    const [wide, narrow] = options.reduced ? [81, 61] : [173, 101]
    const banner = width >= 768 ? 48 : width >= 360 ? 84 : 120
    const header = (isPhone ? narrow! : wide!) + (hasBanner ? banner : 0)
    if (width >= 600 || !promotions) return `${header + promotions * 240}px`
    return `calc(${header + promotions * 190}px + ${promotions * 56.25}vw)`
  }
}

/** The name of a row in `heights.json`. `tools/measure-heights.mjs` measures the same variants. */
function variantOf(widget: string, { options }: HeightFacts): string {
  if (widget === 'footer' && options.reduced) return 'footer reduced'
  if (widget === 'footer' && (options.showNewsletter === false || options.newsletterHidden))
    return 'footer without newsletter'
  if (widget === 'support' && options.part && options.part !== 'both') return `support ${options.part}`
  return widget
}

const TABLE: Record<string, Record<string, number[] | undefined> | undefined> = measured.heights
const [PHONE, TABLET, DESKTOP] = [0, 1, 2]

function measuredHeightAt(widget: string, facts: HeightFacts): HeightAt {
  const row = TABLE[facts.site]?.[variantOf(widget, facts)]
  return (width) => {
    const height = row?.[width < 768 ? PHONE! : width < 1024 ? TABLET! : DESKTOP!]
    return height === undefined ? undefined : `${height}px`
  }
}

/** Where a height may change: in windows narrower than this, in px. */
const BOUNDS = { header: [980, 768, 600, 360], other: [1024, 768] }

const ruleOf = (widget: string, height: string) =>
  `[data-shop-widget='${widget}'] {\n  min-height: ${height};\n}`

/** @returns the style sheet, or `''` if nothing is known about the widget */
export function reservedHeight(widget: string, facts: HeightFacts): string {
  const isHeader = widget === 'header'
  const heightAt = isHeader ? headerHeightAt(facts) : measuredHeightAt(widget, facts)
  let before = heightAt(Infinity)
  if (before === undefined) return ''
  const rules = [ruleOf(widget, before)]
  for (const bound of isHeader ? BOUNDS.header : BOUNDS.other) {
    const height = heightAt(bound - 1)
    if (height === undefined || height === before) continue
    const rule = ruleOf(widget, height).replace(/^/gm, '  ')
    rules.push(`@media (width < ${bound}px) {\n${rule}\n}`)
    before = height
  }
  return rules.join('\n')
}
