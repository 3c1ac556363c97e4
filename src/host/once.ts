/** What a page asks for a single time, however many widgets want it. */
import type { Host } from './host.js'

const pages = new WeakMap<object, Record<string, Promise<unknown>>>()

export function oncePerPage<T>(host: Host, key: string, start: () => Promise<T>): Promise<T> {
  const started = pages.get(host.window) ?? {}
  pages.set(host.window, started)
  return (started[key] ??= start()) as Promise<T>
}
