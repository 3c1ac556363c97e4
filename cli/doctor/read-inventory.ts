/** Reads the list of scripts that a page is compared with: `scripts.json` of a release, or the copy that an auditor keeps. */
import { readFile } from 'node:fs/promises'
import { isListOfTexts } from '../../src/doctor/loaders.js'
import { messageOf } from '../../src/host/errors.js'
import { isObject } from '../../src/host/json.js'
import { UsageError } from '../command.js'
import type { Inventory, InventoryScript } from '../inventory.js'
import { describe, send } from './ask.js'
import { createCookieJar } from './cookie-jar.js'

/** Only what the doctor uses: people may add notes to their copy, or leave texts out. */
const isScript = (value: unknown): value is InventoryScript =>
  isObject(value) &&
  typeof value['path'] === 'string' &&
  isListOfTexts(value['integrity']) &&
  isListOfTexts(value['widgets'])

const isInventory = (value: unknown): value is Inventory =>
  isObject(value) &&
  typeof value['version'] === 'string' &&
  Array.isArray(value['scripts']) &&
  value['scripts'].every(isScript)

async function readText(place: string): Promise<string> {
  if (!/^https?:\/\//.test(place)) return readFile(place, 'utf8')
  const { status, body } = await send(createCookieJar(), place, { headers: {} })
  if (status !== 200) throw new Error(`the server responds with ${status}`)
  return new TextDecoder().decode(body)
}

/**
 * @param place  the path of a file, or an address
 * @throws {UsageError} if it cannot be read
 */
export async function readInventory(place: string): Promise<Inventory> {
  let inventory: unknown
  try {
    inventory = JSON.parse(await readText(place))
  } catch (error) {
    const problem = error instanceof SyntaxError ? messageOf(error) : describe(error)
    throw new UsageError(`The inventory ${place} could not be read: ${problem}.`)
  }
  if (!isInventory(inventory))
    throw new UsageError(
      `${place} is not an inventory. Name the file scripts.json of a release, or its address.`,
    )
  return inventory
}
