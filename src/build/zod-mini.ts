/**
 * What the CDN build puts in the place of `zod/mini`: the functions that `src/contracts/` uses, with the same
 * results for the same inputs (held by a test), in a tenth of the bytes. A failure tells only the path of
 * the first bad field, which is all that we ask of one.
 */

type Path = Array<string | number>
type Parsed<T> = { success: true; data: T } | { success: false; error: { issues: [{ path: Path }] } }
interface Twin<T> {
  safeParse(value: unknown): Parsed<T>
}
type Output<S> = S extends Twin<infer T> ? T : never

const good = <T>(data: T): Parsed<T> => ({ success: true, data })
const bad = (path: Path = []): Parsed<never> => ({ success: false, error: { issues: [{ path }] } })

export const custom = <T>(test: (value: unknown) => unknown = () => true): Twin<T> => ({
  safeParse: (value) => (test(value) ? good(value as T) : bad()),
})

export const string = () => custom<string>((value) => typeof value === 'string')
/** Like zod's: neither NaN nor an infinity is a number. */
export const number = () => custom<number>(Number.isFinite)
export const boolean = () => custom<boolean>((value) => typeof value === 'boolean')
export const unknown = () => custom<unknown>()

const within = (path: Path, key: string | number) => bad([key, ...path])

export const array = <T>(item: Twin<T>): Twin<T[]> => ({
  safeParse(value) {
    if (!Array.isArray(value)) return bad()
    const list: T[] = []
    for (let at = 0; at < value.length; at++) {
      const parsed = item.safeParse(value[at])
      if (!parsed.success) return within(parsed.error.issues[0].path, at)
      list.push(parsed.data)
    }
    return good(list)
  },
})

export const object = <S extends Record<string, Twin<unknown>>>(
  shape: S,
): Twin<{ [K in keyof S]: Output<S[K]> }> => ({
  safeParse(value) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return bad()
    const result: Record<string, unknown> = {}
    for (const key of Object.keys(shape)) {
      const parsed = shape[key]!.safeParse((value as Record<string, unknown>)[key])
      if (!parsed.success) return within(parsed.error.issues[0].path, key)
      if (parsed.data !== undefined || key in value) result[key] = parsed.data
    }
    return good(result as never)
  },
})

export const optional = <T>(inner: Twin<T>): Twin<T | undefined> => ({
  safeParse: (value) => (value === undefined ? good(undefined) : inner.safeParse(value)),
})

const catchWith = <T>(inner: Twin<T>, fallback: T): Twin<T> => ({
  safeParse(value) {
    const parsed = inner.safeParse(value)
    return parsed.success ? parsed : good(fallback)
  },
})
export { catchWith as catch }

export const union = <T>(options: ReadonlyArray<Twin<T>>): Twin<T> => ({
  safeParse(value) {
    for (const option of options) {
      const parsed = option.safeParse(value)
      if (parsed.success) return parsed
    }
    return bad()
  },
})

export const lazy = <T>(getter: () => Twin<T>): Twin<T> => ({
  safeParse: (value) => getter().safeParse(value),
})

export const transform = <A, B>(change: (value: A) => B): Twin<B> => ({
  safeParse: (value) => good(change(value as A)),
})

export const pipe = <A, B>(first: Twin<A>, second: Twin<B>): Twin<B> => ({
  safeParse(value) {
    const parsed = first.safeParse(value)
    return parsed.success ? second.safeParse(parsed.data) : parsed
  },
})
