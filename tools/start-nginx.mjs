/** Runs nginx with `nginx.conf` on a free port. All files that nginx writes go to a new temporary folder. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findBrotliModule, findProgram } from './find-programs.mjs'
import { freePort } from './free-port.mjs'
import { root } from './paths.mjs'

const HOST = '127.0.0.1'
const RETRY_MS = 20

/** @throws {Error} if the text does not contain the line */
function replaceLine(text, line, replacement) {
  if (!line.test(text)) throw new Error(`nginx.conf has no line ${line}`)
  return text.replace(line, () => replacement)
}

const readConfig = () => readFileSync(join(root, 'docs/samples/nginx.conf'), 'utf8')

/** The configuration with another port, another folder and further changes. Without the module, brotli is left out. */
function siteConfig(text, folder, port, change) {
  const moved = replaceLine(
    replaceLine(text, /^ *listen .*$/m, `listen ${HOST}:${port};`),
    /^ *root .*$/m,
    `root ${folder};`,
  )
  return change(findBrotliModule() ? moved : replaceLine(moved, /^ *brotli_static on;.*$/m, ''))
}

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** What Debian's `nginx.conf` sets around a site, but with paths that need no special rights. */
const mainConfig = (site) => `
${findBrotliModule() ? `load_module ${findBrotliModule()};` : ''}
${process.getuid() === 0 ? 'user root;' : ''}
daemon off;
pid nginx.pid;
worker_processes 1;
events {}
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${name};`).join(' ')}
  ${site}
}
`

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, HOST, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/**
 * @param folder  the release folder
 * @param change  makes further changes to the text of the configuration
 * @param config  the text of `nginx.conf`
 * @returns the origin's address, the id of its process, and a function that stops it
 * @throws {Error} if nginx refuses the configuration
 */
export async function startNginx(folder, change = (text) => text, config = readConfig()) {
  const own = mkdtempSync(join(tmpdir(), 'shop-embed-nginx-'))
  const port = await freePort()
  writeFileSync(join(own, 'nginx.conf'), mainConfig(siteConfig(config, folder, port, change)))
  const nginx = spawn(findProgram('nginx'), ['-p', own, '-c', 'nginx.conf', '-e', 'stderr'])
  let messages = ''
  nginx.stderr.on('data', (data) => (messages += data))
  const ended = once(nginx, 'exit')
  while (!(await accepts(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx has ended: ${messages}`)
    await wait(RETRY_MS)
  }
  return {
    origin: `http://${HOST}:${port}`,
    pid: nginx.pid,
    async stop() {
      nginx.kill('SIGQUIT')
      await ended
      rmSync(own, { recursive: true, force: true })
    },
  }
}
