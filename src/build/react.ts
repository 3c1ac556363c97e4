/**
 * What the CDN build puts in React's place: named re-exports over preact and its hooks, no compat object.
 * The three things in which React and preact's core differ for us are settled here, for every element:
 * `onChange` of a text field means each keystroke, `onFocus` and `onBlur` bubble, and a handler that throws is
 * reported to the frame and never reaches the page.
 */
import { options, type VNode } from 'preact'

export { Component, Fragment, createContext, createElement } from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'

type Handler = (event: Event) => unknown

/** Set by the frame; what a handler throws ends here. */
export const handlerErrors = { report: (_error: unknown): void => {} }

const guarded = (handler: Handler): Handler =>
  function (this: unknown, event) {
    try {
      return handler.call(this, event)
    } catch (error) {
      handlerErrors.report(error)
      return undefined
    }
  }

const before = options.vnode
options.vnode = (vnode: VNode) => {
  const { type } = vnode
  const props = vnode.props as Record<string, unknown>
  if (typeof type === 'string')
    for (const name in props) {
      const handler = props[name]
      if (name[0] === 'o' && name[1] === 'n' && typeof handler === 'function') {
        delete props[name]
        props[
          name === 'onFocus'
            ? 'onFocusin'
            : name === 'onBlur'
              ? 'onFocusout'
              : name === 'onChange' &&
                  (type === 'textarea' || (type === 'input' && !/^(che|rad|fil)/.test(props.type as string)))
                ? 'onInput'
                : name
        ] = guarded(handler as Handler)
      }
    }
  before?.(vnode)
}
