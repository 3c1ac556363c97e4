/**
 * React names some attributes in camel case. In a page that is served as XML, the browser would keep that case and not
 * know the attribute. preact sets an attribute whose name is no property of the element as it is given.
 */
import { options, type VNode } from 'preact'

const NAMES = ['autoCapitalize', 'autoComplete', 'hrefLang', 'spellCheck', 'srcSet']

/** Writes the names in lower case on all elements that preact creates from now on. */
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
