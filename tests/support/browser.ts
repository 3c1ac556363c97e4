/** Sets up the visitor's browser for one test: its address, cookies, width and user agent. */
import { afterEach } from 'vitest'

export interface BrowserSettings {
  cookies?: Readonly<Record<string, string>>
  /** The window's width in px. */
  width?: number
  /** Path and query of the page. */
  address?: string
  userAgent?: string
}

const restores: Array<() => void> = []
afterEach(() => {
  for (const restore of restores.splice(0)) restore()
})

export const setWidth = (width: number): void => {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true, writable: true })
  window.dispatchEvent(new Event('resize'))
}

export function setBrowser({ cookies = {}, width = 1600, address = '/', userAgent }: BrowserSettings): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(`https://shop.example${address}`)
  for (const [name, value] of Object.entries(cookies)) {
    document.cookie = `${name}=${value}; path=/`
    restores.push(() => {
      document.cookie = `${name}=; path=/; max-age=0`
    })
  }
  setWidth(width)
  if (userAgent === undefined) return
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })
  restores.push(() => {
    delete (navigator as { userAgent?: string }).userAgent
  })
}
