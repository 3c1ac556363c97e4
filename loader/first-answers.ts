/** Data that the first view needs, asked for in the same tick as its code. The code takes the answers over. */
import type { FirstAnswers, ReadResponse } from '../src/host/shell.js'

interface Asked {
  answer: Promise<ReadResponse | undefined>
  controller: AbortController
}
const asked = new Map<string, Asked>()

/** The text is read at once: it then comes beside the code, and no answer keeps the page's network busy. */
async function fetchText(url: string, init: RequestInit): Promise<ReadResponse> {
  const response = await fetch(url, init)
  return { response, text: await response.text() }
}

/** @param origin  of the services. Without an address nothing is asked for: the code that needs the answer finds out. */
export function ask(path: string, origin: string, init: RequestInit): void {
  if (!URL.canParse(path, origin)) return
  const controller = new AbortController()
  const { href } = new URL(path, origin)
  const headers = { Accept: 'application/json', ...init.headers }
  const answer = fetchText(href, { ...init, headers, signal: controller.signal }).catch(() => undefined)
  asked.set(href, { answer, controller })
}

/** Code has failed that would have taken answers over. Whoever asks later wants an answer of that time. */
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
