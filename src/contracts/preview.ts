/** The staff panel's calls. newsletter-footer-preview-support §3, §7 (calls 9 and 10). */
import * as z from 'zod/mini'
import { identifier, list, listOnly, text } from './shape.js'

export const activeTests = listOnly(
  z.object({ name: identifier(), groups: list(z.object({ name: identifier() })) }),
)
export type ActiveTest = z.infer<typeof activeTests>[number]

/** SUCCESS, BAD_REQUEST, INTERNAL_ERROR or UNAUTHORIZED; any other counts as an error. */
export const tokenResponse = z.object({ status: text(40) })
export const tokenRequest = z.object({ previewDateTime: identifier(60) })
