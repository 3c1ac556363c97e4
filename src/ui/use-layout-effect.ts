/* eslint-disable no-restricted-imports, no-restricted-globals -- this is the one place that may use both */
import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react'

/**
 * React's `useLayoutEffect`, in the browser. On a server, no effect runs, and React 18 would log an error for each layout
 * effect, so it gets an ordinary one.
 */
export const useLayoutEffect: typeof useReactLayoutEffect = (effect, dependencies) =>
  (typeof document === 'undefined' ? useEffect : useReactLayoutEffect)(effect, dependencies)
