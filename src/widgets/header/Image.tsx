/**
 * A picture of the header: a placeholder of the same size until it has loaded, and a sign in its place after an error. The
 * frame has the size, so nothing moves. All pictures of the header are beside a text that says the same, so they have no
 * text of their own. header-search-cart §4.
 */
import { useRef, useState, type ReactNode } from 'react'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import { Icon } from '../../ui/Icon.js'
import { NO_PICTURE } from './icons/paths.js'

interface ImageProps {
  src: string
  /** Of the file, in px. The style sheet decides about the size of the frame. */
  width: number | undefined
  height: number | undefined
  /** For the frame. */
  className: string
  /** Loads it when it is near the window's visible part. */
  isLazy?: boolean
  /** `<source>` elements, if the picture has several files. */
  sources?: ReactNode
  /** Called each time a file has loaded. */
  onLoad?(image: HTMLImageElement, frame: HTMLElement): void
}

export function Image({ src, width, height, className, isLazy = false, sources, onLoad }: ImageProps) {
  const frame = useRef<HTMLSpanElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const [state, setState] = useState<'loading' | 'loaded' | 'error'>('loading')

  const showLoaded = () => {
    onLoad?.(image.current!, frame.current!)
    setState('loaded')
  }
  const showError = () => setState('error')

  useLayoutEffect(() => {
    setState('loading')
    // The events of a file that is in the browser's cache, or in a server's markup, may be over. A file without a size,
    // such as some SVGs, has no `naturalWidth`, so the browser is asked to decode it.
    const { current } = image
    if (!current?.complete) return
    let isGone = false
    current.decode().then(
      () => isGone || showLoaded(),
      () => isGone || showError(),
    )
    return () => {
      isGone = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `onLoad` may be a new function at each render; only another file is loaded
  }, [src])

  return (
    <span ref={frame} className={`image ${className}`} data-image={state}>
      <picture>
        {sources}
        <img
          ref={image}
          // Before the address, which some browsers load as soon as it is set.
          loading={isLazy ? 'lazy' : undefined}
          src={src}
          alt=""
          width={width}
          height={height}
          hidden={state === 'error'}
          onLoad={showLoaded}
          onError={showError}
        />
      </picture>
      {state === 'error' && <Icon path={NO_PICTURE} />}
    </span>
  )
}
