/**
 * Where warnings and findings send their readers. `homepage` in package.json is the public address of the docs, and the only
 * place that names it. The files for a CDN expect the docs beside their own folder: the reference shop serves them
 * there, and a release has its folder `docs/`. With `PUBLIC_DOCS` in the environment, a release has no docs, and links the public ones.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.mjs'

const { homepage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Ends with a slash. */
export const docsUrl = homepage.replace(/\/*$/, '/')

/** Relative to the folder of the loader, and to that of its files; empty if the docs are not beside them. */
export const docsFolder = process.env.PUBLIC_DOCS ? '' : '../docs/'
