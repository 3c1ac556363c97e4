/** Reads what comments say of a widget's styling: `@csspart name - explanation`, `@cssproperty {syntax} --name - explanation`. */
import { readFileSync } from 'node:fs'
import { at } from '../paths.mjs'
import { listOf } from './api-types.mjs'

/** @returns {Array<{ name: string, syntax: string | undefined, explanation: string }>}  in the order of the comment */
export const tagsIn = (path, tag) =>
  [
    ...readFileSync(at(path), 'utf8').matchAll(new RegExp(` @${tag} (?:\\{(.+?)\\} )?(\\S+) - (.+)`, 'g')),
  ].map(([, syntax, name, explanation]) => ({ name, syntax, explanation }))

/** Widget → part → its explanation. `tests/project/reference.test.ts` checks the names. */
export const PARTS = Object.fromEntries(
  listOf('WIDGET_NAMES').map(({ name: widget }) => [
    widget,
    Object.fromEntries(
      tagsIn(`src/widgets/${widget}/index.ts`, 'csspart').map(({ name, explanation }) => [name, explanation]),
    ),
  ]),
)
