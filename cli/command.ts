/** What each command of `npx shop-embed-cli` consists of. */
export interface Command {
  /** One line for the list of commands. */
  summary: string
  /** The arguments and options, one per line, without the command's name. */
  usage: string
  /**
   * @param args  what follows the command's name
   * @returns the exit code: 0, or 1 if the command has found a problem
   * @throws {UsageError} if the arguments are wrong
   */
  run(args: string[]): Promise<number>
}

/** The arguments of a command are wrong. The message says what is wrong and what is allowed. */
export class UsageError extends Error {
  override name = 'UsageError'
}
