/**
 * Measures the worker of the operators in workerd, driven by miniflare: for `fragments.mjs`. The times include miniflare's own
 * work and its cache on the disk, so they are more than those of the platform.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { Miniflare } from 'miniflare'
import { bundleWorker } from '../bundle-worker.mjs'

const STARTS = 7
const REQUESTS = 1000
/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]

async function timed(run) {
  const start = performance.now()
  await run()
  return performance.now() - start
}

const EMPTY = {
  modules: [
    { type: 'ESModule', path: 'worker.mjs', contents: 'export default { fetch: () => new Response("") }' },
  ],
}

/** @returns ms until the first response: of the process, and of everything that runs when the module is loaded */
const startOf = (worker, path) =>
  timed(async () => {
    const miniflare = new Miniflare(worker)
    await (await miniflare.dispatchFetch(`https://fragments.example${path}`)).text()
    await miniflare.dispose()
  })

/** The processor time of the workerd processes that this process has started, in ms. */
const workerdTime = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, name, rest] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
        const stat = rest.split(' ')
        return name === 'workerd' && Number(stat[1]) === process.pid
          ? Number(stat[11]) + Number(stat[12])
          : []
      } catch {
        return []
      }
    })
    .reduce((sum, ticks) => sum + ticks * MS_PER_TICK, 0)

/** @param pathOf  the path of each request, by its number */
async function measure(miniflare, pathOf) {
  const request = async (at) =>
    (await miniflare.dispatchFetch(`https://fragments.example${pathOf(at)}`)).text()
  for (let at = 0; at < REQUESTS; at++) await request(at)
  const before = workerdTime()
  const times = []
  for (let at = REQUESTS; at < 2 * REQUESTS; at++) times.push(await timed(() => request(at)))
  return { time: median(times), cpu: (workerdTime() - before) / REQUESTS }
}

/** @param shop  the origin of the shop's services */
export async function measureWorker(shop) {
  const bundled = await bundleWorker()
  const worker = { ...bundled, bindings: { ...bundled.bindings, FRAGMENTS_SHOP: shop } }
  const [{ contents }] = worker.modules
  const kB = (bytes) => `${(bytes / 1000).toFixed(0)} kB`
  const print = (name, value) => console.log(`${name.padEnd(60)}${value}`)
  console.log('\nThe worker in workerd')
  print('module, minified and with gzip', `${kB(contents.length)}, ${kB(gzipSync(contents).length)}`)

  const starts = { empty: [], ours: [] }
  for (let at = 0; at < STARTS; at++) {
    starts.empty.push(await startOf(EMPTY, '/'))
    starts.ours.push(await startOf(worker, '/health'))
  }
  const cold = median(starts.ours) - median(starts.empty)
  print('cold start, more than an empty worker', `${cold.toFixed(0)} ms`)

  const miniflare = new Miniflare(worker)
  await (await miniflare.dispatchFetch('https://fragments.example/health')).text()
  const path = '/fragments/header?site=DE'
  const first = await timed(async () => (await miniflare.dispatchFetch(`https://x.example${path}`)).text())
  print('first fragment, with its call to the shop', `${first.toFixed(0)} ms`)
  const shown = ({ time, cpu }) => `${time.toFixed(1)} ms, ${cpu.toFixed(2)} ms of the processor`
  print('a fragment that was kept', shown(await measure(miniflare, () => path)))
  print(
    'a different query in each request',
    shown(await measure(miniflare, (at) => `${path}&promotion-ids=${at}`)),
  )
  await miniflare.dispose()
}
