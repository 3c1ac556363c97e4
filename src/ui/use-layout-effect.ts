/* eslint-disable no-restricted-imports, no-restricted-globals -- this is the one place that may use both */
import { useContext, useEffect, useLayoutEffect as useReactLayoutEffect } from 'react'
import { WidgetContext, type Widget } from './use-widget.js'

/**
 * React's `useLayoutEffect`, for a widget in its placeholder. A widget without a placeholder is rendered for its markup: on a
 * server, where no effect runs and React 18 would log an error for each layout effect, or to be kept, where it is removed
 * before an ordinary effect runs.
 */
export const useLayoutEffect: typeof useReactLayoutEffect = (effect, dependencies) => {
  const widget = useContext(WidgetContext) as Widget | undefined
  const isShown = typeof document !== 'undefined' && (!widget || widget.element)
  ;(isShown ? useReactLayoutEffect : useEffect)(effect, dependencies)
}
