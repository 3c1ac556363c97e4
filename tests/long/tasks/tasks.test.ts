/**
 * The samples of the docs solve the tasks. `ANSWERS=folder npx playwright test --config tests/long tasks -g answer` judges other
 * answers: the files in this folder, such as an assistant's.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { axeFaults } from '../../browser/support/docs.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { findProgram } from '../../../tools/find-programs.mjs'
import { root } from '../../../tools/paths.mjs'
import { afterwards, cleanUp } from '../support/programs.js'
import { judge } from './judge.js'
import { TASKS, type TaskName } from './tasks.js'

const NAMES = Object.keys(TASKS) as TaskName[]
const sampleOf = (name: TaskName) => join(root, 'docs', TASKS[name].sample)
const answerOf = (folder: string, name: TaskName) => join(folder, name + extname(TASKS[name].sample))
const skipWithoutPhp = (name: TaskName) =>
  test.skip(sampleOf(name).endsWith('.php') && !findProgram('php'), 'PHP is not installed')

// A wrong page has no such button: without a limit, a check would wait for it until the test ends.
test.use({ actionTimeout: 5000 })
test.afterEach(cleanUp)

const { ANSWERS } = process.env

if (ANSWERS !== undefined)
  for (const name of NAMES)
    test(`the answer solves ${name}`, async ({ page, baseURL }) => {
      skipWithoutPhp(name)
      const file = answerOf(resolve(ANSWERS), name)
      expect(existsSync(file), `${file} exists`).toBe(true)
      await judge(page, name, file, baseURL!)
    })

for (const name of NAMES)
  test(`the sample of the docs solves ${name}`, async ({ page, baseURL }) => {
    skipWithoutPhp(name)
    await judge(page, name, sampleOf(name), baseURL!)
    expect(await axeFaults(page)).toEqual([])
  })

/** Writes an answer into a temporary folder. */
function writeAnswer(name: TaskName, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-embed-answer-'))
  afterwards(() => rmSync(folder, { recursive: true }))
  const file = answerOf(folder, name)
  writeFileSync(file, text)
  return file
}

for (const name of NAMES)
  test(`the page that the task begins with does not solve ${name}`, async ({ page, baseURL, uncaught }) => {
    skipWithoutPhp(name)
    const text = readFileSync(join(import.meta.dirname, `texts/${name}.md`), 'utf8')
    const [, start] = /```\w+\n([^]*?)```/.exec(text)!
    await expect(judge(page, name, writeAnswer(name, start!), baseURL!)).rejects.toThrow()
    // Libraries throw errors when they miss what the task asks for.
    uncaught.length = 0
  })

/** A mistake in a sample: the task, what is replaced by what, and the failure that must name it. */
const MISTAKES: Array<[name: TaskName, right: string, wrong: string, failure: RegExp]> = [
  ['three-widgets', 'data-show-newsletter', 'data-show-newsletters', /toHaveCount/],
  ['sticky-header', ' data-sticky', '', /toBeInViewport/],
  ['sticky-header', 'data-site="PL"', 'data-site="pL" data-stiky', /UNKNOWN_OPTION/],
  ['reserved-height', 'min-height: 149px', 'min-height: 100px', /800 px/],
  [
    'partner-policy',
    'script-src https://cdn.example',
    "script-src 'unsafe-inline' https://cdn.example",
    /an inline script/,
  ],
  ['partner-policy', "img-src 'self' https://cdn.example https://shop.example;", '', /CSP_IMAGES/],
  ['tag-manager', "if (!place || place.querySelector('[data-shop-widget]')) return", '', /toHaveCount/],
  [
    'consent',
    '</main>',
    '</main><script async src="https://cdn.example/v1/loader.js"></script>',
    /before the visitor agrees/,
  ],
  [
    'preload',
    'data-shop-widget="newsletter"',
    'data-shop-widget="newsletter" data-load="eager"',
    /with the page/,
  ],
  ['buy-without-script', '</main>', '</main><script>var own = true</script>', /script:not/],
  ['buy-without-script', 'data-shop-cart="restore"', 'data-shop-cart="restored"', /./],
  ['server-html', "render('header', {", "render('headers', {", /nav-item/],
]

for (const [name, right, wrong, failure] of MISTAKES)
  test(`${name} is not solved with the mistake ${wrong || `of leaving out ${right}`}`, async ({
    page,
    baseURL,
  }) => {
    skipWithoutPhp(name)
    const sample = readFileSync(sampleOf(name), 'utf8')
    expect(sample).toContain(right)
    const answer = writeAnswer(name, sample.replace(right, wrong))
    await expect(judge(page, name, answer, baseURL!)).rejects.toThrow(failure)
  })
