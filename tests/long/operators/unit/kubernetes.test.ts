// @vitest-environment node
/** `kubernetes.yaml`: its fields are known to Kubernetes, and its pods have no privileges. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { root } from '../../../../tools/paths.mjs'

interface Resource {
  apiVersion: string
  kind: string
}
const text = readFileSync(join(root, 'cli/operators/deploy/files/kubernetes.yaml'), 'utf8')
const resources = parseAllDocuments(text).map((document) => document.toJS() as Resource)
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

/** @returns what TypeScript finds in a module that can import the packages of this folder */
function problemsIn(source: string): string[] {
  const folder = mkdtempSync(join(import.meta.dirname, 'kubernetes-'))
  try {
    const file = join(folder, 'kubernetes.ts')
    writeFileSync(file, source)
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    })
    const problems = ts.getPreEmitDiagnostics(program)
    return problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('Kubernetes: the schemas know each field name', () => {
  // The schemas accept unknown fields. TypeScript rejects them in an object literal.
  const source = resources.map(
    (resource, at) =>
      `import type { I${resource.kind} } from '${moduleOf(resource)}'\nexport const r${at}: I${resource.kind} = ${JSON.stringify(resource)}\n`,
  )
  expect(problemsIn(source.join(''))).toEqual([])
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
