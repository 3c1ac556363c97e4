/** React's hooks, those that the widgets use. */
import type { ComponentType } from './element.js'
import type { Effect, Hook, Node } from './node.js'
import { current, layouts, nextHook, passives, update, waiting } from './render.js'

/** @returns whether the values that a hook depends on are others than at its last use; remembers them */
function hasChanged(hook: Hook, deps: readonly unknown[] | undefined): boolean {
  const before = hook.deps
  hook.deps = deps
  return !deps || !before || deps.some((value, at) => !Object.is(value, before[at]))
}

type Reducer<S, A> = (state: S, action: A) => S
interface State<S, A> extends Hook {
  value: [S, (action: A) => void]
  reduce: Reducer<S, A>
}

export function useReducer<S, A, I>(reduce: Reducer<S, A>, initial: I, create?: (initial: I) => S) {
  const hook = nextHook<State<S, A>>()
  hook.reduce = reduce
  return (hook.value ??= [
    create ? create(initial) : (initial as unknown as S),
    (action) => {
      const [before, dispatch] = hook.value
      const after = hook.reduce(before, action)
      if (Object.is(before, after)) return
      hook.value = [after, dispatch]
      update(hook.node)
    },
  ])
}

const resolve = (value: unknown, state?: unknown): unknown =>
  typeof value === 'function' ? value(state) : value

export const useState = (initial: unknown) =>
  useReducer((state, value) => resolve(value, state), initial, resolve)

export function useMemo<T>(create: () => T, deps: readonly unknown[]): T {
  const hook = nextHook<Hook & { value: T }>()
  if (hasChanged(hook, deps)) hook.value = create()
  return hook.value
}

export const useCallback = <T>(callback: T, deps: readonly unknown[]): T => useMemo(() => callback, deps)

export const useRef = <T>(current?: T): { current: T | undefined } => useMemo(() => ({ current }), [])

const effectHook =
  (queue: Effect[]) =>
  (value: () => unknown, deps?: readonly unknown[]): void => {
    const hook = nextHook<Effect>()
    if (hasChanged(hook, deps)) waiting.push(Object.assign(hook, { queue, value }))
  }

export const useEffect = effectHook(passives)
export const useLayoutEffect = effectHook(layouts)

interface Context<T> {
  Provider: ComponentType
  value: T
}

export const createContext = <T>(value: T): Context<T> => ({
  Provider: ({ children }) => children,
  value,
})

export function useContext<T>({ Provider, value }: Context<T>): T {
  let node: Node | undefined = current
  while (node && node.type !== Provider) node = node.parent
  return node ? (node.props.value as T) : value
}
