/**
 * Rendering: components are called, their nodes follow what they return, and the document follows the nodes. Nodes
 * are found again by key, or by position where there is none. Runs to its end; what a component asks for with its
 * state is rendered in the next microtask, children never before their parents.
 */
import { Fragment, jsx, type ComponentType, type Element as View, type Props } from './element.js'
import { createNode, type Effect, type Hook, type Node } from './node.js'
import { setProps, setValues } from './props.js'

/** The component whose hooks are being called, and which of them is next. */
export let current: Node
let at = 0

export const nextHook = <H extends Hook>(): H => (current.hooks[at++] ??= {} as Hook) as H

/** Components that asked for a rendering. */
const dirty = new Set<Node>()

/** Effects of a component whose children are not there yet; then those to run at once, and those after painting. */
export const waiting: Effect[] = []
export const layouts: Effect[] = []
export const passives: Effect[] = []

const hostOf = (node: Node): Node => (node.dom ? node : hostOf(node.parent!))

const domsOf = (node: Node): ChildNode[] => (node.dom ? [node.dom] : node.kids.flatMap(domsOf))

/** What a server drew: the next node of that name. What it skips, nobody wants. */
function takeOver({ drawn }: Node, name?: string): ChildNode | undefined {
  for (let next; (next = drawn?.shift()); next.remove()) if (next.nodeName.toLowerCase() === name) return next
  return undefined
}

/** Puts an element's children into their order; those that stand where they belong are not touched. */
function place(host: Node): void {
  takeOver(host)
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

function cleanUp(effect: Effect): void {
  const { clean } = effect
  effect.clean = undefined
  clean?.()
}

function run(effect: Effect): void {
  try {
    if (effect.node.isGone) return
    cleanUp(effect)
    effect.clean = effect.value() as Effect['clean']
  } catch (error) {
    raise(effect.node, error)
  }
}

function remove(node: Node): void {
  node.isGone = true
  setRef(node.props.ref, null)
  for (const hook of node.hooks)
    try {
      cleanUp(hook as Effect)
    } catch (error) {
      raise(node, error)
    }
  node.kids.forEach(remove)
}

function patchKids(node: Node, children: unknown): void {
  const before = node.kids
  node.kids = []
  try {
    ;[children].flat().forEach((child: unknown, at) => {
      if ((!child && child !== 0) || child === true) return
      const { type, props, key } = Array.isArray(child)
        ? jsx(Fragment, { children: child })
        : typeof child === 'object'
          ? (child as View)
          : jsx('', { text: `${child as string}` })
      const place = key == null ? at : `${key as string}`
      const found = before.findIndex((kid) => kid.key === place && kid.type === type)
      const kid = found < 0 ? createNode(type, place, node) : before.splice(found, 1)[0]!
      node.kids.push(kid)
      patch(kid, props)
    })
  } finally {
    for (const kid of before) {
      remove(kid)
      for (const dom of domsOf(kid)) dom.remove()
    }
  }
}

function patchElement(node: Node, before: Props): void {
  const { type, parent, props } = node as Node & { type: string }
  const host = hostOf(parent!)
  const drawn = node.dom ? undefined : takeOver(host, type || '#text')
  const dom = (node.dom ??= (drawn ??
    (type
      ? document.createElementNS(type === 'svg' ? 'http://www.w3.org/2000/svg' : host.dom!.namespaceURI, type)
      : document.createTextNode(''))) as Element & Text)
  if (!type) {
    if (dom.data !== props.text) dom.data = props.text as string
    return
  }
  if (drawn) node.drawn = [...drawn.childNodes]
  setProps(node, before, !!drawn)
  patchKids(node, props.children)
  place(node)
  setValues(node)
  if (before.ref !== props.ref) {
    setRef(before.ref, null)
    layouts.push({ node, value: () => setRef(props.ref, dom) })
  }
}

function patchComponent(node: Node): void {
  const { props } = node
  const type = node.type as ComponentType
  dirty.delete(node)
  current = node
  at = 0
  const output = type(props)
  const effects = waiting.splice(0)
  patchKids(node, output)
  for (const effect of effects) effect.queue!.push(effect)
}

function patch(node: Node, props: Props): void {
  const before = node.props
  node.props = props
  if (typeof node.type === 'string') patchElement(node, before)
  else patchComponent(node)
}

/** To the root, which then ends, before anything of what failed can run. */
function raise(node: Node, error: unknown): void {
  if (node.parent) raise(node.parent, error)
  else
    layouts.unshift({
      node,
      value() {
        node.isGone = true
        patchKids(node, null)
        node.onError?.(error)
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
  for (let node; (node = [...dirty].sort((a, b) => a.born - b.born)[0]);) {
    dirty.delete(node)
    if (!node.isGone)
      try {
        patchComponent(node)
        place(hostOf(node))
      } catch (error) {
        raise(node, error)
      }
  }
  commit()
}

/** The component is rendered anew in the next microtask, however often it asks. */
export function update(node: Node): void {
  if (dirty.size === 0) queueMicrotask(flush)
  dirty.add(node)
}

/**
 * @param options  hear what a component or an effect threw; nothing is shown from then on
 * @param isDrawn  by a server: what stands in the container is taken over
 */
export function createRoot(
  container: Element,
  options?: { onUncaughtError: Node['onError'] },
  isDrawn?: boolean,
) {
  let view: unknown
  const root = createNode(() => view)
  root.onError = options?.onUncaughtError
  root.dom = container as Node['dom']
  if (isDrawn) root.drawn = [...container.childNodes]
  const render = (given: unknown): void => {
    view = given
    dirty.add(root)
    flush()
  }
  return { render, unmount: () => render(null) }
}
