/** Keeps a mounted widget up to date with its options. */
import type { ReactNode } from 'react'
import { guard } from '../host/guard.js'
import { platformAtom } from '../page/platform.js'
import type { LiveWidget } from './live-widget.js'

export interface OptionsFollower {
  /**
   * Renders the widget again whenever its options have changed: at once, if something has changed since the follower was
   * created, and then whenever the placeholder or the platform changes.
   *
   * @param render  receives the view of the new options
   */
  follow(render: (view: ReactNode) => void): void
  /** Stops following. A view that is still loading is not rendered. */
  stop(): void
}

/** Create it immediately after the options have been read: it only notices later changes. */
export function createOptionsFollower<O>(widget: LiveWidget<O>): OptionsFollower {
  const { placeholder, page, lazy } = widget
  let render: ((view: ReactNode) => void) | undefined
  let hasChanged = false

  const update = guard(widget.host.report, () => {
    hasChanged = true
    if (!render) return undefined
    const latest = widget.readOptions()
    if (JSON.stringify(widget.options) === JSON.stringify(latest)) return undefined
    widget.options = latest
    return widget.loadView().then((view) => {
      // The options may have changed again while this view was loading. Then the newer view is rendered, not this one.
      if (widget.options === latest) render?.(view)
    }, lazy.onLoadError)
  })

  const observer = new MutationObserver(update)
  observer.observe(placeholder, { attributes: true, childList: true, characterData: true, subtree: true })
  const stopPlatform = page.store.sub(platformAtom, update)

  return {
    follow(renderView) {
      render = renderView
      if (hasChanged || observer.takeRecords().length > 0) void update()
    },
    stop() {
      render = undefined
      observer.disconnect()
      stopPlatform()
    },
  }
}
