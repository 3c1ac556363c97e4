/** `npm test`: every `test:*` script of package.json in its order, then the counts. Stops at nothing, fails for anything. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './dist.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const checks = Object.keys(scripts).filter((name) => name.startsWith('test:'))

/** Vitest's and Playwright's closing lines; a check without tests counts as one. */
const count = (output, isGood) => {
  // Without the colours of a terminal.
  const plain = output.replace(/\u001b\[[0-9;]*m/g, '')
  const numbers = (word) =>
    [...plain.matchAll(new RegExp(`^(?!.*Test Files).*?(\\d+) ${word}\\b`, 'gm'))].map((match) =>
      Number(match[1]),
    )
  const passed = numbers('passed').at(-1)
  const failed = numbers('failed').at(-1) ?? 0
  return passed === undefined
    ? { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 }
    : { passed, failed: failed || (isGood ? 0 : 1) }
}

const run = (name) =>
  new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', name], { cwd: root, shell: process.platform === 'win32' })
    let output = ''
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])
      from.on('data', (chunk) => {
        output += chunk
        to.write(chunk)
      })
    child.on('close', (code) => done({ name, isGood: code === 0, ...count(output, code === 0) }))
  })

const results = []
for (const name of checks) {
  console.log(`\n── ${name}`)
  results.push(await run(name))
}

console.log('')
for (const { name, isGood, passed, failed } of results)
  console.log(`${isGood ? 'ok  ' : 'FAIL'}  ${name.padEnd(14)} ${passed} passed, ${failed} failed`)
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(results.every(({ isGood }) => isGood) ? 0 : 1)
