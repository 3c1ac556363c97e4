/** When an `Integrity-Policy` of the page blocks the loader. */
import { expect, test } from 'vitest'
import { checkIntegrityPolicy } from '../../../cli/doctor/checks/integrity-policy.js'
import type { CommandSubject } from '../../../cli/doctor/command-subject.js'

const codesWith = async (headers: Record<string, string>, attributes: Record<string, string> = {}) => {
  const subject = {
    headers: new Headers(headers),
    loaders: [{ tag: { name: 'script', attributes }, isOurs: true }],
  }
  const found = await checkIntegrityPolicy(subject as unknown as CommandSubject, [])
  return found.map(({ code }) => code)
}

const BLOCKED = ['INTEGRITY_POLICY']
const policy = (value: string) => ({ 'Integrity-Policy': value })
const SCRIPTS = policy('blocked-destinations=(script)')

test.each([
  'blocked-destinations=(script)',
  'blocked-destinations=(style script), endpoints=(audit)',
  'sources=(inline), blocked-destinations=( script )',
])('“%s” blocks a loader without a hash', async (value) => {
  expect(await codesWith(policy(value))).toEqual(BLOCKED)
})

test.each([
  '',
  'blocked-destinations=(style)',
  'blocked-destinations=(script), sources=()',
  'endpoints=(script)',
])('“%s” does not', async (value) => {
  expect(await codesWith(policy(value))).toEqual([])
})

test('a policy that only reports blocks nothing', async () => {
  const reports = { 'Integrity-Policy-Report-Only': 'blocked-destinations=(script)' }
  expect(await codesWith(reports)).toEqual([])
})

test('the loader needs a hash that the browser can check', async () => {
  expect(await codesWith(SCRIPTS, { integrity: 'sha384-x' })).toEqual(BLOCKED)
  expect(await codesWith(SCRIPTS, { crossorigin: 'anonymous' })).toEqual(BLOCKED)
  expect(await codesWith(SCRIPTS, { integrity: 'sha384-x', crossorigin: 'anonymous' })).toEqual([])
  expect(await codesWith(SCRIPTS, { integrity: 'sha384-x', type: 'module' })).toEqual([])
})
