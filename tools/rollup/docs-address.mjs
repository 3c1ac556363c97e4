/**
 * The address of the docs, for the links in warnings and findings. Only `homepage` in package.json names the public address.
 * The files for a CDN expect the docs next to their own folder: the reference shop serves them there, and
 * `npx shop-embed-cli release` writes the folder `docs/`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'

const { homepage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Ends with a slash. */
export const docsUrl = homepage.replace(/\/*$/, '/')

/** Relative to the folder of the loader, and to that of its files. */
export const docsFolder = '../docs/'
