#!/usr/bin/env node
/** `npx shop-embed-cli <command>`: the commands for the people who operate the widgets. */
import { COMMANDS } from './commands.js'
import { runCommand } from './run-command.js'

process.exitCode = await runCommand(COMMANDS, process.argv.slice(2))
