import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkJson } from '../../src/host/json.js'
import { entriesOf, keysOf, withoutAdditions } from '../../src/host/without-additions.js'

const prototype = Object.prototype as Record<string, unknown>
const NAMES = ['extend', 'href', 'value', 'get']
const namesOf = (object: object) => {
  const names: string[] = []
  for (const name in object) names.push(name)
  return names
}

const addAll = () => {
  for (const name of NAMES) prototype[name] = 'of the page'
}
/** Tests call it before `expect`, which does not work with additions. */
const removeAll = () => {
  for (const name of [...NAMES, 'fixed']) delete prototype[name]
}
afterEach(removeAll)

describe('code that runs without additions to Object.prototype', () => {
  it('does not see them, and afterwards they are restored', () => {
    addAll()
    const during = withoutAdditions(() => [...namesOf({ own: 1 }), ({} as { href?: string }).href])
    const after = [...namesOf({}), ({} as { href?: string }).href]
    removeAll()
    expect(during).toEqual(['own', undefined])
    expect(after).toEqual([...NAMES, 'of the page'])
  })

  it('may be nested', () => {
    addAll()
    const during = withoutAdditions(() => withoutAdditions(() => namesOf({})))
    const after = namesOf({})
    removeAll()
    expect(during).toEqual([])
    expect(after).toEqual(NAMES)
  })

  it('restores the additions even if it throws', () => {
    addAll()
    let thrown: unknown
    try {
      withoutAdditions(() => {
        throw 'broken'
      })
    } catch (error) {
      thrown = error
    }
    const after = namesOf({})
    removeAll()
    expect(thrown).toBe('broken')
    expect(after).toEqual(NAMES)
  })

  it('sees additions that are not enumerable', () => {
    Object.defineProperty(prototype, 'fixed', { value: 1, configurable: true })
    expect(withoutAdditions(() => ({}) as { fixed?: number }).fixed).toBe(1)
  })
})

it('an object is listed without additions, even by functions that an old library has replaced', () => {
  const { keys, entries } = Object
  addAll()
  Object.keys = namesOf
  Object.entries = (object: object) => namesOf(object).map((name): [string, unknown] => [name, 1])
  const listed = [keysOf({ own: 1 }), entriesOf({ own: 1 })]
  Object.assign(Object, { keys, entries })
  removeAll()
  expect(listed).toEqual([['own'], [['own', 1]]])
  expect(entriesOf(undefined)).toEqual([])
})

it('a field that is missing in a response is not read from Object.prototype', () => {
  const schema = z.object({ title: z.string(), href: z.catch(z.string(), '') })
  addAll()
  const checked = checkJson('{"title":"Tea"}', schema)
  removeAll()
  expect(checked).toEqual({ ok: true, data: { title: 'Tea', href: '' } })
})
