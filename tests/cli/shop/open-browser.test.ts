import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openBrowser } from '../../../cli/shop/open-browser.js'

const URL = 'http://127.0.0.1:4321/demo'

/** A folder in which this script replaces the program that opens addresses. */
function withProgram(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-open-'))
  writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`)
  return folder
}
afterEach(() => void vi.unstubAllEnvs())

describe.runIf(process.platform === 'linux')('on Linux', () => {
  test('opens the address', async () => {
    const folder = withProgram('echo "$1" > "$(dirname "$0")/opened"')
    const onFailure = vi.fn()
    openBrowser(URL, onFailure)
    await vi.waitFor(() => expect(readFileSync(join(folder, 'opened'), 'utf8')).toBe(`${URL}\n`))
    expect(onFailure).not.toHaveBeenCalled()
  })

  test('fails if the program finds no browser', async () => {
    withProgram('exit 3')
    await new Promise<void>((resolve) => openBrowser(URL, resolve))
  })

  test('fails if the machine has no such program', async () => {
    vi.stubEnv('PATH', mkdtempSync(join(tmpdir(), 'shop-open-')))
    await new Promise<void>((resolve) => openBrowser(URL, resolve))
  })
})
