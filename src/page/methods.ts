/** Creates methods from a list of their names, so that each list of methods is written once. */

type Method = (...args: unknown[]) => unknown

/** @param create  creates the method with a name */
export function createMethods<T extends object, N extends keyof T & string>(
  names: readonly N[],
  create: (name: N) => Method,
): Pick<T, N> {
  const methods: Partial<Record<N, Method>> = {}
  for (const name of names) methods[name] = create(name)
  return methods as Pick<T, N>
}

/**
 * Creates methods that call those of another object.
 *
 * @param use  looks the object up at each call, and passes it to the function that it gets
 */
export const forwardMethods = <T extends object, N extends keyof T & string>(
  names: readonly N[],
  use: (call: (target: T) => Promise<unknown>) => unknown,
): Pick<T, N> =>
  createMethods<T, N>(
    names,
    (name) =>
      (...args) =>
        use((target) => (target[name] as Method)(...args) as Promise<unknown>),
  )
