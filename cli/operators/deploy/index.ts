/** `npx shop-embed-cli deploy FILE`: prints a file for a shop's servers, such as `nginx.conf`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError, type Command } from '../../command.js'

/** The build copies the folder `files` there. */
const FOLDER = fileURLToPath(new URL('deploy', import.meta.url))

const namesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? entry.name : []))
    .sort()

export const usageOf = (folder: string): string => `FILE

  Prints one of these files, as in: npx shop-embed-cli deploy nginx.conf >shop-embed.conf

${namesIn(folder)
  .map((name) => `  ${name}`)
  .join('\n')}

  The plugin for WordPress is a folder: ${join(folder, 'wordpress')}
  To make the zip that WordPress installs, run this there: zip -r shop-embed.zip shop-embed`

/**
 * @param folder  contains the files
 * @throws {UsageError} if the arguments do not name one of the files
 */
export function readDeployFile(folder: string, args: string[]): string {
  const names = namesIn(folder)
  const [name, ...others] = args
  if (name === undefined || others.length > 0 || !names.includes(name))
    throw new UsageError(
      `Name one of these files: ${names.join(', ')}.${name === undefined ? '' : ` You named "${args.join(' ')}".`}`,
    )
  return readFileSync(join(folder, name), 'utf8')
}

const deploy: Command = {
  summary: 'Prints a file for your servers, such as nginx.conf',
  get usage() {
    return usageOf(FOLDER)
  },
  async run(args) {
    process.stdout.write(readDeployFile(FOLDER, args))
    return 0
  },
}
export default deploy
