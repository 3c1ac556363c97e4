/** `npx shop-embed-cli shop`: starts the reference shop, which has every service, a page for each case, and the docs. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { UsageError, type Command } from '../command.js'
import { runCommand } from '../run-command.js'
import { readArguments, USAGE } from './arguments.js'
import { openBrowser } from './open-browser.js'
import { welcome } from './welcome.js'

/** The files for a CDN are in the package `shop-embed`. */
const findCdn = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('shop-embed/package.json')), 'dist/cdn')

/** Resolves at the first signal to stop. npm passes Ctrl+C on, so the signal arrives twice. */
const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve())
  })

/** Says in one sentence why the shop cannot listen. */
function describeListening(error: NodeJS.ErrnoException & { port?: number }, port: number): string {
  const taken = error.port ?? port
  if (error.code === 'EADDRINUSE')
    return `Port ${taken} is in use by another program: set --port to a free one (the shop also needs the one after it).`
  if (error.code === 'EACCES') return `This user may not use port ${taken}: set --port to one above 1023.`
  return `The shop could not start: ${error.message}`
}

/** What the commands of the project set. */
interface Project {
  /** The folder with the built files, instead of those of the package. */
  cdnDir?: string
  /** Whether builds replace these files while the shop is open, as in `npm run dev`. */
  isDev?: boolean
}

const createCommand = (project: Project = {}): Command => ({
  summary: 'Starts the reference shop, to try the widgets and to develop pages',
  usage: USAGE,
  async run(args) {
    const settings = readArguments(args, process.env)
    const { startShop, StateError } = await import('../../examples/shop/server.js')
    const stopped = stopSignal()
    try {
      const { port, allowedOrigins: partnerOrigins, site, pagesDir, statePath } = settings
      const cdnDir = settings.cdnDir ?? project.cdnDir ?? findCdn()
      const { isDev } = project
      // A build for `npm run dev` has no package that could render them.
      const renderFiles = isDev ? undefined : (await import('./render-files.js')).renderFiles
      const running = await startShop({
        port,
        cdnDir,
        partnerOrigins,
        site,
        pagesDir,
        statePath,
        renderFiles,
        isDev,
      })
      console.log(welcome(running.url, running.partnerUrl, settings))
      if (settings.isOpening)
        openBrowser(`${running.url}/demo`, () =>
          console.log(`No browser could be opened. Open ${running.url}/demo yourself.`),
        )
      await stopped
      await running.close()
      return 0
    } catch (error) {
      if (error instanceof StateError) throw new UsageError(error.message)
      console.error(describeListening(error as NodeJS.ErrnoException, settings.port))
      return 1
    }
  },
})
export default createCommand()

/** For `npm start` and `npm run dev`. @returns the exit code, when the shop has stopped */
export const runShop = (args: string[], project: Project): Promise<number> =>
  runCommand({ shop: () => Promise.resolve({ default: createCommand(project) }) }, ['shop', ...args])
