import { parseArgs } from 'node:util'
import { expect, test } from 'vitest'
import { UsageError, type Command } from '../../cli/command.js'
import { runCommand } from '../../cli/run-command.js'

const greet: Command = {
  summary: 'Greets a person',
  usage: 'NAME [--loud]',
  async run(args) {
    const { positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { loud: { type: 'boolean' } },
    })
    if (positionals.length === 0) throw new UsageError('Name one person or more.')
    return positionals.length === 1 ? 0 : 1
  },
}
const commands = { greet: () => Promise.resolve({ default: greet }) }

async function call(...args: string[]) {
  const printed: string[] = []
  const errors: string[] = []
  const code = await runCommand(commands, args, {
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
  })
  return { code, printed: printed.join('\n'), errors: errors.join('\n') }
}

test('without a command, or with --help, lists all commands', async () => {
  const { code, printed } = await call()
  expect(code).toBe(0)
  expect(printed).toMatch(/^shop-embed-cli \d+\.\d+\.\d+\n/)
  expect(printed).toContain('greet           Greets a person')
  expect((await call('--help')).printed).toBe(printed)
})

test('passes the arguments to the command, and returns its exit code', async () => {
  expect((await call('greet', 'Ann')).code).toBe(0)
  expect((await call('greet', 'Ann', 'Bob')).code).toBe(1)
})

test('--help after a command prints its options', async () => {
  expect((await call('greet', '--help')).printed).toBe(
    'Greets a person\n\nnpx shop-embed-cli greet NAME [--loud]',
  )
})

test('for an unknown command, lists the allowed ones and returns exit code 2', async () => {
  expect(await call('greed')).toEqual({
    code: 2,
    printed: '',
    errors: 'There is no command "greed". The commands are: greet.',
  })
})

test('for an unknown option, lists the options of the command and returns exit code 2', async () => {
  const { code, errors } = await call('greet', 'Ann', '--quiet')
  expect(code).toBe(2)
  expect(errors).toContain("'--quiet'")
  expect(errors).toContain('npx shop-embed-cli greet NAME [--loud]')
})

test('for wrong arguments, prints what is wrong without the list of options, and returns exit code 2', async () => {
  expect(await call('greet')).toEqual({
    code: 2,
    printed: '',
    errors: 'Name one person or more.\n\nnpx shop-embed-cli greet --help lists the options.',
  })
})
