/** The test kit of the packed packages: `examples/testing` in an empty folder, as a host's project. */
import { join } from 'node:path'
import { findBrowser } from '../../../tools/find-browser.mjs'
import { freePort } from '../../../tools/free-port.mjs'
import { pack } from '../../../tools/pack.mjs'
import { root } from '../../../tools/paths.mjs'
import { expect, run, test } from './support/test.js'

test('the tests of a React page and of a legacy page run', async ({ installApp }) => {
  const folder = await installApp(join(root, 'examples/testing'), (folder) => pack(folder, 'shop-embed-cli'))
  const { stdout: unit } = await run(folder, 'npm', 'test')
  expect(unit).toMatch(/Test Files .*1 passed/)
  process.env['CHROMIUM_PATH'] = findBrowser() ?? ''
  process.env['PORT'] = String(await freePort())
  const { stdout: browser } = await run(folder, 'npm', 'run', 'test:browser', '--', '--workers', '1')
  expect(browser).toMatch(/5 passed/)
})
