/** One cold visit on a phone's processor and line, and what it costs. */

/** A processor 4 times slower, 1.6 Mbit/s, 150 ms. */
const CPU = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/**
 * How many requests wait for each other: a request that began after another had ended may have waited for it.
 *
 * @param requests  `{ start, end }` in seconds, in the order of their start
 */
export function roundsOf(requests) {
  const rounds = []
  for (const [at, { start }] of requests.entries()) {
    const before = requests.slice(0, at).flatMap((other, place) => (other.end <= start ? rounds[place] : []))
    rounds.push(1 + Math.max(0, ...before))
  }
  return Math.max(0, ...rounds)
}

async function watchNetwork(client) {
  const requests = new Map()
  await client.send('Network.enable')
  client.on('Network.requestWillBeSent', ({ requestId, timestamp, request, type }) => {
    if (type !== 'Document' && !request.url.endsWith('favicon.ico')) requests.set(requestId, { start: timestamp, type, bytes: 0 })
  })
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength })
  })
  return requests
}

const metricsOf = async (client) =>
  Object.fromEntries((await client.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]))

/** Of all that is counted, only what came before the page could be used. */
export async function visit(browser, url, { isThrottled = true, until = 'usableAt' } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Performance.enable')
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0, blocking: 0 })
      const observe = (type, take) =>
        new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
      observe('layout-shift', ({ value }) => (window.shift += value))
      observe('longtask', ({ duration }) => (window.blocking += duration - 50))
    })
    const requests = await watchNetwork(client)
    if (isThrottled) {
      await client.send('Emulation.setCPUThrottlingRate', { rate: CPU })
      await client.send('Network.emulateNetworkConditions', LINE)
    }
    await page.goto(url, { waitUntil: 'commit' })
    if (until) await page.waitForFunction((name) => window[name] !== undefined, until, { polling: 20 })
    else await page.waitForLoadState('load')
    const { TaskDuration, ScriptDuration } = await metricsOf(client)
    const usable = await page.evaluate((name) => window[name], until)
    const before = [...requests.values()].filter(({ end }) => end !== undefined)
    // Late shifts count as well.
    if (until) await page.waitForTimeout(600)
    const { shift, blocking } = await page.evaluate(() => ({ shift: window.shift, blocking: window.blocking }))
    return {
      usable,
      rounds: roundsOf(before),
      requests: before.length,
      bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
      task: TaskDuration * 1000,
      script: ScriptDuration * 1000,
      blocking,
      shift,
    }
  } finally {
    await context.close()
  }
}
