/**
 * The navigation as the widgets read it: one level of the tree at a time, when it is needed. Most of the tree is never
 * shown.
 */
import * as z from 'zod/mini'
import { lenientList } from './fields.js'
import { createNodeFields, type NavigationNode } from './navigation.js'

export const shallowNode: z.ZodMiniType<NavigationNode> = z.object({
  ...createNodeFields(),
  children: z.catch(z.array(z.unknown()), []),
  teaser: z.optional(z.unknown()),
})

/** Any teaser, without its fields. They are all lenient (`navigation-teaser.ts`), so any object is a teaser. */
export const anyTeaser = z.object({})

/** A level of the tree. */
export const shallowList = lenientList(shallowNode)
/** The response from `navigationPath`. */
export const shallowNavigation = z.object({ list: shallowList })
