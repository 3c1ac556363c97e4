/** Cookies to services on another origin. */
import { found, type Found } from '../findings.js'
import type { PlaceholderTag } from '../markup.js'
import { callersOf, hasError, servicesOf, widgetOf, type Check, type Subject } from '../subject.js'
import { printTag } from '../tag.js'

/**
 * The domain within which browsers share cookies: the last two labels of the host name. For a host such as `shop.co.uk`, this
 * treats unrelated domains as one, so a finding may be missing, but no finding is wrong.
 */
const domainOf = (hostname: string): string =>
  /^[\d.]+$|:/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.')

const isSameSite = (one: URL, other: URL): boolean =>
  one.protocol === other.protocol && domainOf(one.hostname) === domainOf(other.hostname)

/** The widgets with forms do not need to know the visitor. */
const needsVisitor = (placeholder: PlaceholderTag | undefined) =>
  !placeholder || widgetOf(placeholder) === 'header' || widgetOf(placeholder) === 'footer'

function checkCaller(subject: Subject, placeholder: PlaceholderTag | undefined): Found[] {
  const [loader] = subject.loaders
  const { origin, credentials } = servicesOf(subject, placeholder)
  const [shop, page] = [new URL(origin), new URL(subject.markup.url)]
  if (shop.origin === page.origin || !needsVisitor(placeholder)) return []
  // The option belongs on the script tag, so one finding stands for all widgets.
  if (credentials !== 'include')
    return [found('CREDENTIALS_NOT_SENT', { origin }, loader && printTag(loader.tag))]
  return isSameSite(shop, page) ? [] : [found('THIRD_PARTY_COOKIES', { origin })]
}

/** Reports nothing while there are errors: cookies do not matter if the services cannot be called at all. */
export const checkCookies: Check = (subject, earlier) =>
  hasError(earlier) ? [] : callersOf(subject).flatMap((placeholder) => checkCaller(subject, placeholder))
