/** The files in `deploy/` for Kubernetes, Grafana and Prometheus. `tests/long/fragments/alerts.test.ts` runs the alerts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { createMetrics } from '../../cli/fragments/metrics.js'
import { SETTINGS } from '../../cli/fragments/settings.js'
import { variableOf } from '../../cli/fragments/core/settings.js'
import { root } from '../../tools/paths.mjs'

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')

interface Resource {
  apiVersion: string
  kind: string
}
const resources = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS() as Resource)
const find = (kind: string) => resources.find((resource) => resource.kind === kind) as never

/** `apps/v1` and `Deployment` → the module with the class. Core resources have no group. */
const moduleOf = ({ apiVersion, kind }: Resource) => `kubernetes-models/${apiVersion}/${kind}`

test.each(resources)('Kubernetes: $kind is valid against the schema of $apiVersion', async (resource) => {
  const { [resource.kind]: Model } = (await import(moduleOf(resource))) as Record<
    string,
    new (data: Resource) => { validate(): void }
  >
  expect(() => new Model!(resource).validate()).not.toThrow()
})

test('Kubernetes: the schemas know each field name', () => {
  // The schemas accept unknown fields. TypeScript rejects them in an object literal.
  const source = resources.map(
    (resource, at) =>
      `import type { I${resource.kind} } from '${moduleOf(resource)}'\nexport const r${at}: I${resource.kind} = ${JSON.stringify(resource)}\n`,
  )
  const folder = join(root, 'test-results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'kubernetes.ts')
  writeFileSync(file, source.join(''))
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  })
  const problems = ts.getPreEmitDiagnostics(program)
  expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual([])
})

test('Kubernetes: a pod cannot write, has no privileges, and is replaced only when another one is ready', () => {
  expect(find('Deployment')).toMatchObject({
    spec: {
      strategy: { rollingUpdate: { maxUnavailable: 0 } },
      template: {
        spec: {
          securityContext: { runAsNonRoot: true },
          containers: [
            {
              securityContext: {
                allowPrivilegeEscalation: false,
                readOnlyRootFilesystem: true,
                capabilities: { drop: ['ALL'] },
              },
              readinessProbe: { httpGet: { path: '/ready' } },
              livenessProbe: { httpGet: { path: '/health' } },
            },
          ],
        },
      },
    },
  })
})

test('Kubernetes and Wrangler: each variable is a setting', () => {
  const named = [...(read('kubernetes.yaml') + read('wrangler.toml')).matchAll(/FRAGMENTS_\w+/g)]
  const known = Object.keys(SETTINGS).map(variableOf)
  expect(named.length).toBeGreaterThan(5)
  expect(named.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([])
})

/** The names of the series: a histogram has several. The library's types wrongly declare `type` as a number. */
const names = createMetrics(100)
  .registry.getMetricsAsArray()
  .flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )

interface Panel {
  title: string
  targets: Array<{ expr: string }>
}
const dashboard = JSON.parse(read('grafana-dashboard.json')) as { panels: Panel[] }
const expressions = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...(
    parse(read('alerts.yml')) as { groups: Array<{ rules: Array<{ alert: string; expr: string }> }> }
  ).groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
]

test.each(expressions)('%s: each metric exists', (_name, expression) => {
  const used = expression.match(/\b(shop_fragments|process|nodejs)_\w+/g) ?? []
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((name) => !names.includes(name))).toEqual([])
})

test('Grafana: each metric of the fragment server is on the dashboard', () => {
  const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join(' ')
  const own = names.filter((name) => /^shop_fragments_(?!.*_(sum|count)$)/.test(name))
  expect(own.length).toBeGreaterThan(8)
  expect(own.filter((name) => !shown.includes(name))).toEqual([])
})

test('docs/fragments.md lists each metric of the fragment server', () => {
  const docs = readFileSync(join(root, 'docs/fragments.md'), 'utf8')
  const own = names
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''))
    .filter((name) => name.startsWith('shop_fragments_'))
  expect([...new Set(own)].filter((name) => !docs.includes(`\`${name}`))).toEqual([])
})
