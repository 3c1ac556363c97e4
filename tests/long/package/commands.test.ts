/** The packed `shop-embed-cli` in an empty folder: each command does what the docs say. */
import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../../tools/free-port.mjs'
import { pack } from '../../../tools/pack.mjs'
import { expect, run, test } from './support/test.js'

test('npx shop-embed-cli lists its commands, checks a service and serves fragments', async ({
  installApp,
  baseURL,
}) => {
  const folder = await installApp('commands', (folder) => pack(folder, 'shop-embed-cli'))
  expect(await readdir(join(folder, 'node_modules'))).not.toContain('react')
  const command = ['--no-install', 'shop-embed-cli']

  const { stdout: help } = await run(folder, 'npx', ...command, '--help')
  for (const name of ['deploy', 'fragments', 'release'])
    expect(help).toMatch(new RegExp(`^ {2}${name} `, 'm'))

  const port = String(await freePort())
  const main = 'node_modules/shop-embed-cli/dist/main.js'
  const server = spawn(process.execPath, [main, 'fragments', '--shop', baseURL!, '--port', port], {
    cwd: folder,
  })
  try {
    const read = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
      return response?.ok ? response.text() : ''
    }
    await expect.poll(() => read('/health')).toBe('alive\n')
    expect(await read('/fragments/header?site=AT')).toMatch(/^<div data-shop-widget="header"[^>]*><template /)
    expect(await read('/fragments/head')).toContain('<link rel="stylesheet"')
  } finally {
    server.kill()
  }
})
