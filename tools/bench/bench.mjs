/**
 * `npm run bench` measures what a page downloads and how fast it is, for our header and for its alternatives.
 * `npm run bench -- 9` makes nine runs instead of five, and `npm run bench -- 9 line next` measures only these parts. No
 * other programs should run on the machine.
 */
import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright'
import { BROWSER_FLAGS, findWholeBrowser } from '../find-browser.mjs'
import { root } from '../paths.mjs'
import { addToCart, mountAndUnmount, openFlyout, typeForSuggestions } from './actions.mjs'
import { buildAlternatives } from './alternatives.mjs'
import { CDN_ORIGIN, LINE_FLAGS, LINE_NAME, SHOP_ORIGIN } from './line.mjs'
import { LOADS, LONG_TASK_MS, longestTask } from './load.mjs'
import { origin, serve } from './server.mjs'
import { firstTouch, TOUCHES } from './touches.mjs'
import { NETWORK, NETWORK_NAME, visit, visitAgain } from './visit.mjs'

const RUNS = Number(process.argv[2] ?? 5)

/** The pages of the reference shop's own host. */
const SUBJECTS = {
  'our header': '/ours',
  'our header, HTML from the server': '/ours-html',
  'our header, rendered by React': '/ours-react',
  'a plain header on React': '/plain-react',
  'a plain header on preact': '/plain-preact',
  'a plain one on preact, with libraries': '/plain-libraries',
}

const ON_CDN = `?cdn=${CDN_ORIGIN}`
/** The pages over the line. The first is the base of the ratios. */
const ON_LINE = {
  'a plain header on React': `/plain-react${ON_CDN}`,
  'our header': `/ours${ON_CDN}`,
  'the same, a tag without `crossorigin`': `/ours-cookies${ON_CDN}`,
  "the same, the CDN below the page's origin": '/ours',
  'our header, HTML from the server': `/ours-html${ON_CDN}`,
  "the same, the CDN below the page's origin, too": '/ours-html',
  'a plain header on preact': `/plain-preact${ON_CDN}`,
  "Algolia's search box": `/algolia${ON_CDN}`,
  "Shopify's buy button with cart": `/buy-button${ON_CDN}`,
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const title = (text) => console.log(`\n${text}`)
const row = (name, cells) =>
  console.log(name.padEnd(48) + cells.map((cell) => String(cell).padStart(17)).join(''))

/** Measures all subjects in each run, so that a disturbance of the machine affects all of them. */
async function interleaved(names, measure) {
  const results = Object.fromEntries(names.map((name) => [name, []]))
  // The first run only warms up and does not count.
  for (let run = 0; run <= RUNS; run++)
    for (const name of names) {
      const result = await measure(name)
      if (run > 0) results[name].push(result)
    }
  return (name, field) => median(results[name].map((result) => result[field]))
}

function sizes() {
  title('What a page downloads before the first interaction, bytes in brotli 11')
  const { stdout } = spawnSync('npx', ['size-limit', '--json'], { cwd: root, encoding: 'utf8' })
  for (const { name, size } of JSON.parse(stdout)) row(name, [size])
}

const VISIT_COLUMNS = {
  paint: ['first paint, ms', 0],
  content: ['content, ms', 0],
  largest: ['largest, ms', 0],
  links: ['links, ms', 0],
  usable: ['usable, ms', 0],
  connections: ['connections', 0],
  rounds: ['rounds', 0],
  requests: ['requests', 0],
  bytes: ['bytes', 0],
  task: ['main thread, ms', 0],
  blocking: ['blocking, ms', 0],
  shift: ['CLS', 4],
}

/** @param measure  measures one view of an address; @param pages  the addresses by name: the first is the base of the ratios */
async function visits(what, pages, emptyPage, measure) {
  title(
    `Until it can be used: ${what}, a processor 4 times slower; medians of ${RUNS}, with ratios to the first`,
  )
  console.log('Content is the first contentful paint, largest the largest one.')
  const names = Object.keys(pages)
  const of = await interleaved(['', ...names], (name) => measure(pages[name] ?? emptyPage))
  row(
    '',
    Object.values(VISIT_COLUMNS).map(([label]) => label),
  )
  // The main-thread time of an empty page is subtracted.
  const cost = (name, field) => of(name, field) - (field === 'task' ? of('', field) : 0)
  for (const name of names)
    row(
      name,
      Object.entries(VISIT_COLUMNS).map(([field, [, digits]]) => {
        const [value, base] = [cost(name, field), cost(names[0], field)]
        const ratio =
          base > 0 && field !== 'connections' && field !== 'rounds' ? ` (${(value / base).toFixed(2)})` : ''
        return value.toFixed(digits) + ratio
      }),
    )
}

/** @param views  the last view of so many is measured */
const onLine = (what, views) => (browser, connections) =>
  visits(`${what}, ${LINE_NAME}, the CDN on another host`, ON_LINE, '/empty', (path) => {
    const url = SHOP_ORIGIN + path
    return views === 1
      ? visit(browser, url, { connections })
      : visitAgain(browser, url, { connections, views })
  })

async function actions(browser) {
  title(`What a person does: a processor 4 times slower, no limit on the line; medians of ${RUNS}`)
  row('', ['ms', 'main thread, ms'])
  const compare = async (label, names, measure) => {
    const of = await interleaved(names, (name) => measure(browser, name))
    for (const name of names)
      row(`${label}: ${name}`, [of(name, 'ms').toFixed(1), of(name, 'task').toFixed(1)])
  }
  await compare('five terms, 10 suggestions each', ['ours', 'algolia'], typeForSuggestions)
  for (const nodes of [300, 5000])
    await compare(`navigation of ${nodes}, flyout`, ['ours', 'plain-react', 'plain-preact'], (...args) =>
      openFlyout(...args, nodes),
    )
  await compare('mount and unmount', ['ours', 'ours-react'], mountAndUnmount)
  await compare('add to cart until the badge', ['ours', 'ours-react'], addToCart)
}

/** The headers whose first touch is measured, with how often their page is opened. */
const TOUCHED = {
  'our header': { path: 'ours' },
  'our header, HTML from the server': { path: 'ours-html' },
  'our header on the next page, from kept markup': { path: 'ours', views: 2 },
  'the same without kept markup': { path: 'ours-new', views: 2 },
  'a plain header on React': { path: 'plain-react' },
  'a plain header on preact': { path: 'plain-preact' },
}

async function touches(browser) {
  title(`The first touch, 0.9 s after load: a processor 4 times slower, ${NETWORK_NAME}; medians of ${RUNS}`)
  const names = Object.keys(TOUCHED)
  row('', Object.keys(TOUCHES))
  const results = {}
  for (const name of Object.keys(TOUCHES)) {
    const of = await interleaved(names, (header) => {
      const { path, views } = TOUCHED[header]
      return firstTouch(browser, path, { name, views })
    })
    for (const header of names) (results[header] ??= []).push(of(header, 'ms'))
  }
  for (const header of names)
    row(
      header,
      results[header].map((ms) => (Number.isNaN(ms) ? '-' : `${ms.toFixed(0)} ms`)),
    )
}

async function loads(browser) {
  title(`Under load: a processor 4 times slower; the longest task after the first render, medians of ${RUNS}`)
  for (const [name, load] of Object.entries(LOADS)) {
    const longest = []
    for (let run = 0; run < RUNS; run++) longest.push(await longestTask(browser, load))
    const ms = median(longest)
    row(name, [ms > 0 ? `${ms} ms` : `below ${LONG_TASK_MS} ms`])
  }
}

/** The parts by the names with which they can be chosen. */
const PARTS = {
  sizes,
  line: onLine('cold', 1),
  second: onLine('the second page of a visit', 2),
  third: onLine('the third page of a visit', 3),
  next: (browser, connections) =>
    visits(`the next page of a visit, ${NETWORK_NAME}, one host`, SUBJECTS, '/empty', (path) =>
      visitAgain(browser, origin + path, { connections, network: NETWORK }),
    ),
  touches,
  actions,
  loads,
}
const chosen = process.argv.slice(3)
const unknown = chosen.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}. Allowed: ${Object.keys(PARTS).join(', ')}`)

await buildAlternatives()
const { connections, stop } = await serve()
const browser = await chromium.launch({
  executablePath: findWholeBrowser(),
  args: [...BROWSER_FLAGS, ...LINE_FLAGS],
})
for (const [name, measure] of Object.entries(PARTS))
  if (chosen.length === 0 || chosen.includes(name)) await measure(browser, connections)
await browser.close()
stop()
