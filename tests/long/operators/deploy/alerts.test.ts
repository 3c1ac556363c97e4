/** `alerts.yml`, run by the real promtool. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { findProgram } from '../../../../tools/find-programs.mjs'
import { root } from '../../../../tools/paths.mjs'
import { counted } from '../../support/counted.js'

const promtool = findProgram('promtool')
test.skip(!promtool, 'promtool is not installed')

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(promtool!, args, { cwd: root, encoding: 'utf8' })
  return [status, stdout + stderr]
}

test('Prometheus accepts the rules', () => {
  expect(run('check', 'rules', 'cli/operators/deploy/files/alerts.yml')).toEqual([
    0,
    expect.stringContaining('SUCCESS'),
  ])
})

test('each history of metrics raises its alerts, and a server that works raises none', () => {
  const tests = join(import.meta.dirname, 'alerts.test.yml')
  expect(run('test', 'rules', tests)).toEqual([0, expect.stringContaining('SUCCESS')])
  counted('recipes tried: Prometheus')
})
