// @vitest-environment node
/** The metrics in `alerts.yml`. `operators/deploy/alerts.test.ts` runs them in Prometheus, if it is installed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../../../tools/paths.mjs'
import { METRIC_NAMES, metricsIn } from '../../../operators/deploy/metric-names.js'

const { groups } = parse(readFileSync(join(root, 'cli/operators/deploy/files/alerts.yml'), 'utf8')) as {
  groups: Array<{ rules: Array<{ alert: string; expr: string }> }>
}

test.each(groups.flatMap(({ rules }) => rules))('$alert: each metric exists', ({ expr }) => {
  const used = metricsIn(expr)
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => !METRIC_NAMES.includes(name))).toEqual([])
})
