/** What the builds take from package.json, and the address of the docs. */
import { readFileSync } from 'node:fs'
import { at } from './paths.mjs'

const { homepage, ...facts } = JSON.parse(readFileSync(at('package.json'), 'utf8'))

export const { name, version, license, dependencies, peerDependencies } = facts

/** For the links in warnings and findings. Only `homepage` names the public address. It ends with a slash. */
export const docsUrl = homepage.replace(/\/*$/, '/')

/**
 * Relative to the folder of the loader, and to that of its files. The files for a CDN expect the docs next to their own folder: the
 * reference shop serves them there, and `npx shop-embed-cli release` writes the folder `docs/`.
 */
export const docsFolder = '../docs/'
