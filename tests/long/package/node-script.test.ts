/** The packed package in a plain script on Node, without a browser's globals. */
import { expect, run, test } from './support/test.js'

test('a script on Node imports all entries and renders a fragment', async ({ installApp }) => {
  const folder = await installApp('node-script', 'react@19.3.1', 'react-dom@19.3.1')
  const { stdout, stderr } = await run(folder, process.execPath, 'main.js')
  expect(JSON.parse(stdout)).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    shop: null,
    component: 'function',
    fragment: expect.stringMatching(/^<div data-shop-widget="footer" data-site="AT"><template .*<\/div>$/),
  })
  expect(stderr).toBe('')
})
