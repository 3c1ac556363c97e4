/** The browser: whether it is too old, or a script of the page has removed something from it. */
import { hasPromises, missingApis } from '../../../host/missing-apis.js'
import { unclobbered } from '../../../host/unclobbered.js'
import { found } from '../../findings.js'
import type { Check } from '../../subject.js'
import type { PageSubject } from '../page-subject.js'

/** An API that is also missing in a new, empty iframe is missing in the browser. */
function missingInFrame(document: Document): string[] {
  const { documentElement, createElement } = unclobbered(document)
  const frame = createElement('iframe')
  frame.hidden = true
  documentElement.append(frame)
  const inner = frame.contentWindow as typeof globalThis | null
  const missing = inner ? missingApis(inner) : []
  frame.remove()
  return missing
}

export const checkBrowser: Check<PageSubject> = ({ window }) => {
  const missing = missingApis(window)
  const lacking = missing.length > 0 ? missingInFrame(window.document) : []
  const removed = missing.filter((name) => !lacking.includes(name))
  if (!hasPromises()) removed.push('Promise')
  return [
    ...(lacking.length > 0 ? [found('BROWSER_TOO_OLD', { names: lacking.join(', ') })] : []),
    ...(removed.length > 0 ? [found('API_REMOVED', { names: removed.join(', ') })] : []),
  ]
}
