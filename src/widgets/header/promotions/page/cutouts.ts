/** Converts a promotion's cutouts to sources for `<picture>`. Pure. */
import type { Cutout } from '../../../../services/promotion-content.js'
import type { Host } from '../../../../host/host.js'
import { imageUrl } from '../../urls.js'

/** Breakpoints by name: window widths in px. header-search-cart §9. */
const BREAKPOINTS = new Map([
  ['xs', 374],
  ['s', 667],
  ['m', 767],
  ['l', 979],
  ['xl', 1023],
  ['xxl', 1279],
  ['3xl', 1439],
  ['4xl', 1919],
])
/** The maximum size in px. Larger sizes are treated as errors. */
const MAX_SIZE = 10_000

export interface Source {
  url: string
  /** The smallest window width in px that uses it. */
  from: number
  width: number | undefined
  height: number | undefined
  imageCss: string | undefined
  containerCss: string | undefined
}

const size = (px: number) => (px > 0 && px < MAX_SIZE ? px : undefined)

/** @returns the widest cutout first; cutouts whose address is refused are left out */
export const sourcesOf = (host: Pick<Host, 'url'>, cutouts: readonly Cutout[]): Source[] =>
  cutouts
    .flatMap((cutout) => {
      const url = imageUrl(host, cutout.imagePath)
      const name = cutout.breakpoint ?? ''
      const from = BREAKPOINTS.get(name) ?? (Number.parseInt(name, 10) || 0)
      if (!url) return []
      const { imageCss, containerCss, targetSize } = cutout
      return [
        { url, from, width: size(targetSize.width), height: size(targetSize.height), imageCss, containerCss },
      ]
    })
    .sort((a, b) => b.from - a.from)
