import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

vi.mock('virtual:release', () => ({
  folder: './',
  docsFolder: '',
  docsUrl: 'https://docs.example/',
  hashes: { cart: 'AAAAAAAAAAAA' },
}))
vi.mock('../../loader/script-tag.js', () => ({
  scriptTag: { src: 'https://cdn.example/loader.js', nonce: '', dataset: {} },
}))

/** What a request for the file's headers does. A test may use the mode of the request. */
let ask: (init: RequestInit) => Promise<Response>
/** What a browser does with the script element of a chunk. */
let loadScript: (element: HTMLScriptElement) => void
let asked: RequestInit[]
let elements: HTMLScriptElement[]
/** `pending`, or the code and the message of the failure. */
let outcome: string
/** How many addresses the page has refused. */
let refused: number

const CHUNK = { needs: [], declare: () => ({}), hashes: {} }

const run = (element: HTMLScriptElement) => {
  Object.assign(element, { shopChunk: CHUNK })
  queueMicrotask(() => element.onload!(new Event('load')))
}
const refuse = (element: HTMLScriptElement) => queueMicrotask(() => element.onerror!(new Event('error')))
/** A response that the page must not read. */
const opaque = () => Object.defineProperty(new Response(), 'type', { value: 'opaque' })

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  asked = []
  elements = []
  outcome = 'pending'
  refused = 0
  loadScript = refuse
  ask = async () => new Response()
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    elements.push(element as HTMLScriptElement)
    loadScript(element as HTMLScriptElement)
  })
  vi.spyOn(window, 'fetch').mockImplementation((_address, init) => {
    asked.push(init!)
    return ask(init!)
  })
})
afterEach(() => {
  vi.useRealTimers()
})

async function fetchCart(): Promise<void> {
  const { fetchChunk } = await import('../../loader/files.js')
  fetchChunk('cart').catch(({ code, message }) => (outcome = `${code}: ${message}`))
}
const failAfter = async (ms: number): Promise<string> => {
  await fetchCart()
  await vi.advanceTimersByTimeAsync(ms)
  return outcome
}
const PATH = 'chunks/cart.AAAAAAAA.js'

describe('the reason of a failure', () => {
  test('is INTEGRITY if the file is there, because the browser has then refused its content', async () => {
    expect(await failAfter(0)).toBe(`INTEGRITY: ${PATH} could not be loaded`)
  })
  test('is LOAD_FAILED if the file is missing, or if there is no connection', async () => {
    ask = async () => new Response('', { status: 404 })
    expect(await failAfter(0)).toBe(`LOAD_FAILED: ${PATH} could not be loaded`)
    ask = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await failAfter(0)).toBe(`LOAD_FAILED: ${PATH} could not be loaded`)
  })
  test('names CORS if only a request that must not be read gets a response', async () => {
    ask = async ({ mode }) => {
      if (mode === 'no-cors') return opaque()
      throw new TypeError('Failed to fetch')
    }
    expect(await failAfter(0)).toBe(
      `LOAD_FAILED: ${PATH} could not be loaded: the CDN does not allow this page to read it (CORS). https://docs.example/nothing-appears`,
    )
  })
  test('is not CORS if the connection was there again at the second request', async () => {
    ask = async ({ mode }) => {
      if (mode === 'no-cors') return new Response()
      throw new TypeError('Failed to fetch')
    }
    expect(await failAfter(0)).toBe(`LOAD_FAILED: ${PATH} could not be loaded`)
  })
})

/** Trusted Types of a page that does not allow our policy. @param accepts  whether it accepts plain addresses */
function refusePolicy(accepts: boolean): void {
  const createPolicy = () => {
    throw new TypeError('refused')
  }
  vi.stubGlobal('trustedTypes', { createPolicy })
  if (!accepts)
    vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
      refused++
      throw new TypeError('refused')
    })
}

describe('the script element of a chunk', () => {
  const elementOf = async () => {
    loadScript = run
    const { fetchChunk } = await import('../../loader/files.js')
    expect(await fetchChunk('cart')).toBe(CHUNK)
    return elements[0]!
  }
  test('is no module, has a hash and names its encoding', async () => {
    const element = await elementOf()
    const { src, type, integrity, crossOrigin } = element
    expect({ src, type, integrity, crossOrigin, charset: element.getAttribute('charset') }).toEqual({
      src: `https://cdn.example/${PATH}`,
      type: '',
      integrity: 'sha256-AAAAAAAAAAAA',
      crossOrigin: 'anonymous',
      charset: 'utf-8',
    })
  })
  test('is removed when it has run', async () => {
    const remove = vi.spyOn(Element.prototype, 'remove')
    const element = await elementOf()
    expect(remove.mock.contexts).toEqual([element])
  })
  test('has a plain address if the page refuses our Trusted Types policy, but requires none', async () => {
    refusePolicy(true)
    expect((await elementOf()).src).toBe(`https://cdn.example/${PATH}`)
  })
})

describe('a chunk that cannot be loaded', () => {
  test('fails after 15 s, even if the CDN accepts the request for the reason and never responds', async () => {
    ask = () => new Promise(() => {})
    await fetchCart()
    await vi.advanceTimersByTimeAsync(14_999)
    expect(outcome).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toBe(`LOAD_FAILED: ${PATH} could not be loaded`)
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true])
  })
  test('makes no further request after the 15 s', async () => {
    let hanging: HTMLScriptElement | undefined
    loadScript = (element) => {
      hanging = element
    }
    expect(await failAfter(15_000)).toBe(`LOAD_FAILED: ${PATH} could not be loaded`)
    refuse(hanging!)
    await vi.advanceTimersByTimeAsync(0)
    expect(elements).toHaveLength(1)
    expect(asked.filter(({ signal }) => !signal!.aborted)).toEqual([])
  })
  test('leaves no script elements behind', async () => {
    const remove = vi.spyOn(Element.prototype, 'remove')
    await failAfter(0)
    expect(elements).toHaveLength(2)
    expect(remove.mock.contexts).toEqual(elements)
  })
  test('leaves no script element behind if it hangs', async () => {
    const remove = vi.spyOn(Element.prototype, 'remove')
    loadScript = () => {}
    await failAfter(14_999)
    expect(remove).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(remove.mock.contexts).toEqual(elements)
  })
  test('is not tried again if the page requires Trusted Types and refuses our policy', async () => {
    refusePolicy(false)
    const message = 'the policy of the page does not allow "shop-sdk" in trusted-types'
    expect(await failAfter(0)).toBe(`LOAD_FAILED: ${message}`)
    expect(await failAfter(0)).toBe(`LOAD_FAILED: ${message}`)
    expect(refused).toBe(1)
    expect(elements).toEqual([])
    expect(asked).toEqual([])
  })
})
