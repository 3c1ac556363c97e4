import { expect, test } from 'vitest'
import { readArguments } from '../../../cli/shop/arguments.js'
import { welcome } from '../../../cli/shop/welcome.js'

const SHOP = 'http://127.0.0.1:4321'
const print = (...args: string[]) => welcome(SHOP, 'http://localhost:4322', readArguments(args, {}))

test('prints the addresses, and the script tags for a page of the shop and for a page elsewhere', () => {
  const text = print('--site', 'PL')
  for (const path of ['/demo', '/docs/', '/docs/builder', '/gallery', '/faults', '/outbox'])
    expect(text).toContain(`${SHOP}${path}\n`)
  const tag = `<script async crossorigin fetchpriority="high" src="${SHOP}/cdn/loader.js" data-site="PL"`
  expect(text).toContain(`${tag}></script>`)
  expect(text).toContain(`${tag} data-api-base="${SHOP}" data-credentials="include"></script>`)
  expect(text).toContain('With --allow ORIGIN, such as http://127.0.0.1:8080')
  expect(text).toContain('With --pages FOLDER')
  expect(text).not.toContain('Your pages')
})

test('prints the pages folder and the state file if they are set', () => {
  expect(print('--pages', '.')).toContain(`${SHOP}/my/\n`)
  expect(print('--pages', '.')).toContain(`A page in ${process.cwd()} needs:`)
  expect(print('--state', '/tmp/kept.json')).toContain('The state is kept in /tmp/kept.json')
})

test('warns about a page on another site, because browsers send no cookies from there', () => {
  expect(print('--allow', 'http://127.0.0.1:8080')).not.toContain('cookies')
  expect(print('--allow', 'http://localhost:8080')).toContain(
    'Browsers send no cookies from http://localhost:8080: use 127.0.0.1 there, or the cart stays empty.',
  )
})
