/** A promotion's image, in several cutouts for different window widths. Its frame reserves the space. */
import { useMemo, useRef, useState } from 'react'
import type { Cutout } from '../../../../contracts/promotion.js'
import type { Host } from '../../../../host/host.js'
import { sourcesOf } from './cutouts.js'
import { CONTAINER_CSS, IMAGE_CSS, safeCss } from './safe-css.js'

/** Replaces the styles that an earlier cutout has set. */
const setStyle = (element: HTMLElement, css: string | undefined, allowed: readonly string[]) => {
  for (const name of allowed) element.style.removeProperty(name)
  for (const [name, value] of safeCss(css, allowed)) element.style.setProperty(name, value)
}

export function Picture({ host, cutouts }: { host: Host; cutouts: readonly Cutout[] }) {
  const frame = useRef<HTMLDivElement>(null)
  const [isBroken, setBroken] = useState(false)
  const sources = useMemo(() => sourcesOf(host, cutouts), [host, cutouts])
  const smallest = sources[sources.length - 1]
  if (!smallest) return null
  return (
    <div ref={frame} className="frame">
      <picture>
        {sources.slice(0, -1).map(({ url, from, width, height }) => (
          <source key={from} media={`(min-width: ${from}px)`} srcSet={url} width={width} height={height} />
        ))}
        <img
          src={smallest.url}
          width={smallest.width}
          height={smallest.height}
          alt=""
          hidden={isBroken}
          onLoad={(event) => {
            const image = event.currentTarget
            const shown = sources.find((source) => source.url === image.currentSrc)
            setStyle(image, shown?.imageCss, IMAGE_CSS)
            if (frame.current) setStyle(frame.current, shown?.containerCss, CONTAINER_CSS)
            setBroken(false)
          }}
          onError={() => setBroken(true)}
        />
      </picture>
    </div>
  )
}
