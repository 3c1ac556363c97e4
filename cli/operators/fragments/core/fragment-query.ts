/** The query of a request for a fragment: the widget's options, named as the attributes of a placeholder. */
import { localesOf } from '../../../../src/texts/load-texts.js'
import { commonOptions } from '../../../../src/options/common.js'
import { describeInvalid } from '../../../../src/options/invalid.js'
import { choice, type Option } from '../../../../src/options/kinds.js'
import { kebabCase } from '../../../../src/options/spelling.js'
import { options as footerOptions } from '../../../../src/widgets/footer/options.js'
import { options as headerOptions } from '../../../../src/widgets/header/options.js'

export const FRAGMENTS = ['header', 'footer'] as const
export type FragmentName = (typeof FRAGMENTS)[number]

type Table = Record<string, Option<unknown>>

/**
 * Some options cannot be in the query. This server sets `navigation` and `navigationUrl` itself. The search term would
 * create one fragment for each search, and `content` is too long; a page sets these two on the script tag.
 */
function ownOptions(widget: FragmentName): Table {
  if (widget === 'footer') {
    const { content: _content, ...own } = footerOptions
    return own
  }
  const { navigation: _nodes, navigationUrl: _path, defaultSearchTerm: _term, ...own } = headerOptions
  return own
}

/** The options, keyed by the name that the query uses. */
function tableOf(widget: FragmentName, sites: readonly string[]): Map<string, [string, Option<unknown>]> {
  const { locale, theme } = commonOptions(localesOf(widget))
  const table: Table = { site: choice(sites, undefined), locale, theme, ...ownOptions(widget) }
  return new Map(Object.entries(table).map(([name, option]) => [kebabCase(name), [name, option]]))
}

export type FragmentQuery =
  | {
      isValid: true
      /** Only the options that the query names, sorted. The attributes in the fragment have the same order. */
      options: Record<string, unknown>
      /** The same for all spellings of the same options: sorted, and with one way to write each value. */
      canonical: string
    }
  | { isValid: false; error: string }

const invalid = (error: string): FragmentQuery => ({ isValid: false, error })

/** @param sites  the sites that are served */
export function createQueryParser(
  widget: FragmentName,
  sites: readonly string[],
): (query: URLSearchParams) => FragmentQuery {
  const table = tableOf(widget, sites)
  const names = [...table.keys()].join(', ')
  return (query) => {
    const given: Record<string, unknown> = {}
    const canonical = new URLSearchParams()
    for (const [name, value] of query) {
      const found = table.get(name)
      if (!found) {
        const shown = JSON.stringify(name.slice(0, 100))
        return invalid(`${widget} has no option ${shown} in a query, allowed: ${names}`)
      }
      if (canonical.has(name)) return invalid(`option "${name}" is given twice`)
      const { allowed, parse } = found[1]
      const parsed = parse(value)
      if (parsed === undefined)
        return invalid(describeInvalid(name, { value, scope: 'placeholder' }, allowed))
      given[name] = parsed
      canonical.set(name, String(parsed))
    }
    if (!canonical.has('site')) return invalid(`option "site" is missing, allowed: ${sites.join(', ')}`)
    canonical.sort()
    const sorted = [...canonical.keys()].map((name) => [table.get(name)![0], given[name]])
    return { isValid: true, options: Object.fromEntries(sorted), canonical: canonical.toString() }
  }
}
