/**
 * What the CDN build puts in the place of `zod/mini`: the functions that `src/contracts/` uses, with the same
 * results for the same inputs (held by a test), in a twentieth of the bytes. A failure tells only the name of
 * the first bad field, which is all that we ask of one.
 */

type Path = readonly string[]
type Parsed<T> = { success: true; data: T } | { success: false; error: { issues: [{ path: Path }] } }
interface Twin<T> {
  /** @throws {Path} */
  read(value: unknown): T
  safeParse(value: unknown): Parsed<T>
}
type Output<S> = S extends Twin<infer T> ? T : never

const twin = <T>(read: Twin<T>['read']): Twin<T> => ({
  read,
  safeParse(value) {
    try {
      return { success: true, data: read(value) }
    } catch (path) {
      return { success: false, error: { issues: [{ path: path as Path }] } }
    }
  },
})

export const transform = twin as <A, B>(change: (value: A) => B) => Twin<B>

export const custom = <T>(test: (value: unknown) => unknown): Twin<T> =>
  twin((value) => {
    if (test(value)) return value as T
    throw []
  })

export const string = () => custom<string>((value) => typeof value === 'string')
export const boolean = () => custom<boolean>((value) => typeof value === 'boolean')
/** Like zod's: neither NaN nor an infinity is a number. */
export const number = () => custom<number>(Number.isFinite)

export const object = <S extends Record<string, Twin<unknown>>>(
  shape: S,
): Twin<{ [K in keyof S]: Output<S[K]> }> =>
  twin((value) => {
    if (typeof value !== 'object' || !value || Array.isArray(value)) throw []
    const result: Record<string, unknown> = {}
    for (const key of Object.keys(shape))
      try {
        const field = shape[key]!.read((value as Record<string, unknown>)[key])
        if (field !== undefined || key in value) result[key] = field
      } catch {
        throw [key]
      }
    return result as never
  })

/** The first that takes the value; where none does, the whole is refused. */
export const union = <T>(options: ReadonlyArray<Twin<T>>): Twin<T> =>
  twin((value) => {
    for (const { read } of options)
      try {
        return read(value)
      } catch {
        // The next one may.
      }
    throw []
  })

const catchWith = <T>(inner: Twin<T>, fallback: T): Twin<T> => union([inner, twin(() => fallback)])
export { catchWith as catch }

export const optional = <T>(inner: Twin<T>): Twin<T | undefined> =>
  twin((value) => (value === undefined ? value : inner.read(value)))

export const pipe = <A, B>(first: Twin<A>, second: Twin<B>): Twin<B> =>
  twin((value) => second.read(first.read(value)))
