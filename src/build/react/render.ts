/**
 * Rendering: components are called, their nodes follow what they return, and the document follows the nodes. Nodes
 * are found again by key, or by position where there is none. Runs to its end; what a component asks for with its
 * state is rendered in the next microtask, children never before their parents.
 */
import { Fragment, jsx, type ComponentType, type Element as View, type Props } from './element.js'
import { createNode, type Effect, type Instance, type Node } from './node.js'
import { setProps, setValues } from './props.js'

const HTML = 'http://www.w3.org/1999/xhtml'
const SVG = 'http://www.w3.org/2000/svg'

/** The component whose hooks are being called, and which of them is next. */
export const rendering = { node: undefined as Node | undefined, at: 0 }

const dirty = new Set<Node>()
const layouts: Effect[] = []
const passives: Effect[] = []

const hostOf = (node: Node): Node => (node.dom ? node : hostOf(node.parent!))

const domsOf = (node: Node): ChildNode[] => (node.dom ? [node.dom] : node.kids.flatMap(domsOf))

/** Puts an element's children into their order; those that stand where they belong are not touched. */
function place({ dom, kids }: Node): void {
  let at = dom!.firstChild
  for (const child of kids.flatMap(domsOf))
    if (child === at) at = at.nextSibling
    else dom!.insertBefore(child, at)
}

const setRef = (ref: unknown, dom: unknown): void => {
  if (typeof ref === 'function') ref(dom)
  else if (ref) (ref as { current: unknown }).current = dom
}

function cleanUp(effect: Effect): void {
  const { clean } = effect
  effect.clean = undefined
  if (typeof clean === 'function') clean()
}

function run(effect: Effect): void {
  const { node, value } = effect
  if (!node.isGone)
    try {
      cleanUp(effect)
      effect.clean = (value as () => unknown)()
    } catch (error) {
      raise(node, error)
    }
}

function remove(node: Node, isInside?: boolean): void {
  node.isGone = true
  setRef(node.props.ref, null)
  for (const hook of node.hooks)
    try {
      cleanUp(hook as Effect)
    } catch (error) {
      raise(node.parent, error)
    }
  for (const kid of node.kids) remove(kid, isInside || !!node.dom)
  if (!isInside) node.dom?.remove()
}

function patchKids(node: Node, children: unknown): void {
  const before = new Map(node.kids.map((kid) => [kid.key, kid]))
  node.kids = []
  try {
    ;[children].flat().forEach((child: unknown, at) => {
      if (child == null || typeof child === 'boolean') return
      const { type, props, key } = Array.isArray(child)
        ? jsx(Fragment, { children: child })
        : typeof child === 'object'
          ? (child as View)
          : jsx('', { text: `${child as string}` })
      const place = key == null ? at : `${key as string}`
      let kid = before.get(place)
      if (kid?.type === type) before.delete(place)
      else kid = createNode(type, place, node)
      node.kids.push(kid)
      patch(kid, props)
    })
  } finally {
    before.forEach((kid) => remove(kid))
  }
}

/** What the server drew for this node, if it fits. */
function takeOver(node: Node): Node['dom'] {
  const { pool = [] } = hostOf(node.parent!)
  const at = pool.findIndex(({ nodeName }) => nodeName.toLowerCase() === (node.type || '#text'))
  return (at < 0 ? undefined : pool.splice(at, 1)[0]) as Node['dom']
}

function patchElement(node: Node, before: Props, after: Props): void {
  const { type, isSvg } = node
  let isDrawn = false
  if (!node.dom) {
    node.dom = takeOver(node)
    isDrawn = !!node.dom
    node.dom ??= (type
      ? document.createElementNS(isSvg ? SVG : HTML, type as string)
      : document.createTextNode('')) as unknown as Node['dom']
  }
  const dom = node.dom!
  if (!type) {
    if (dom.data !== after.text) dom.data = after.text as string
    return
  }
  if (isDrawn) node.pool = [...dom.childNodes]
  setProps(node, before, after, isDrawn)
  patchKids(node, after.children)
  node.pool?.splice(0).forEach((left) => left.remove())
  place(node)
  setValues(node, after)
  if (before.ref !== after.ref) {
    setRef(before.ref, null)
    layouts.push({ node, isLayout: true, value: () => setRef(after.ref, dom) })
  }
}

function patchComponent(node: Node): void {
  const type = node.type as ComponentType
  node.isDirty = false
  let output: unknown
  if (type.prototype?.render) {
    node.instance ??= new (type as unknown as new (props: Props) => Instance)(node.props)
    node.instance.props = node.props
    output = node.instance.render()
  } else {
    rendering.node = node
    rendering.at = 0
    output = type(node.props)
  }
  try {
    patchKids(node, output)
  } catch (error) {
    if (!node.instance) throw error
    raise(node, error)
  }
  for (const effect of node.waiting.splice(0)) (effect.isLayout ? layouts : passives).push(effect)
}

function patch(node: Node, props: Props): void {
  const before = node.props
  node.props = props
  if (typeof node.type === 'string') patchElement(node, before, props)
  else patchComponent(node)
}

/** To the nearest error boundary, which then shows nothing of what failed. */
function raise(node: Node | undefined, error: unknown): void {
  if (!node) throw error
  const { instance, type, parent } = node
  if (!instance) return raise(parent, error)
  instance.state = (type as ComponentType).getDerivedStateFromError!(error)
  patchKids(node, instance.render())
  layouts.push({ node, isLayout: true, value: () => instance.componentDidCatch(error) })
}

function flushPassives(): void {
  passives.splice(0).forEach(run)
  commit()
}

function commit(): void {
  layouts.splice(0).forEach(run)
  if (passives.length > 0) setTimeout(flushPassives)
}

function flush(): void {
  flushPassives()
  const nodes = [...dirty].sort((a, b) => a.depth - b.depth)
  dirty.clear()
  for (const node of nodes)
    if (node.isDirty && !node.isGone)
      try {
        patchComponent(node)
        place(hostOf(node))
      } catch (error) {
        raise(node.parent, error)
      }
  commit()
}

/** The component is rendered anew in the next microtask, however often it asks. */
export function update(node: Node): void {
  if (dirty.size === 0) queueMicrotask(flush)
  node.isDirty = true
  dirty.add(node)
}

/** @param isDrawn  by a server: what stands in the container is taken over */
export function createRoot(container: Element, isDrawn?: boolean) {
  const root = createNode('root', 0)
  root.dom = container as Node['dom']
  if (isDrawn) root.pool = [...container.childNodes]
  const render = (view: unknown): void => {
    patchElement(root, {}, { children: view })
    commit()
  }
  return { render, unmount: () => render(null) }
}
