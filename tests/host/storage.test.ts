import { describe, expect, it } from 'vitest'
import { createStorage } from '../../src/host/storage.js'

describe('a stored value', () => {
  it('is read back, overwritten and removed', () => {
    const store = createStorage(window, 'sessionStorage')
    store.set('a', '1')
    store.set('a', '2')
    expect(store.get('a')).toBe('2')
    expect(window.sessionStorage.getItem('a')).toBe('2')
    store.set('a', undefined)
    expect(store.get('a')).toBeUndefined()
  })

  it('is read back as a text if the page has replaced `getItem` by a function that parses it', () => {
    const parsing = { getItem: (key: string) => (key === 'a' ? { items: [1] } : null) }
    const store = createStorage({ localStorage: parsing } as unknown as Window, 'localStorage')
    expect([store.get('a'), store.get('b')]).toEqual(['{"items":[1]}', undefined])
  })

  it('stays available to this page if the browser forbids storage', () => {
    const forbidden = {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError')
      },
    } as unknown as Window
    const store = createStorage(forbidden, 'localStorage')
    for (const key of ['cart', '__proto__', 'constructor']) {
      store.set(key, 'x')
      expect(store.get(key)).toBe('x')
      store.set(key, undefined)
      expect(store.get(key), key).toBeUndefined()
    }
  })

  it('is the newest one if storage is full and still holds an older one', () => {
    const held: Record<string, string> = { cart: 'old' }
    const full = {
      localStorage: {
        getItem: (key: string) => held[key] ?? null,
        setItem() {
          throw new DOMException('full', 'QuotaExceededError')
        },
        removeItem: (key: string) => void delete held[key],
      },
    } as unknown as Window
    const store = createStorage(full, 'localStorage')
    expect(store.get('cart')).toBe('old')
    store.set('cart', 'new')
    expect(store.get('cart')).toBe('new')
    store.set('cart', undefined)
    expect(store.get('cart')).toBeUndefined()
  })

  it('is not the old one for the next page if storage is full', () => {
    const held: Record<string, string> = { cart: 'old' }
    const full = {
      localStorage: {
        getItem: (key: string) => held[key] ?? null,
        setItem() {
          throw new DOMException('full', 'QuotaExceededError')
        },
        removeItem: (key: string) => void delete held[key],
      },
    } as unknown as Window
    expect(createStorage(full, 'localStorage').set('cart', 'new')).toBe(false)
    expect(createStorage(full, 'localStorage').get('cart')).toBeUndefined()
  })

  it('is the one that another page has stored since', () => {
    const store = createStorage(window, 'localStorage')
    expect(store.set('a', '1')).toBe(true)
    window.localStorage.setItem('a', '2')
    expect(store.get('a')).toBe('2')
  })

  it('does not exist on a server, and setting it does not throw', () => {
    const store = createStorage(undefined, 'localStorage')
    expect(store.get('cart')).toBeUndefined()
    expect(() => store.set('cart', 'x')).not.toThrow()
  })
})

describe('the listener for another page’s changes', () => {
  it('gets each new text of its entry in its storage, and null when the entry is removed', () => {
    const texts: Array<string | null> = []
    createStorage(window, 'localStorage').follow('cart', (text) => texts.push(text))
    const dispatch = (key: string, newValue: string | null, storageArea: Storage) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue, storageArea }))
    dispatch('cart', 'new', localStorage)
    dispatch('cart', null, localStorage)
    dispatch('cart', 'other storage', sessionStorage)
    dispatch('other', 'other key', localStorage)
    expect(texts).toEqual(['new', null])
  })
})
