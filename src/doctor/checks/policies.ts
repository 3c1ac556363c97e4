/** What the page's content security policies block. */
import { found, type Found } from '../findings.js'
import { blockingDirective, trustedTypesDirective } from '../policy.js'
import { NO_ORIGIN, serviceOrigins, servicesOf, widgetOf, type Check } from '../subject.js'
import { printTag } from '../tag.js'

/** The name of the loader's Trusted Types policy. */
const TRUSTED_TYPES_POLICY = 'shop-sdk'

/** Examples of our chunks and pictures. Only their folders matter. */
const SOME_CHUNK = 'chunks/core.js'
const SOME_PICTURE = 'assets/picture.jpg'

/** The source for a file's origin, as a policy writes it. */
const sourceOf = (url: string, page: string) => {
  const { origin } = new URL(url)
  return origin === new URL(page).origin ? "`'self'`" : `\`${origin}\``
}

/** Reports nothing if the loader has run, because then the page allows it, whatever the policy seems to say. */
export const checkScriptPolicy: Check = ({ loaders, policies, markup, isRunning }) => {
  if (isRunning !== undefined) return []
  return loaders.flatMap(({ tag, url, filesUrl }): Found[] => {
    const { nonce, integrity } = tag.attributes
    const request = { kind: 'script', page: markup.url, nonce, integrity } as const
    const ofLoader = blockingDirective(policies, { ...request, url })
    const chunk = new URL(SOME_CHUNK, filesUrl).href
    const directive =
      ofLoader ?? blockingDirective(policies, { ...request, url: chunk, integrity: undefined })
    if (directive === undefined) return []
    const what = ofLoader ? 'the loader' : 'the files that the loader loads'
    return [found('CSP_SCRIPT', { what, directive, source: sourceOf(url, markup.url) }, printTag(tag))]
  })
}

export const checkTrustedTypes: Check = ({ policies }) => {
  const directive = trustedTypesDirective(policies, TRUSTED_TYPES_POLICY)
  return directive === undefined ? [] : [found('TRUSTED_TYPES', { directive })]
}

export const checkCallPolicy: Check = (subject) => {
  const { policies, markup } = subject
  const origins = serviceOrigins(subject).filter((origin) => origin !== NO_ORIGIN)
  return origins.flatMap((origin) => {
    const url = `${origin}/service/`
    const directive = blockingDirective(policies, { kind: 'call', url, page: markup.url })
    return directive === undefined
      ? []
      : [found('CSP_CONNECT', { directive, source: sourceOf(url, markup.url) })]
  })
}

export const checkImagePolicy: Check = ({ policies, loaders, markup }) => {
  const [loader] = loaders
  if (!loader) return []
  const url = new URL(SOME_PICTURE, loader.filesUrl).href
  const directive = blockingDirective(policies, { kind: 'image', url, page: markup.url })
  return directive === undefined
    ? []
    : [found('CSP_IMAGES', { directive, source: sourceOf(loader.url, markup.url) })]
}

export const checkFormPolicy: Check = (subject) => {
  const { policies, markup } = subject
  const headers = markup.placeholders.filter((placeholder) => widgetOf(placeholder) === 'header')
  const origins = new Set(headers.map((placeholder) => servicesOf(subject, placeholder).origin))
  origins.delete(NO_ORIGIN)
  return [...origins].flatMap((origin) => {
    const url = `${origin}/search`
    const directive = blockingDirective(policies, { kind: 'form', url, page: markup.url })
    return directive === undefined
      ? []
      : [found('CSP_FORM', { directive, source: sourceOf(url, markup.url) })]
  })
}
