/** Runs one command of `npx shop-embed-cli`, and prints what is wrong with its arguments. */
import { version } from 'virtual:release'
import { UsageError, type Command } from './command.js'

type Commands = Record<string, () => Promise<{ default: Command }>>

/** The exit code for wrong arguments, as most command-line programs use it. */
const WRONG_USAGE = 2

export interface Output {
  print(text: string): void
  printError(text: string): void
}

const CONSOLE: Output = {
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
}

/** `parseArgs` of Node.js throws errors with these codes. Their messages do not say what is allowed. */
const isParseError = (error: unknown): error is Error =>
  error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')

async function listCommands(commands: Commands): Promise<string> {
  const rows = await Promise.all(
    Object.entries(commands).map(
      async ([name, load]) => `  ${name.padEnd(16)}${(await load()).default.summary}`,
    ),
  )
  return [
    `shop-embed-cli ${version}`,
    '',
    'npx shop-embed-cli <command>',
    '',
    ...rows,
    '',
    'npx shop-embed-cli <command> --help lists the options of a command.',
  ].join('\n')
}

/**
 * @param args  the command's name and its arguments
 * @returns the exit code: the command's own, or 2 if the arguments are wrong
 */
export async function runCommand(commands: Commands, args: string[], output = CONSOLE): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === '--help' || name === '-h') {
    output.print(await listCommands(commands))
    return 0
  }
  if (name === '--version') {
    output.print(version)
    return 0
  }
  if (!Object.hasOwn(commands, name)) {
    output.printError(`There is no command "${name}". The commands are: ${Object.keys(commands).join(', ')}.`)
    return WRONG_USAGE
  }
  const { default: command } = await commands[name]!()
  const help = `npx shop-embed-cli ${name} ${command.usage}`
  if (rest.includes('--help')) {
    output.print(`${command.summary}\n\n${help}`)
    return 0
  }
  try {
    return await command.run(rest)
  } catch (error) {
    if (error instanceof UsageError)
      output.printError(`${error.message}\n\nnpx shop-embed-cli ${name} --help lists the options.`)
    else if (isParseError(error)) output.printError(`${error.message}\n\n${help}`)
    else throw error
    return WRONG_USAGE
  }
}
