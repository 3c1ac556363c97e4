/** What a page asks for a single time, however many widgets want it. */
import type { Host } from './host.js'

const pages = new WeakMap<object, Map<string, Promise<unknown>>>()

export function oncePerPage<T>(host: Host, key: string, start: () => Promise<T>): Promise<T> {
  const started = pages.get(host.window) ?? new Map<string, Promise<unknown>>()
  pages.set(host.window, started)
  const running = (started.get(key) as Promise<T> | undefined) ?? start()
  started.set(key, running)
  return running
}
