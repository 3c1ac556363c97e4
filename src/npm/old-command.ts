#!/usr/bin/env node
/** `npx shop-embed`: the old name of the commands, which now have their own package. The package `shop-embed` has this file. */
const command = ['npx shop-embed-cli', ...process.argv.slice(2)].join(' ')
console.error(`The commands of shop-embed have moved to another package. Run: ${command}`)
process.exitCode = 1
