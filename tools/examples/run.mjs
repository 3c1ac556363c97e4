/**
 * `npm run example -- NAME`: starts the reference shop and an example next to it, and stops both on SIGINT or SIGTERM. It
 * builds the project if that is necessary. `PORT` is the example's port (default 4400), `SHOP_PORT` the shop's (default
 * 4321).
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cdn, cli, dist, root } from '../paths.mjs'
import { prepare } from '../prepare.mjs'
import { startPartner, startPlainHtml } from './html.mjs'
import { startPhp } from './php.mjs'
import { stopPrograms } from '../programs.mjs'
import { startShop } from '../shop.mjs'
import { startReactApp } from './react-app.mjs'

const STARTS = { html: startPlainHtml, partner: startPartner, php: startPhp, react: startReactApp }

const giveUp = (sentence) => {
  console.error(sentence)
  stopPrograms()
  process.exit(1)
}

function readPort(name, byDefault) {
  const text = process.env[name] ?? String(byDefault)
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_534)
    giveUp(`${name} has to be a whole number from 1 to 65534, but it is "${text}".`)
  return port
}

const BUILT = [join(cdn, 'loader.js'), join(dist, 'npm/react.js'), join(cli, 'main.js')]

function buildIfMissing() {
  if (BUILT.every((path) => existsSync(path))) return
  const { status } = spawnSync(process.execPath, ['tools/build.mjs'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

const [name = ''] = process.argv.slice(2)
const start = STARTS[name]
if (!start) giveUp(`There is no example "${name}". Allowed: ${Object.keys(STARTS).join(', ')}.`)
prepare()
const port = readPort('PORT', 4400)
const shopPort = readPort('SHOP_PORT', 4321)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stopPrograms()
    process.exit(0)
  })

try {
  buildIfMissing()
  const origins = [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
  const shop = await startShop(shopPort, ...origins.flatMap((origin) => ['--allow', origin]))
  const address = await start({ port, shop })
  console.log(`The example is at ${address} and uses the shop at ${shop}. Ctrl+C stops both.`)
} catch (error) {
  giveUp(error.message)
}
