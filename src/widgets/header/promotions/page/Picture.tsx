/** A promotion's image, in several cutouts for different window widths. Its frame reserves the space. */
import { useMemo, useRef } from 'react'
import type { Cutout } from '../../../../services/promotion-content.js'
import { useLayoutEffect } from '../../../../ui/use-layout-effect.js'
import { useWidget } from '../../../../ui/use-widget.js'
import { Image } from '../../Image.js'
import { sourcesOf } from './cutouts.js'
import { CONTAINER_CSS, IMAGE_CSS, safeCss } from './safe-css.js'

const mediaOf = (from: number) => `(min-width: ${from}px)`

/** Replaces the styles that an earlier cutout has set. */
const setStyle = (element: HTMLElement, css: string | undefined, allowed: readonly string[]) => {
  for (const name of allowed) element.style.removeProperty(name)
  for (const [name, value] of safeCss(css, allowed)) element.style.setProperty(name, value)
}

export function Picture({ cutouts }: { cutouts: readonly Cutout[] }) {
  const { host } = useWidget()
  const sources = useMemo(() => sourcesOf(host, cutouts), [host, cutouts])
  const smallest = sources[sources.length - 1]
  const image = useRef<HTMLImageElement>(null)
  // Two cutouts may have the same picture, so the styles follow the width of the window, as the picture does.
  useLayoutEffect(() => {
    const { current } = image
    if (!current) return
    const queries = sources.map(({ from }) => host.window.matchMedia(mediaOf(from)))
    const ended = new AbortController()
    const apply = () => {
      const shown = sources[queries.findIndex(({ matches }) => matches)] ?? sources.at(-1)
      setStyle(current, shown?.imageCss, IMAGE_CSS)
      setStyle(current.closest<HTMLElement>('.frame')!, shown?.containerCss, CONTAINER_CSS)
    }
    apply()
    for (const query of queries) query.addEventListener('change', apply, { signal: ended.signal })
    return () => ended.abort()
  }, [host, sources])
  if (!smallest) return null
  return (
    <Image
      className="frame"
      src={smallest.url}
      width={smallest.width}
      height={smallest.height}
      sources={sources.slice(0, -1).map(({ url, from, width, height }) => (
        <source key={from} media={mediaOf(from)} srcSet={url} width={width} height={height} />
      ))}
      image={image}
    />
  )
}
