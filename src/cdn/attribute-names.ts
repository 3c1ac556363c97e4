/**
 * React writes some attribute names in camel case. If an attribute is no property of its element, preact sets it under the
 * name that it is given. In a page that is served as XML, the browser would not recognise that name.
 */
import { options, type VNode } from 'preact'

const NAMES = ['autoCapitalize', 'autoComplete', 'autoCorrect', 'hrefLang', 'spellCheck', 'srcSet']

/** Makes preact use the lower-case names on all elements that it creates afterwards. */
export function lowerCaseAttributes(): void {
  const previousHook = options.vnode
  options.vnode = (vnode: VNode) => {
    if (typeof vnode.type === 'string') {
      const props = vnode.props as Record<string, unknown>
      NAMES.forEach((name) => {
        if (!Object.hasOwn(props, name)) return
        props[name.toLowerCase()] = props[name]
        delete props[name]
      })
    }
    previousHook?.(vnode)
  }
}
