/**
 * `npm run bench -- fragments` measures the fragment server on one core: fragments per second and latency, with fragments that
 * it has kept, with a render for each request, and behind nginx's cache, beside the same markup by `renderToString` of
 * `react-dom/server` behind `node:http`. At the end, it measures the worker for the edge.
 *
 * `npm run bench -- fragments 10 300` measures for ten seconds each instead of five, and only with 300 nodes. No other
 * programs should run on the machine. It needs wrk and taskset; nginx is left out if it is not installed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../../../../tools/find-programs.mjs'
import { cdn, cli, root } from '../../../../tools/paths.mjs'
import { shopCommand } from '../../../../tools/shop.mjs'
import { measureWorker } from './worker.mjs'

const SECONDS = Number(process.argv[2] ?? 5)
const CONNECTIONS = 100
const WARM_REQUESTS = 2000
const MAX_WARM_ROUNDS = 6
const NODES = process.argv[3] ? [Number(process.argv[3])] : [30, 300, 5000]
const PORTS = { shop: 4643, fragments: 4645, plain: 4646, nginx: 4647 }
/** The servers under test share the first core; wrk and the shop use the other one. */
const SERVER_CORE = '0'
const CLIENT_CORE = '1'

const wrk = findProgram('wrk')
const taskset = findProgram('taskset')
const nginx = findProgram('nginx')
if (!wrk || !taskset) {
  console.error('The bench needs wrk and taskset: apt-get install wrk util-linux.')
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
const running = []

function start(command, args, env = {}, core = SERVER_CORE) {
  const child = spawn(taskset, ['-c', core, command, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.push(child)
  return child
}

async function isUp(url) {
  for (let tries = 0; tries < 200; tries++) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return response.text()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} does not respond`)
}

function stop(child) {
  running.splice(running.indexOf(child), 1)
  return new Promise((resolve) => {
    child.once('exit', resolve)
    child.kill()
  })
}

const navigationUrl = (nodes) => `/jsonflyoutnavigation?site=DE&size=${nodes}`

function startFragments(nodes) {
  const settings = {
    shop: `http://127.0.0.1:${PORTS.shop}`,
    port: PORTS.fragments,
    sites: 'DE',
    'navigation-url': navigationUrl(nodes),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  return start(process.execPath, [join(cli, 'main.js'), 'fragments', ...options])
}

/** The deployed file, with other ports, and with fragments open to requests from outside. */
function startNginx() {
  const deployed = readFileSync(join(root, 'cli/operators/deploy/files/nginx-fragments.conf'), 'utf8')
    .replace('/var/cache/nginx/shop-fragments', join(folder, 'cache'))
    .replace('127.0.0.1:8080', `127.0.0.1:${PORTS.fragments}`)
    .replace('listen 80;', `listen 127.0.0.1:${PORTS.nginx};`)
    .replace('/srv/shop', folder)
    .replace('    internal;\n', '')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors.log;
     events {} http { access_log off; ${deployed} }`,
  )
  writeFileSync(join(folder, 'index.html'), 'up')
  return start(nginx, ['-p', folder, '-c', file, '-e', join(folder, 'errors.log')])
}

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10

const statOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  } catch {
    return undefined
  }
}

/** The processor time of a process and its children, in ms. Other programs on the machine do not change it. */
function processorTime({ pid }) {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), statOf(name)])
    .filter(([id, stat]) => stat && (id === pid || Number(stat[1]) === pid))
  return stats.reduce((sum, [, stat]) => sum + (Number(stat[11]) + Number(stat[12])) * MS_PER_TICK, 0)
}

/** Requests a list of promotions that nobody has requested before, so that the server has to render it. */
const DIFFERENT_QUERIES = `
  local count = 0
  request = function()
    count = count + 1
    return wrk.format('GET', wrk.path .. '&promotion-ids=' .. os.time() .. '-' .. count)
  end`

/**
 * @param script  what wrk requests instead of the address
 * @returns requests per second, ms of the processor for each, latency in ms, and responses that were no fragment
 */
function measure(url, server, script = '') {
  const file = join(folder, 'requests.lua')
  writeFileSync(file, script)
  const args = ['-t1', `-c${CONNECTIONS}`, '--latency', '-s', file]
  const run = (seconds) =>
    spawnSync(taskset, ['-c', CLIENT_CORE, wrk, ...args, `-d${seconds}s`, url], { encoding: 'utf8' }).stdout
  const requestsIn = (report) => Number(/(\d+) requests in/.exec(report)?.[1])
  // V8 optimizes the code while it runs.
  for (let warm = 0, rounds = 0; warm < WARM_REQUESTS && rounds < MAX_WARM_ROUNDS; rounds++)
    warm += requestsIn(run(SECONDS))
  const before = processorTime(server)
  const stdout = run(SECONDS)
  const used = processorTime(server) - before
  const toMs = { us: 0.001, ms: 1, s: 1000 }
  const percentile = (name) => {
    const [, value, unit] = new RegExp(`${name}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? []
    return Number(value) * toMs[unit]
  }
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  const [, bad = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? []
  return {
    perSecond: Number(perSecond),
    p50: percentile(50),
    p99: percentile(99),
    bad: Number(bad),
    cpu: used / requestsIn(stdout),
  }
}

const row = (cells) =>
  console.log(cells.map((cell, at) => String(cell)[at ? 'padStart' : 'padEnd'](at ? 14 : 46)).join(''))

function print(name, bytes, { perSecond, cpu, p50, p99, bad }) {
  row([name, bytes, perSecond.toFixed(0), cpu.toFixed(2), p50.toFixed(1), p99.toFixed(1), bad])
}

async function compare(nodes) {
  const path = '/fragments/header?site=DE'
  const fragments = startFragments(nodes)
  const url = `http://127.0.0.1:${PORTS.fragments}${path}`
  await isUp(`http://127.0.0.1:${PORTS.fragments}/ready`)
  const html = await isUp(url)
  const bytes = Buffer.byteLength(html)
  print(`${nodes} nodes: the fragment server, kept`, bytes, measure(url, fragments))
  const rendered = measure(url, fragments, DIFFERENT_QUERIES)
  print(`${nodes} nodes: the fragment server, each rendered`, bytes, rendered)

  if (nginx) {
    const cached = startNginx()
    const cachedUrl = `http://127.0.0.1:${PORTS.nginx}${path}`
    await isUp(cachedUrl)
    print(`${nodes} nodes: behind nginx’s cache`, bytes, measure(cachedUrl, cached))
    await stop(cached)
    rmSync(join(folder, 'cache'), { recursive: true, force: true })
  }
  await stop(fragments)

  const file = join(folder, 'fragment.html')
  writeFileSync(file, html)
  const plain = start(process.execPath, [
    join(root, 'tests/long/operators/bench/plain-render.mjs'),
    file,
    String(PORTS.plain),
  ])
  const plainUrl = `http://127.0.0.1:${PORTS.plain}/`
  const plainBytes = Buffer.byteLength(await isUp(plainUrl))
  print(`${nodes} nodes: renderToString, nothing around it`, plainBytes, measure(plainUrl, plain))
  await stop(plain)
}

try {
  mkdirSync(join(folder, 'cache'))
  start(process.execPath, shopCommand(PORTS.shop), { SHOP_EMBED_CDN_DIR: cdn }, CLIENT_CORE)
  await isUp(`http://127.0.0.1:${PORTS.shop}${navigationUrl(30)}`)
  console.log(`Fragments on one core, ${CONNECTIONS} connections, ${SECONDS} s each\n`)
  row(['', 'bytes', 'per second', 'CPU each, ms', 'p50, ms', 'p99, ms', 'errors'])
  for (const nodes of NODES) await compare(nodes)
  if (!nginx) console.log('left out: nginx is not installed')
  await measureWorker(`http://127.0.0.1:${PORTS.shop}`)
} finally {
  for (const child of [...running]) await stop(child)
  rmSync(folder, { recursive: true, force: true })
}
