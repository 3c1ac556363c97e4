/**
 * Starts the shop on `PORT` (default 4321) and the partner's pages on the next port. `PARTNER_ORIGINS` names other
 * origins whose pages may call the services, with commas between them.
 */
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startShop } from './server.js'

export { reloadPages } from './dev-reload.js'

const DEFAULT_PORT = 4321
const MAX_PORT = 65_534

/** Ends the process with one sentence and no stack trace: whoever reads it has just typed a command. */
const giveUp = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const text = process.env['PORT'] ?? String(DEFAULT_PORT)
const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
if (port < 1 || port > MAX_PORT)
  giveUp(`PORT has to be a whole number from 1 to ${MAX_PORT}, but it is "${text}".`)

const isBuilt = (folder: string): boolean => existsSync(join(folder, 'loader.js'))

/** The build bundles the shop into `dist/shop/`, next to the `dist/cdn/` that it serves. */
const builtCdn = join(dirname(fileURLToPath(import.meta.url)), '..', 'cdn')
const cdnDir = resolve(process.env['CDN_DIR'] ?? (isBuilt(builtCdn) ? builtCdn : 'dist/cdn'))
if (!isBuilt(cdnDir))
  giveUp(`There is no built loader in ${cdnDir}: run "npm run build" in the project's folder first.`)

const partnerOrigins = process.env['PARTNER_ORIGINS']?.split(',') ?? []
const shop = await startShop({ port, cdnDir, partnerOrigins }).catch((error: NodeJS.ErrnoException) => {
  const taken = (error as NodeJS.ErrnoException & { port?: number }).port ?? port
  if (error.code === 'EADDRINUSE')
    return giveUp(
      `Port ${taken} is in use by another program: set PORT to a free one (the shop also needs the one after it).`,
    )
  if (error.code === 'EACCES')
    return giveUp(`Port ${taken} may not be used on this machine: set PORT to one above 1023.`)
  return giveUp(`The shop could not be opened: ${error.message}`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void shop.close().then(() => process.exit(0)))
