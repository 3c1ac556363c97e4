/** The code of the page's widgets: whether the loader can load it, and what keeps it from that. */
import type { WidgetName } from '../api/names.js'
import { readCookie } from '../host/cookies.js'
import { codeOf, messageOf } from '../host/errors.js'
import { isForVisitor } from '../widgets/loader-facts.js'
import { found, type Found } from './findings.js'
import { sourceOf, type Subject } from './page.js'

/** Loads the code in the same way as the page does. What is there already is not loaded again. */
async function checkWidget(subject: Subject, widget: WidgetName): Promise<Found[]> {
  const { shop, script, violations } = subject
  try {
    await shop.preload(widget)
    return []
  } catch (error) {
    const problem = messageOf(error)
    const directive = script && (await violations.find('script-src', script.src))
    if (directive !== undefined)
      return [found('CSP_SCRIPT', { problem: directive, source: sourceOf(script!.src) })]
    if (/trusted.?types?|TrustedScriptURL/i.test(problem)) return [found('TRUSTED_TYPES', { problem })]
    // The loader has asked for the reason.
    if (problem.includes('(CORS)')) return [found('CDN_CORS', { problem })]
    const isLoading = ['LOAD_FAILED', 'INTEGRITY'].includes(codeOf(error) ?? '')
    return isLoading
      ? [found('FILE_MISSING', { widget, problem: `${codeOf(error)}: ${problem}` })]
      : [found('NOT_RENDERED', { widget, problem })]
  }
}

export async function checkFiles(subject: Subject): Promise<Found[]> {
  const widgets = new Set(subject.placeholders.flatMap(({ widget }) => widget ?? []))
  const needed = [...widgets].filter((widget) => isForVisitor(widget, readCookie))
  return (await Promise.all(needed.map((widget) => checkWidget(subject, widget)))).flat()
}
