/** What JSX makes. */

export type Props = Record<string, unknown>

export type ComponentType = (props: Props) => unknown

/** An element of the document by its name, a component, or '' for a text. */
export type Type = string | ComponentType

export interface Element {
  readonly type: Type
  readonly props: Props
  readonly key?: unknown
}

export const jsx = (type: Type, props: Props, key?: unknown): Element => ({ type, props, key })

export const Fragment = (({ children }) => children) as ComponentType

export const createElement = (type: Type, given?: Props | null, ...children: unknown[]): Element => {
  const { key, ...props } = given ?? {}
  if (children.length > 0) props.children = children.length > 1 ? children : children[0]
  return jsx(type, props, key)
}
