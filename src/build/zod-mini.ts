/**
 * What the CDN build puts in the place of `zod/mini`: the functions that `src/contracts/` uses, with the same
 * results for the same inputs (held by a test), in a tenth of the bytes. A failure tells only the path of
 * the first bad field, which is all that we ask of one.
 */

type Path = Array<string | number>
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

export const custom = <T>(test: (value: unknown) => unknown): Twin<T> =>
  twin((value) => {
    if (test(value)) return value as T
    throw []
  })

const type = <T>(name: string) => custom<T>((value) => typeof value === name)
export const string = () => type<string>('string')
export const boolean = () => type<boolean>('boolean')
/** Like zod's: neither NaN nor an infinity is a number. */
export const number = () => custom<number>(Number.isFinite)
export const unknown = () => twin((value) => value)

/** A part of the whole: its failure is told with the way to it. */
const at = <T>(key: string | number, { read }: Twin<T>, value: unknown): T => {
  try {
    return read(value)
  } catch (path) {
    throw [key, ...(path as Path)]
  }
}

export const array = <T>(item: Twin<T>): Twin<T[]> =>
  twin((value) => {
    if (!Array.isArray(value)) throw []
    return value.map((entry, index) => at(index, item, entry))
  })

export const object = <S extends Record<string, Twin<unknown>>>(
  shape: S,
): Twin<{ [K in keyof S]: Output<S[K]> }> =>
  twin((value) => {
    if (typeof value !== 'object' || !value || Array.isArray(value)) throw []
    const result: Record<string, unknown> = {}
    for (const key of Object.keys(shape)) {
      const field = at(key, shape[key]!, (value as Record<string, unknown>)[key])
      if (field !== undefined || key in value) result[key] = field
    }
    return result as never
  })

export const optional = <T>({ read }: Twin<T>): Twin<T | undefined> =>
  twin((value) => (value === undefined ? value : read(value)))

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

export const lazy = <T>(getter: () => Twin<T>): Twin<T> => twin((value) => getter().read(value))

export const transform = <A, B>(change: (value: A) => B): Twin<B> => twin((value) => change(value as A))

export const pipe = <A, B>(first: Twin<A>, second: Twin<B>): Twin<B> =>
  twin((value) => second.read(first.read(value)))
