/** Data that the first view needs, asked for in the same tick as its code. The code takes the answers over. */
import type { FirstAnswers } from '../src/host/shell.js'

const answers = new Map<string, Promise<Response | undefined>>()

/**
 * @param base  the origin of the services
 * @returns cancels the request if nobody has taken its answer: an answer that is never read would keep the page's
 *          network busy
 */
export function ask(path: string, base: string, init: RequestInit): () => void {
  const controller = new AbortController()
  let url: string
  try {
    url = new URL(path, base).href
  } catch {
    // No address: the code that needs the answer finds out by itself.
    return () => {}
  }
  const answer = fetch(url, { ...init, signal: controller.signal }).catch(() => undefined)
  answers.set(url, answer)
  return () => {
    if (answers.get(url) !== answer) return
    answers.delete(url)
    controller.abort()
  }
}

export const firstAnswers: FirstAnswers = {
  take(url) {
    const answer = answers.get(url)
    answers.delete(url)
    return answer
  },
}
