/** `react/jsx-runtime` in the CDN build. The handlers' hook of `react.ts` must be in place before the first element. */
import './react.js'
export { Fragment, jsx, jsxs, jsx as jsxDEV } from 'preact/jsx-runtime'
