/** At most four GETs are in flight at a time. The others wait, and are sent in call order. */

/** Cart calls are not counted: with one change and one read, at most six requests are in flight, plus other POSTs. */
const MAX_IN_FLIGHT = 4

let inFlight = 0
/** Each entry starts a call that waits. */
const waiting: Array<() => void> = []

/** @returns whether it is the call's turn; `false` if the call was aborted while it waited */
async function waitForTurn(signal: AbortSignal | undefined): Promise<boolean> {
  if (signal?.aborted) return false
  if (inFlight < MAX_IN_FLIGHT) {
    inFlight++
    return true
  }
  return new Promise((resolve) => {
    const begin = () => {
      signal?.removeEventListener('abort', leave)
      resolve(true)
    }
    const leave = () => {
      waiting.splice(waiting.indexOf(begin), 1)
      resolve(false)
    }
    waiting.push(begin)
    signal?.addEventListener('abort', leave, { once: true })
  })
}

/** Gives the place to the next call that waits. */
function endTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else inFlight--
}

/**
 * Sends a GET when it is its turn. The wait needs no time limit, because each request in flight has one, and then frees its
 * place.
 *
 * @param send    never rejects, and always ends
 * @param signal  aborting it ends the waiting
 * @returns the response; `undefined` if the call was aborted while it waited
 */
export async function inTurn<T>(
  send: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T | undefined> {
  if (!(await waitForTurn(signal))) return undefined
  const response = await send()
  endTurn()
  return response
}
