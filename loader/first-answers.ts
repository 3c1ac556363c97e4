/** Data that the first view needs, asked for in the same tick as its code. The code takes the answers over. */
import type { FirstAnswers } from '../src/host/shell.js'

interface Asked {
  answer: Promise<Response | undefined>
  controller: AbortController
}
const asked = new Map<string, Asked>()

/** @param origin  of the services. Without an address nothing is asked for: the code that needs the answer finds out. */
export function ask(path: string, origin: string, init: RequestInit): void {
  if (!URL.canParse(path, origin)) return
  const controller = new AbortController()
  const { href } = new URL(path, origin)
  const headers = { Accept: 'application/json', ...init.headers }
  const answer = fetch(href, { ...init, headers, signal: controller.signal }).catch(() => undefined)
  asked.set(href, { answer, controller })
}

/** Code has failed that would have taken answers over. An answer that is never read keeps the page's network busy. */
export function cancelUntaken(): void {
  for (const { controller } of asked.values()) controller.abort()
  asked.clear()
}

export const firstAnswers: FirstAnswers = {
  take(url) {
    const { answer } = asked.get(url) ?? {}
    asked.delete(url)
    return answer
  },
}
