/** Reads what comments say of a widget's styling: `@csspart name - explanation`, and `@cssproperty` in the same form. */
import { readFileSync } from 'node:fs'
import { at } from '../paths.mjs'
import { listOf } from './api-types.mjs'

/** @returns {Record<string, string>}  name → explanation, in the order of the comment */
export const tagsIn = (path, tag) =>
  Object.fromEntries(
    [...readFileSync(at(path), 'utf8').matchAll(new RegExp(` @${tag} (\\S+) - (.+)`, 'g'))].map(
      ([, name, explanation]) => [name, explanation],
    ),
  )

/** Widget → part → its explanation. `tests/project/reference.test.ts` checks the names. */
export const PARTS = Object.fromEntries(
  listOf('WIDGET_NAMES').map(({ name }) => [name, tagsIn(`src/widgets/${name}/index.ts`, 'csspart')]),
)
