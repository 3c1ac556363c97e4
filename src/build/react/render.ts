/**
 * Rendering: components are called, their nodes follow what they return, and the document follows the nodes. Nodes
 * are found again by key, or by position where there is none. Runs to its end; what a component asks for with its
 * state is rendered in the next microtask, children never before their parents.
 */
import { Fragment, jsx, type ComponentType, type Element as View, type Props } from './element.js'
import { nodes, type Effect, type Hook, type Node } from './node.js'
import { setProps } from './props.js'

/** The component whose hooks are being called, and which of them is next. */
export let current: Node
let at = 0

export const nextHook = <H extends Hook>(): H => (current.hooks[at++] ??= { node: current } as Hook) as H

interface RootOptions {
  /** Hears what a component or an effect threw; nothing is shown from then on. */
  onUncaughtError?(error: unknown): void
}

/** Components that asked for a rendering. */
const dirty = new Set<Node>()

/** Effects of a component whose children are not there yet; then those to run at once, and those after painting. */
export const waiting: Effect[] = []
export const layouts: Effect[] = []
export const passives: Effect[] = []

const hostOf = (node: Node): Node => (node.dom ? node : hostOf(node.parent!))

const domsOf = (node: Node): ChildNode[] => (node.dom ? [node.dom] : node.kids.flatMap(domsOf))

/** Puts an element's children into their order; those that stand where they belong are not touched. */
function place(host: Node): void {
  let next = host.dom!.firstChild
  for (const dom of host.kids.flatMap(domsOf)) {
    // One that goes elsewhere: its neighbours stay.
    if (dom === next?.nextSibling) next = dom
    if (dom === next) next = dom.nextSibling
    else host.dom!.insertBefore(dom, next)
  }
}

const setRef = (ref: unknown, dom: unknown): void => {
  if (typeof ref === 'function') ref(dom)
  else if (ref) (ref as { current: unknown }).current = dom
}

function run(effect: Effect): void {
  const { node, clean } = effect
  try {
    effect.clean = undefined
    if (clean) (clean as () => void)()
    if (!node.isGone) effect.clean = effect.value()
  } catch (error) {
    raise(node, error)
  }
}

function remove(node: Node): void {
  node.isGone = true
  setRef(node.props.ref, null)
  for (const hook of node.hooks) run(hook as Effect)
  node.kids.forEach(remove)
}

function patchKids(node: Node, children: unknown): void {
  const before = node.kids
  const left = new Set(before)
  node.kids = []
  ;[children].flat().forEach((child: unknown, at) => {
    if ((!child && child !== 0) || child === true) return
    const { type, props, key } = Array.isArray(child)
      ? jsx(Fragment, { children: child })
      : typeof child === 'object'
        ? (child as View)
        : jsx('', { data: `${child as string}` })
    const place = key ?? ~at
    const kid =
      before.find((kid) => kid.key === place && kid.type === type && left.delete(kid)) ??
      nodes.create(type, place, node, props)
    node.kids.push(kid)
    patch(kid, props)
  })
  for (const kid of left) {
    remove(kid)
    for (const dom of domsOf(kid)) dom.remove()
  }
}

function patchElement(node: Node, before: Props): void {
  const { type, parent, props } = node as Node & { type: string }
  const host = hostOf(parent!)
  node.dom ??= (
    type
      ? document.createElementNS(type === 'svg' ? 'http://www.w3.org/2000/svg' : host.dom!.namespaceURI, type)
      : document.createTextNode('')
  ) as Node['dom']
  patchKids(node, props.children)
  place(node)
  setProps(node, before)
  if (before.ref !== props.ref) {
    setRef(before.ref, null)
    layouts.push({ node, value: () => setRef(props.ref, node.dom) })
  }
}

function patchComponent(node: Node): void {
  const { type, props } = node
  dirty.delete(node)
  current = node
  at = 0
  try {
    const output = (type as ComponentType)(props)
    const effects = waiting.splice(0)
    patchKids(node, output)
    for (const effect of effects) effect.queue!.push(effect)
  } catch (error) {
    raise(node, error)
  }
}

function patch(node: Node, props: Props): void {
  const before = node.props
  node.props = props
  if (typeof node.type === 'string') patchElement(node, before)
  else patchComponent(node)
}

/** Tells the root, which then ends, before anything of what failed can run. */
function raise(node: Node, error: unknown): void {
  if (node.parent) return raise(node.parent, error)
  layouts.unshift({
    node,
    value() {
      node.isGone = true
      patchKids(node, null)
      ;(node.props as unknown as RootOptions).onUncaughtError?.(error)
    },
  })
}

function commit(): void {
  while (layouts.length > 0) new Set(layouts.splice(0)).forEach(run)
  if (passives.length > 0) setTimeout(flushPassives)
}

function flushPassives(): void {
  new Set(passives.splice(0)).forEach(run)
  commit()
}

function flush(): void {
  flushPassives()
  // Grows while it is gone through.
  for (let node of dirty) {
    for (let up = node.parent; up; up = up.parent) if (dirty.has(up)) node = up
    if (node.isGone) continue
    patchComponent(node)
    place(hostOf(node))
  }
  dirty.clear()
  commit()
}

/** The component is rendered anew in the next microtask, however often it asks. */
export function update(node: Node): void {
  if (dirty.size === 0) queueMicrotask(flush)
  dirty.add(node)
}

/** @param container  holds nothing yet */
export function createRoot(container: Element, options?: RootOptions) {
  const root = nodes.create(Fragment)
  root.dom = container as Node['dom']
  const render = (children: unknown): void => {
    root.props = { ...options, children }
    dirty.add(root)
    flush()
  }
  return { render, unmount: () => render(null) }
}
