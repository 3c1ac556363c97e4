/** What code without a placeholder, such as the cart, uses of the page. */
import { afterEach, expect, it, vi } from 'vitest'
import { openPageHost } from '../../src/page/page.js'
import newsletter from '../../src/widgets/newsletter/index.js'
import { createTestPage } from '../support/page.js'
import { unmountAll } from '../support/show-widget.js'

afterEach(() => {
  unmountAll()
})

it('warns once about each invalid option of the page, also beside a widget', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const page = createTestPage({
    dataset: { site: 'XX' },
    configured: { apiBase: 'shop.example' },
    services: {},
  })
  const { options } = openPageHost(page)
  openPageHost(page)
  page.show(newsletter)
  expect(options).toMatchObject({ site: 'DE', apiBase: undefined })
  expect(warn.mock.calls.map(([text]) => text as string)).toEqual([
    expect.stringContaining('option "site" has the value "XX", allowed: '),
    expect.stringContaining('option "apiBase" (api-base) has the value "shop.example", allowed: an origin'),
  ])
})
