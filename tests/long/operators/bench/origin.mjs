/**
 * `npm run bench -- origin` measures the origin of `nginx.conf`: requests per second and errors for the loader and for
 * a chunk, beside nginx that compresses each response itself, and beside the reference shop's server, which keeps its files
 * compressed in memory. Each server has the first core to itself, and wrk the others.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrotliModule, findProgram } from '../../../../tools/find-programs.mjs'
import { cdn, cli } from '../../../../tools/paths.mjs'
import { shopCommand } from '../../../../tools/shop.mjs'
import { startNginx } from '../../../../tools/start-nginx.mjs'

const SECONDS = Number(process.argv[2] ?? 10)
const CONNECTIONS = 64
const SHOP_PORT = 4394
const SERVER_CORE = '0'
const WRK_CORES = cpus().length > 1 ? `1-${cpus().length - 1}` : '0'

const ENCODING = findBrotliModule() ? 'br' : 'gzip'

const pin = (pid, cores) => spawnSync('taskset', ['--all-tasks', '--pid', '--cpu-list', cores, String(pid)])

/** The workers are processes of their own. */
const childrenOf = (pid) =>
  spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .stdout.split(/\s+/)
    .filter(Boolean)

async function nginxWith(folder, change) {
  const server = await startNginx(folder, change)
  const processes = [server.pid, ...childrenOf(server.pid)]
  for (const pid of processes) pin(pid, SERVER_CORE)
  return { ...server, processes }
}

/** Compresses instead of the release: level 6 of gzip, which is a common choice. */
const compressWhileServing = (config) =>
  config
    .replace('gzip off;', 'gzip on; gzip_comp_level 6; gzip_types text/javascript;')
    .replace('gzip_static on;', '')
    .replace('brotli_static on;', '')

async function startShop() {
  const command = [process.execPath, ...shopCommand(SHOP_PORT)]
  const shop = spawn('taskset', ['--cpu-list', SERVER_CORE, ...command], {
    env: { ...process.env, SHOP_EMBED_CDN_DIR: cdn },
  })
  await once(shop.stdout, 'data')
  return {
    origin: `http://127.0.0.1:${SHOP_PORT}/cdn`,
    processes: [shop.pid],
    async stop() {
      shop.kill()
      await once(shop, 'exit')
    },
  }
}

const TICKS_PER_SECOND = 100

/** The time that the processes have spent on a processor. Unlike requests per second, it does not depend on other programs. */
const processorSeconds = (processes) =>
  processes
    .map((pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' '))
    .reduce((sum, fields) => sum + (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND, 0)

/** @returns requests per second, and how many of all requests have failed */
function load(address, encoding) {
  const options = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '--latency',
    '-H',
    `Accept-Encoding: ${encoding}`,
  ]
  const { stdout } = spawnSync(
    'taskset',
    ['--cpu-list', WRK_CORES, findProgram('wrk'), ...options, address],
    {
      encoding: 'utf8',
    },
  )
  const numberAfter = (pattern) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const socketErrors = [...(/Socket errors: (.*)/.exec(stdout)?.[1].matchAll(/\d+/g) ?? [])]
  return {
    perSecond: Math.round(numberAfter(/Requests\/sec:\s+([\d.]+)/)),
    tail: /99%\s+(\S+)/.exec(stdout)?.[1] ?? '',
    requests: numberAfter(/(\d+) requests in/),
    errors:
      numberAfter(/Non-2xx or 3xx responses: (\d+)/) +
      socketErrors.reduce((sum, [count]) => sum + Number(count), 0),
  }
}

const row = (name, ...cells) =>
  console.log(name.padEnd(58) + cells.map((cell) => String(cell).padStart(13)).join(''))

async function measure(name, server, paths, encoding) {
  for (const path of paths) {
    const address = `${server.origin}/${path}`
    const response = await fetch(address, { headers: { 'Accept-Encoding': encoding } })
    const sent = response.headers.get('content-encoding')
    const before = processorSeconds(server.processes)
    const { perSecond, tail, requests, errors } = load(address, encoding)
    const perProcessorSecond = Math.round(requests / (processorSeconds(server.processes) - before))
    row(`${name}, ${path.split('/').at(-1)}`, sent, perSecond, perProcessorSecond, tail, requests, errors)
  }
  await server.stop()
}

async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-embed-bench-'))
  spawnSync(process.execPath, [join(cli, 'main.js'), 'release', '--folder', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const channel = readdirSync(folder).find((name) => /^v\d+$/.test(name))
  const { widgets } = JSON.parse(readFileSync(join(cdn, 'manifest.json'), 'utf8'))
  const chunk = widgets.header.at(-1)
  const released = [`${channel}/loader.js`, `files/${chunk}`]

  console.log(`One core for the server, ${CONNECTIONS} connections, ${SECONDS} s each`)
  row('', 'encoding', 'requests/s', 'per CPU s', '99 % within', 'requests', 'errors')
  await measure('nginx, files of the release', await nginxWith(folder), released, ENCODING)
  await measure('nginx, gzip while serving', await nginxWith(folder, compressWhileServing), released, 'gzip')
  await measure("the reference shop's server", await startShop(), ['loader.js', chunk], 'br')
  rmSync(folder, { recursive: true, force: true })
}

const missing = [findProgram('nginx') ? [] : 'nginx', findProgram('wrk') ? [] : 'wrk'].flat()
if (missing.length > 0) console.log(`Left out, because it is not installed: ${missing.join(' and ')}`)
else await run()
