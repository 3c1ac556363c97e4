/** The test kit of the packed package: `examples/testing` in an empty folder, as a host's project. No server runs for it. */
import { join } from 'node:path'
import { findBrowser } from '../../../tools/find-browser.mjs'
import { root } from '../../../tools/paths.mjs'
import { expect, run, test } from './support/test.js'

test('the tests of a React page and of a legacy page run without a server', async ({ installApp }) => {
  const folder = await installApp(join(root, 'examples/testing'))
  const { stdout: unit } = await run(folder, 'npm', 'test')
  expect(unit).toMatch(/Test Files .*2 passed/)
  process.env['CHROMIUM_PATH'] = findBrowser() ?? ''
  const { stdout: browser } = await run(folder, 'npm', 'run', 'test:browser', '--', '--workers', '1')
  expect(browser).toMatch(/5 passed/)
})
