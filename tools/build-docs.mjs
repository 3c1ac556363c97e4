/** Builds the docs site to `dist/docs/`. */
import { build } from 'vitepress'
import { join } from 'node:path'
import { root } from './paths.mjs'

export const buildDocs = () => build(join(root, 'docs'))
