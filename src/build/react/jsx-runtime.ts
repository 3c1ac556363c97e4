/** `react/jsx-runtime` in the CDN build. */
export { Fragment, jsx, jsx as jsxDEV, jsx as jsxs } from './element.js'
