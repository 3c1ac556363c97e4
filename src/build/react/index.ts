/**
 * What the CDN build puts in React's place: the part of its interface that the widgets use, in a quarter of preact's
 * bytes (docs/adr/007). The npm package leaves React to the application. All widget tests run on both, and a
 * property test holds random trees against React itself.
 */
export { createElement, Fragment } from './element.js'
export {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from './hooks.js'
