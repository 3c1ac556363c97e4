/**
 * A picture in the header. A placeholder of the same size is shown until it has loaded, and a sign after an error. The
 * frame has a fixed size, so nothing moves. All pictures in the header are next to a text that says the same, so their
 * alternative text is empty.
 */
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import { Icon } from '../../ui/Icon.js'
import { NO_PICTURE } from './icons/paths.js'

interface ImageProps {
  src: string
  /** The size of the file in px. The style sheet sets the size of the frame. */
  width: number | undefined
  height: number | undefined
  /** A class of the frame. */
  className: string
  /** Loads it when it is near the window's visible part. */
  isLazy?: boolean
  /** `<source>` elements, if the picture has several files. */
  sources?: ReactNode
  image?: RefObject<HTMLImageElement | null>
}

export function Image({ src, width, height, className, isLazy = false, sources, image: given }: ImageProps) {
  const own = useRef<HTMLImageElement>(null)
  const image = given ?? own
  const [state, setState] = useState<'loading' | 'loaded' | 'error'>('loading')

  const showLoaded = () => setState('loaded')
  const showError = () => setState('error')

  useLayoutEffect(() => {
    setState('loading')
    // A cached file, or one in a server's markup, may have fired its events already. `naturalWidth` does not tell
    // whether it has loaded, because it is 0 for some SVGs, so the browser is asked to decode the file.
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
  }, [image, src])

  return (
    <span className={`image ${className}`} data-image={state}>
      <picture>
        {sources}
        <img
          ref={image}
          // This must come before the address, because some browsers load the file as soon as the address is set.
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
