/** An object used as a table: few contracts hold one, so that it comes with them. */
import * as z from 'zod/mini'
import { MAX_ITEMS, type Schema } from './shape.js'

/** Dropped are bad entries and names that every object has: they touch prototypes, or look like an entry in other tables. */
export const table = <T>(item: Schema<T>): Schema<Record<string, T>> =>
  z.pipe(
    z.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
    z.transform((value: object) => {
      const kept = Object.create(null) as Record<string, T>
      for (const [key, entry] of Object.entries(value).slice(0, MAX_ITEMS)) {
        if (key in {} || key === 'prototype') continue
        const parsed = item.safeParse(entry)
        if (parsed.success) kept[key] = parsed.data
      }
      return kept
    }),
  )
