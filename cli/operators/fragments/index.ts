/** `npx shop-embed-cli fragments`: serves the header and the footer as HTML, for the pages of any server. */
import type { Command } from '../../command.js'
import { readSettings, usage } from './settings.js'

/** Resolves at the first signal to stop. A second signal ends the process at once, because its listener has been removed. */
const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = () => {
      process.off('SIGTERM', stop).off('SIGINT', stop)
      resolve()
    }
    process.on('SIGTERM', stop).on('SIGINT', stop)
  })

/** Says in one sentence why the server cannot listen. */
function describeListening(error: NodeJS.ErrnoException, host: string, port: number): string {
  const why: Record<string, string> = {
    EADDRINUSE: 'the port is in use by another program; set --port to a free one',
    EACCES: 'this user may not use the port; set --port to one above 1023',
    EADDRNOTAVAIL: 'this machine does not have the address; set --host to one that it has',
    ENOTFOUND: 'the host name cannot be resolved',
  }
  return `The server cannot listen at ${host}:${port}: ${why[error.code ?? ''] ?? error.message}.`
}

const fragments: Command = {
  summary: 'Serves the header and the footer as HTML fragments, for SSI, ESI or PHP',
  usage,
  async run(args) {
    const settings = readSettings(args, process.env)
    // React renders several times slower in its development mode. It reads the variable when it is imported.
    process.env['NODE_ENV'] ??= 'production'
    const { startFragments } = await import('./start.js')
    const stopped = stopSignal()
    try {
      const server = await startFragments(settings)
      await stopped
      await server.stop()
      return 0
    } catch (error) {
      console.error(describeListening(error as NodeJS.ErrnoException, settings.host, settings.port))
      return 1
    }
  },
}
export default fragments
