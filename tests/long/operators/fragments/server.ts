/** Runs the fragment server as a process, and reads its markup. */
import { join } from 'node:path'
import { cli } from '../../../../tools/paths.mjs'
import { isUp, start, type Program } from '../../support/programs.js'

export * from '../../support/programs.js'

/** The built command. Its fragments are fresh for a second only. */
export async function startFragmentServer(shop: string, port: number, ...args: string[]): Promise<Program> {
  const settings = ['--shop', shop, '--port', String(port), '--max-age-s', '1', ...args]
  const program = start(process.execPath, [join(cli, 'main.js'), 'fragments', ...settings])
  await isUp(`http://127.0.0.1:${port}/health`, program)
  return program
}

/** The link of the first entry of a site's navigation, as it is in the markup. */
export async function firstLink(shop: string, site: string): Promise<string> {
  const response = await fetch(`${shop}/jsonflyoutnavigation?site=${site}`)
  const { list } = (await response.json()) as { list: Array<{ href: string }> }
  return `<a href="${list[0]!.href}" part="nav-item"`
}

/** The markup that is shown before any script has run; without the JSON for the loader. */
export const shownIn = (html: string): string => html.replace(/<script[^]*?<\/script>/g, '')

export const textOf = async (url: string): Promise<string> => (await fetch(url)).text()
