// @vitest-environment node
/** The files in `deploy/` that no other test runs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/paths.mjs'

/** When the long-term releases of Node.js get their last security fixes: https://github.com/nodejs/Release */
const LAST_FIXES: Readonly<Record<string, string>> = {
  '20': '2026-04-30',
  '22': '2027-04-30',
  '24': '2028-04-30',
}

test('the container uses a Node.js LTS release that still gets security fixes', () => {
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile.fragments'), 'utf8')
  const [, version] = /^FROM node:(\d+)-slim$/m.exec(dockerfile) ?? []
  expect(Object.keys(LAST_FIXES)).toContain(version)
  expect(new Date(LAST_FIXES[version!]!).getTime()).toBeGreaterThan(Date.now())
})
