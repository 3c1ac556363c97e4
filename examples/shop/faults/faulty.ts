/** Applies faults to the calls of the services. */
import { createMiddleware } from 'hono/factory'
import type { ShopEnv } from '../context.js'
import { respondInstead, spoil, type PhraseError } from './responses.js'
import { parseFault, type Fault } from './fault.js'
import type { CallName } from './names.js'

const hits = (fault: Fault, name: CallName): boolean =>
  fault.left > 0 &&
  (fault.name === name || name.startsWith(`${fault.name}-`) || (fault.name === 'all' && name !== 'pictures'))

const phraseDefault: PhraseError = (c, code) => c.json({ error: code }, 500)

/** Middleware of a call: applies the visitor's faults, and the faults in the call's own query, to it. */
export const faulty = (name: CallName, phrase: PhraseError = phraseDefault) =>
  createMiddleware<ShopEnv>(async (c, next) => {
    // A fault in the call's query applies only to this call.
    const once = (c.req.queries('fault') ?? []).flatMap((text) => parseFault(text) ?? [])
    const found = [...c.var.visitor.faults, ...once].filter((fault) => hits(fault, name))
    if (found.length > 0) c.set('isWrongOnPurpose', true)
    for (const fault of found) {
      fault.left--
      const response = await respondInstead(c, fault, phrase)
      if (response) {
        response.headers.set('Cache-Control', 'no-store')
        return response
      }
    }
    await next()
    for (const fault of found) c.res = await spoil(c, fault)
    return undefined
  })
