/** Keeps a mounted widget up to date with its options. */
import type { ReactNode } from 'react'
import { platformAtom } from '../page/platform.js'
import { loadView, type LiveWidget } from './live-widget.js'

/**
 * Renders the widget again whenever its options have changed: at once, if they have changed since they were read, and
 * then whenever the placeholder or the platform changes.
 *
 * @param render  gets the view of the new options
 * @returns stops it; a view that is still loading is then not rendered
 */
export function followOptions<O>(widget: LiveWidget<O>, render: (view: ReactNode) => void): () => void {
  const { placeholder, page, lazy } = widget
  let hasStopped = false

  const update = () => {
    const latest = widget.readOptions()
    if (JSON.stringify(widget.options) === JSON.stringify(latest)) return
    widget.options = latest
    loadView(widget).then((view) => {
      // The options may have changed again while this view was loading. Then the newer view is rendered, not this one.
      if (!hasStopped && widget.options === latest) render(view)
    }, lazy.onLoadError)
  }

  const observer = new MutationObserver(update)
  observer.observe(placeholder, { attributes: true, childList: true, characterData: true, subtree: true })
  const stopPlatform = page.store.sub(platformAtom, update)
  update()

  return () => {
    hasStopped = true
    observer.disconnect()
    stopPlatform()
  }
}
