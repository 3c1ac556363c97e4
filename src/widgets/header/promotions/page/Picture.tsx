/** A promotion's image, in several cutouts for different window widths. Its frame reserves the space. */
import { useMemo } from 'react'
import type { Cutout } from '../../../../services/promotion-content.js'
import { Image } from '../../Image.js'
import { sourcesOf } from './cutouts.js'
import { CONTAINER_CSS, IMAGE_CSS, safeCss } from './safe-css.js'
import { useWidget } from '../../../../ui/use-widget.js'

/** Replaces the styles that an earlier cutout has set. */
const setStyle = (element: HTMLElement, css: string | undefined, allowed: readonly string[]) => {
  for (const name of allowed) element.style.removeProperty(name)
  for (const [name, value] of safeCss(css, allowed)) element.style.setProperty(name, value)
}

export function Picture({ cutouts }: { cutouts: readonly Cutout[] }) {
  const { host } = useWidget()
  const sources = useMemo(() => sourcesOf(host, cutouts), [host, cutouts])
  const smallest = sources[sources.length - 1]
  if (!smallest) return null
  return (
    <Image
      className="frame"
      src={smallest.url}
      width={smallest.width}
      height={smallest.height}
      sources={sources.slice(0, -1).map(({ url, from, width, height }) => (
        <source key={from} media={`(min-width: ${from}px)`} srcSet={url} width={width} height={height} />
      ))}
      onLoad={(image, frame) => {
        const shown = sources.find((source) => source.url === image.currentSrc)
        setStyle(image, shown?.imageCss, IMAGE_CSS)
        setStyle(frame, shown?.containerCss, CONTAINER_CSS)
      }}
    />
  )
}
