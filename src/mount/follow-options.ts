/** Keeps a mounted widget up to date with its options. */
import type { ReactNode } from 'react'
import { guard } from '../host/errors.js'
import { reportUnlessLeft } from '../host/unless-left.js'
import { toJson } from '../host/json.js'
import { keysOf } from '../host/without-additions.js'
import { ISLAND, ISLAND_ATTRIBUTE } from '../options/island.js'
import { optionKey } from '../options/read.js'
import { platformAtom } from '../page/platform.js'
import { loadView } from './load-view.js'
import { readNow, type MountedWidget } from './widget.js'

export interface OptionsFollower {
  /**
   * Renders the widget again whenever its options have changed: at once, if something has changed since the follower was
   * created, and then whenever an option in the placeholder, a given one or the platform changes.
   *
   * @param render  receives the view of the new options
   */
  follow(render: (view: ReactNode) => void): void
  /** Stops following. A view that is still loading is not rendered. */
  stop(): void
}

const isIsland = (node: Node | null): boolean => node instanceof Element && node.matches(ISLAND)

/**
 * Whether a change in a placeholder may change an option. The page may animate the placeholder's style or the content in it,
 * and reading a long JSON island takes too long for each frame.
 *
 * @param keys  `optionKey` for each attribute that is an option of the widget
 */
function concernsOptions(
  { type, target, attributeName, addedNodes, removedNodes }: MutationRecord,
  placeholder: Element,
  keys: ReadonlySet<string>,
): boolean {
  if (target === placeholder)
    return type === 'attributes'
      ? keys.has(optionKey(attributeName!))
      : [...addedNodes, ...removedNodes].some(isIsland)
  // An island's text is in the script element itself, or in its text node.
  return attributeName === ISLAND_ATTRIBUTE || isIsland(target) || isIsland(target.parentNode)
}

/** Create it immediately after the options have been read: it only notices later changes. */
export function createOptionsFollower<O, C>(widget: MountedWidget<O, C>): OptionsFollower {
  const { element, page, host, place, definition, given } = widget
  let render: ((view: ReactNode) => void) | undefined
  let hasChanged = false

  const update = guard(host.report, () => {
    hasChanged = true
    if (!render) return undefined
    const { options, services } = readNow(widget)
    if (toJson(widget.options) === toJson(options)) return undefined
    Object.assign(widget, { options, services })
    return loadView(place, definition, options).then(
      (view) => {
        // The options may have changed again while this view was loading. Then the newer view is rendered, not this one.
        if (widget.options === options) render?.(view)
      },
      (error: unknown) => reportUnlessLeft(host, error),
    )
  })

  const keys = new Set(keysOf(widget.options).map((name) => optionKey(`data-${name}`)))
  const onRecords = guard(host.report, (records: readonly MutationRecord[]) =>
    records.some((record) => concernsOptions(record, element, keys)) ? update() : undefined,
  )
  const observer = new MutationObserver(onRecords)
  observer.observe(element, { attributes: true, childList: true, characterData: true, subtree: true })
  if (given) given.onChange = () => void update()
  const stopPlatform = page.store.sub(platformAtom, update)

  return {
    follow(renderView) {
      render = renderView
      if (hasChanged) void update()
      else void onRecords(observer.takeRecords())
    },
    stop() {
      render = undefined
      if (given) given.onChange = undefined
      observer.disconnect()
      stopPlatform()
    },
  }
}
