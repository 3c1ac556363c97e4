/**
 * Random trees and random changes, rendered by React and by the renderer of the CDN build (docs/adr/007): both must
 * show the same, keep the same nodes, hold the same refs and run the same effects.
 */
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepare, renderers, restore, type Renderer } from './react-renderers.js'

/** A description of what is rendered, from which each library makes its own elements. */
type Spec =
  | null
  | boolean
  | string
  | number
  | {
      kind: 'host'
      tag: string
      key?: Key
      ref?: number | undefined
      props: object
      children: Spec[]
    }
  | { kind: 'list'; key?: Key; children: Spec[] }
  | { kind: 'fragment'; key?: Key; children: Spec[] }
  | { kind: 'component'; type: (typeof TYPES)[number]; key?: Key; dep: number; children: Spec[] }
  | { kind: 'provider'; key?: Key; value: string; children: Spec[] }
type Key = string | undefined

const TYPES = ['Counter', 'Switch', 'Words'] as const

const text = fc.oneof(
  fc.constantFrom('a', 'b & <c>', 'longer text', ''),
  fc.integer({ min: 0, max: 3 }),
  fc.constantFrom(null, true, false),
)
const key = fc.option(fc.constantFrom('1', '2', '3', 'x'), { nil: undefined })
const ref = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined })
const props = {
  className: fc.constantFrom('one', 'two', undefined, null),
  'aria-hidden': fc.constantFrom(true, false, undefined),
  'data-x': fc.constantFrom('1', 2, false, null),
  id: fc.constantFrom('i', null),
}
const htmlProps = {
  ...props,
  title: fc.constantFrom('t', '', undefined),
  hidden: fc.boolean(),
  tabIndex: fc.constantFrom(0, -1, undefined),
}
const svgProps = { ...props, viewBox: fc.constantFrom('0 0 9 9', undefined) }
const some = (record: Record<string, fc.Arbitrary<unknown>>) => fc.record(record, { requiredKeys: [] })

const host = (tag: fc.Arbitrary<string>, props: fc.Arbitrary<object>, children: fc.Arbitrary<Spec[]>) =>
  fc.record({ kind: fc.constant('host' as const), tag, key, ref, props, children })
const path = host(fc.constant('path'), some(svgProps), fc.constant([]))

const { children } = fc.letrec<{ spec: Spec; children: Spec[] }>((tie) => ({
  children: fc.array(tie('spec'), { maxLength: 5 }),
  spec: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    text,
    host(fc.constantFrom('div', 'b'), some(htmlProps), tie('children')),
    host(fc.constant('svg'), some(svgProps), fc.array(fc.oneof(path, text), { maxLength: 3 })),
    fc.record({
      kind: fc.constant('component' as const),
      type: fc.constantFrom(...TYPES),
      key,
      dep: fc.integer({ min: 0, max: 1 }),
      children: tie('children'),
    }),
    // What has a key is inserted, removed and changes its place.
    fc
      .tuple(fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f']), fc.constantFrom('li', ...TYPES))
      .map(([keys, type]): Spec => {
        const entries = keys.map((name): Spec =>
          type === 'li'
            ? { kind: 'host', tag: type, key: name, props: {}, children: [name] }
            : { kind: 'component', type, key: name, dep: 0, children: [name] },
        )
        return { kind: 'list', children: entries }
      }),
    fc.record({ kind: fc.constant('fragment' as const), key, children: tie('children') }),
    fc.record({ kind: fc.constant('list' as const), children: tie('children') }),
    fc.record({
      kind: fc.constant('provider' as const),
      key,
      value: fc.constantFrom('light', 'dark'),
      children: tie('children'),
    }),
  ),
}))

type Change = { tree: Spec[] } | { bumped: number[] }
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ tree: children }),
  fc.record({ bumped: fc.array(fc.nat(20), { minLength: 1, maxLength: 3 }) }),
)

/** Attributes stand in the order in which they came, which is nobody's concern. */
const inOrder = (attributes: string) =>
  attributes
    .split(/(?<=") /)
    .map((one) => one.trim())
    .sort()
    .join(' ')

/** The libraries' components, which tell what happens to them. */
function createStage({ lib, createRoot, step }: Renderer) {
  const {
    createElement: h,
    useContext,
    useEffect,
    useLayoutEffect,
    useMemo,
    useReducer,
    useRef,
    useState,
  } = lib
  const log: string[] = []
  const Theme = lib.createContext('none')
  let born = 0
  /** What makes a component change its state, by an element that it shows. */
  const bumps = new WeakMap<Node, () => void>()
  const objectRefs = [{ current: null }, { current: null }] as Array<{ current: Node | null }>
  const functionRefs = [0, 1].map((name) => (dom: Node | null) => {
    log.push(`${dom ? 'ref' : 'ref cleaned'} ${name}`)
  })

  interface Given {
    dep: number
    children?: ReactNode
  }
  function useLogged(name: string, dep: number, count: number): string {
    const [id] = useState(() => `${name}-${born++}`)
    useLayoutEffect(() => {
      log.push(`layout ${id} ${dep}`)
      return () => void log.push(`layout cleaned ${id} ${dep}`)
    }, [dep])
    useEffect(() => {
      log.push(`effect ${id} ${dep} ${count}`)
      return () => void log.push(`effect cleaned ${id} ${dep} ${count}`)
    }, [dep, count])
    useEffect(() => {
      log.push(`born ${id}`)
      return () => void log.push(`gone ${id}`)
    }, [])
    return id
  }

  function Counter({ dep, children }: Given) {
    const [count, setCount] = useState(dep)
    const theme = useContext(Theme)
    const id = useLogged('Counter', dep, count)
    const own = useRef<HTMLElement>(null)
    const double = useMemo(() => count * 2, [count])
    useLayoutEffect(() => {
      bumps.set(own.current!, () => setCount((before) => before + 1))
    }, [])
    return h('section', { ref: own, 'data-id': id, className: theme }, children, double)
  }

  /** Shows now this, now that: another type in the same place, then another element. */
  function Switch({ dep, children }: Given) {
    const [count, bump] = useReducer((state: number, by: number) => (state + by) % 3, 0)
    const id = useLogged('Switch', dep, count)
    const own = useRef<HTMLElement>(null)
    useLayoutEffect(() => {
      bumps.set(own.current!, () => bump(1))
    }, [])
    const shown =
      count === 0 ? children : count === 1 ? h(Counter, { dep, children }) : h('em', null, children, dep)
    return [h('i', { key: 'own', ref: own, 'data-id': id }), shown]
  }

  const Words = ({ dep, children }: Given): ReactNode => {
    useLogged('Words', dep, 0)
    const theme = useContext(Theme)
    return dep ? [children] : [theme, null]
  }

  const components = { Counter, Switch, Words }

  /** Among siblings a key is there once, and in a tree a ref. */
  function build(specs: readonly Spec[], refs: Set<number>): ReactNode[] {
    const keys = new Set<string>()
    return specs.map((spec): ReactNode => {
      if (spec === null || typeof spec !== 'object') return spec
      const isKeyed = spec.key !== undefined && !keys.has(spec.key)
      if (isKeyed) keys.add(spec.key!)
      const keyed = isKeyed ? { key: spec.key } : {}
      let ref: unknown
      if (spec.kind === 'host' && spec.ref !== undefined && !refs.has(spec.ref)) {
        refs.add(spec.ref)
        ref = [...objectRefs, ...functionRefs][spec.ref]
      }
      const inner = build(spec.children, refs)
      if (spec.kind === 'list') return inner
      if (spec.kind === 'fragment') return h(lib.Fragment, keyed, ...inner)
      if (spec.kind === 'provider') return h(Theme.Provider, { value: spec.value, ...keyed }, ...inner)
      // One child or a list of children: here it is always a list.
      if (spec.kind === 'component')
        return h(components[spec.type], { dep: spec.dep, ...keyed, children: inner } as never)
      return h(spec.tag, { ...spec.props, ...keyed, ...(ref ? { ref } : {}), children: inner } as never)
    })
  }

  const container = document.createElement('div')
  const root = createRoot(container)

  /** Each element gets a number when it is first seen, by its place: a kept one has that of before. */
  const numbers = new WeakMap<Node, number>()
  let last = 0
  const numberOf = (node: Node): number => {
    if (!numbers.has(node)) numbers.set(node, ++last)
    return numbers.get(node)!
  }

  return {
    apply: (next: Change) =>
      step(() => {
        if ('tree' in next) root.render(build(next.tree, new Set()))
        else {
          const shown = [...container.querySelectorAll('[data-id]')]
          next.bumped.forEach((bumped, at) => {
            const dom = shown[bumped % shown.length]
            // Components are numbered as they come: they may all come out of one.
            if (dom && (at === 0 || dom.matches('section'))) bumps.get(dom)!()
          })
        }
      }),
    unmount: () => step(() => root.unmount()),
    /** What there is to see. Of several components that asked at once, it does not matter who comes first. */
    read(isOrdered: boolean) {
      const happened = isOrdered ? log.splice(0) : log.splice(0).sort()
      return {
        html: container.innerHTML.replace(/(?: [\w-]+="[^"]*")+/g, inOrder),
        kept: [...container.querySelectorAll('*')].map(numberOf),
        refs: objectRefs.map(({ current }) => current && numberOf(current)),
        layouts: happened.filter((line) => /^layout [CSW]/.test(line)),
        effects: happened.filter((line) => /^(effect [CSW]|born)/.test(line)),
        // React cleans up everything first, we each component as its turn comes.
        others: happened.filter((line) => !/^((layout|effect) [CSW]|born)/.test(line)).sort(),
      }
    },
  }
}

beforeEach(prepare)
afterEach(restore)

it('shows what React shows, keeps the nodes that React keeps, and runs the effects that React runs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 7 }), async (changes) => {
      const [expected, actual] = renderers.map(createStage) as [
        ReturnType<typeof createStage>,
        ReturnType<typeof createStage>,
      ]
      for (const next of changes) {
        await expected.apply(next)
        await actual.apply(next)
        const isOrdered = 'tree' in next || next.bumped.length === 1
        expect(actual.read(isOrdered)).toEqual(expected.read(isOrdered))
      }
      await expected.unmount()
      await actual.unmount()
      expect(actual.read(true)).toEqual(expected.read(true))
    }),
    { numRuns: Number(process.env.RUNS ?? 1000) },
  )
}, 60_000)
