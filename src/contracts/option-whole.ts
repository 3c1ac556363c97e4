/** A file of its own, because the support form alone has such options. interface §1, "Option spelling". */
import type { Option } from './options.js'

export const whole = (fallback: number): Option<number> => ({
  allowed: 'whole',
  fallback,
  parse: (raw) => (/^\d{1,9}$/.test(String(raw)) ? Number(raw) : undefined),
})
