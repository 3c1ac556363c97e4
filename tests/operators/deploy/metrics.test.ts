/**
 * Settings and metrics of the fragment server in the files for operators, and in the docs. `tests/long/operators/deploy/` checks the
 * files themselves.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SETTINGS } from '../../../cli/operators/fragments/settings.js'
import { variableOf } from '../../../cli/operators/fragments/core/settings.js'
import { root } from '../../../tools/paths.mjs'
import { METRIC_NAMES, metricsIn } from './metric-names.js'

const read = (name: string) => readFileSync(join(root, 'cli/operators/deploy/files', name), 'utf8')

test('Kubernetes and Wrangler: each variable is a setting', () => {
  const named = [...(read('kubernetes.yaml') + read('wrangler.toml')).matchAll(/FRAGMENTS_\w+/g)]
  const known = Object.keys(SETTINGS).map(variableOf)
  expect(named.length).toBeGreaterThan(5)
  expect(named.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([])
})

interface Panel {
  title: string
  targets: Array<{ expr: string }>
}
const { panels } = JSON.parse(read('grafana-dashboard.json')) as { panels: Panel[] }
const expressions = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const))

test.each(expressions)('%s: each metric exists', (_name, expression) => {
  const used = metricsIn(expression)
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => !METRIC_NAMES.includes(name))).toEqual([])
})

test('Grafana: each metric of the fragment server is on the dashboard', () => {
  const shown = expressions.map(([, expression]) => expression).join(' ')
  const own = METRIC_NAMES.filter((name) => /^shop_fragments_(?!.*_(sum|count)$)/.test(name))
  expect(own.length).toBeGreaterThan(8)
  expect(own.filter((name) => !shown.includes(name))).toEqual([])
})

test('docs/fragments.md lists each metric of the fragment server', () => {
  const docs = readFileSync(join(root, 'docs/fragments.md'), 'utf8')
  const own = METRIC_NAMES.map((name) => name.replace(/_(bucket|sum|count)$/, '')).filter((name) =>
    name.startsWith('shop_fragments_'),
  )
  expect([...new Set(own)].filter((name) => !docs.includes(`\`${name}`))).toEqual([])
})
