/** Parses the raw options into typed values. Each option is parsed once, here. */
import { keysOf } from '../host/without-additions.js'
import { SITES } from '../sites/index.js'
import { commonOptions, type CommonValues } from './common.js'
import type { Option, OptionTable } from './kinds.js'
import type { PagePlatform } from './platform.js'
import type { RawOption, RawOptions } from './read.js'

/** Called for an option with an invalid value. The option then has its default value. */
export type OnInvalid = (name: string, raw: RawOption, allowed: Option<unknown>['allowed']) => void

function parseTable<O>(table: OptionTable<O>, raw: RawOptions, onInvalid: OnInvalid): O {
  const values = {} as O
  for (const name of keysOf(table)) {
    const { allowed, fallback, parse } = table[name]
    const found = raw[name.toLowerCase()]
    const parsed = found && parse(found.value)
    if (found && parsed === undefined) onInvalid(name, found, allowed)
    values[name] = parsed ?? fallback
  }
  return values
}

export interface ParseContext {
  /** The locales that the widget has texts for. */
  locales: readonly string[]
  /** The platform if no option sets one. */
  platform: PagePlatform['platform']
  /** Where the platform comes from. The default is `window`. */
  platformSource?: PagePlatform['platformSource']
  onInvalid: OnInvalid
}

/**
 * @param table  the widget's own options
 * @returns the widget's own options and the common ones
 */
export function parseOptions<O>(
  table: OptionTable<O>,
  raw: RawOptions,
  { locales, platform, platformSource = 'window', onInvalid }: ParseContext,
): O & CommonValues {
  const common = parseTable(commonOptions(locales), raw, onInvalid)
  return {
    ...parseTable(table, raw, onInvalid),
    ...common,
    locale: common.locale ?? SITES[common.site].locale,
    // A host page that always says SMARTPHONE must not undo what the visitor has chosen.
    platform: (platformSource !== 'visitor' && common.platform) || platform,
    isPlatformGiven: common.platform !== undefined || platformSource !== 'window',
  }
}
