/** Measures one visit with an empty cache, on the processor and the network of a phone. */

/** The processor is slowed down by this factor, to that of a phone. */
const CPU = 4

/** The network of what does not go over the line: latency in ms, throughput in bytes per second. */
export const NETWORK = {
  latency: 60,
  downloadThroughput: 1_125_000,
  uploadThroughput: 562_500,
}
export const NETWORK_NAME = '9 Mbit/s, 60 ms'

/**
 * The longest chain of requests that may have waited for each other: each begins after the previous one has ended.
 *
 * @param requests  `{ start, end }` in seconds, in the order of their start
 */
function roundsOf(requests) {
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
    if (!request.url.endsWith('favicon.ico')) requests.set(requestId, { start: timestamp, type, bytes: 0 })
  })
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength })
  })
  return requests
}

export async function metricsOf(client) {
  const { metrics } = await client.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Opens a page with an empty cache on a slow processor, and runs `act` with the page and its DevTools client. */
export async function withPage(browser, act, options = { viewport: { width: 1280, height: 800 } }) {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Performance.enable')
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU })
    return await act(page, client)
  } finally {
    await context.close()
  }
}

export const whenUsable = (page) =>
  page.waitForFunction(() => window.usableAt !== undefined, undefined, { polling: 20 })

/** Opens the page for the first time. The line slows it down. */
export const visit = (browser, url, { connections }) =>
  withPage(browser, async (page, client) => {
    connections()
    const result = await measure(page, client, url)
    return { ...result, connections: connections() }
  })

/** Opens a page, and waits until everything has been stored that is kept for the next page. */
async function openAndKeep(page, url) {
  await page.goto(url)
  await whenUsable(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Opens the page again, as a later page of a visit: files are in the cache, responses in the session storage. */
export const visitAgain = (browser, url, { connections, network, views = 2 }) =>
  withPage(browser, async (page, client) => {
    for (let view = 1; view < views; view++) await openAndKeep(page, url)
    connections()
    const result = await measure(page, client, url, network)
    return { ...result, connections: connections() }
  })

/** Counts only what happens before the page is usable; paints and layout shifts also shortly afterwards. */
async function measure(page, client, url, network) {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0, blocking: 0, largest: 0 })
    const observe = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
    observe('layout-shift', ({ value }) => (window.shift += value))
    observe('largest-contentful-paint', ({ startTime }) => (window.largest = startTime))
    observe('longtask', ({ duration }) => (window.blocking += duration - 50))
  })
  const requests = await watchNetwork(client)
  if (network) await client.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await page.goto(url, { waitUntil: 'commit' })
  await whenUsable(page)
  const { TaskDuration } = await metricsOf(client)
  const { usable, links } = await page.evaluate(() => ({ usable: window.usableAt, links: window.linksAt }))
  const loaded = [...requests.values()].filter(({ end }) => end !== undefined)
  // Late layout shifts count as well.
  await page.waitForTimeout(600)
  const painted = await page.evaluate(() => {
    const paintOf = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0
    const { shift, blocking, largest } = window
    return {
      paint: paintOf('first-paint'),
      content: paintOf('first-contentful-paint'),
      largest,
      shift,
      blocking,
    }
  })
  const afterDocument = loaded.filter(({ type }) => type !== 'Document')
  return {
    usable,
    links,
    ...painted,
    rounds: roundsOf(afterDocument),
    requests: afterDocument.length,
    bytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0),
    // The browser counts from the navigation on.
    task: TaskDuration * 1000,
  }
}
