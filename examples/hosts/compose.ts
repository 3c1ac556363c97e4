/** Composes a host page: the body with the widgets and the host's own controls, and what is special about this page. */
import type { WidgetName } from '../../src/api/names.js'
import { BUNDLES, LIBRARIES, LOADER, OWN_FILES, type HostPage } from './host-page.js'

/** @param own  what the placeholder shows until its widget has rendered */
const placeholder = (widget: WidgetName, own: string): string =>
  `<div data-shop-widget="${widget}" data-load="eager" id="${widget}"><p>${own}</p></div>`

/** The host's own controls. The form and the first link open in the frame, so that the page stays. htmx ignores their target. */
const CONTROLS = `<main id="main">
<h1>Our own page</h1>
<p>The widgets must not disturb what belongs to the page.</p>
<p><button type="button" id="host-button">Count</button> <output id="host-count">0</output></p>
<p><button type="button" id="host-add" data-shop-cart="add" data-product-id="42" data-tcm="A">Add to the cart</button>
<output id="host-pieces" data-shop-text="quantity" data-product-id="42">?</output></p>
<form id="host-form" action="/hosts/answer" target="host-answer" hx-boost="false">
<label>Word <input name="word" /></label> <button>Send</button>
</form>
<p><a id="host-link" href="/hosts/answer?word=link" target="host-answer" hx-boost="false">Open</a></p>
<p><a id="host-next" href="?next">Next</a></p>
<iframe name="host-answer" id="host-answer" title="Answer"></iframe>
</main>`

const BODY = `${placeholder('header', 'Our own header')}
${CONTROLS}
${placeholder('newsletter', 'Our own newsletter')}
${placeholder('support', 'Our own contact')}
${placeholder('footer', 'Our own footer')}
<script src="${OWN_FILES}/host-page.js"></script>`

const includeLibrary = (path: string, attributes: string): string =>
  path.endsWith('.css')
    ? `<link rel="stylesheet" href="${LIBRARIES}/${path}" />`
    : `<script src="${LIBRARIES}/${path}"${attributes}></script>`

const includeAll = ({ libraries = [], isDeferred, bundles = [] }: HostPage): string =>
  [
    ...libraries.map((path) => includeLibrary(path, isDeferred ? ' defer="defer"' : '')),
    ...bundles.map((name) => `<script src="${BUNDLES}/${name}.js"></script>`),
  ].join('\n')

/** @param integrityOf  gets the address of a script */
const addHashes = (document: string, integrityOf: (src: string) => string): string =>
  document.replace(
    /<script (.*?)src="([^"]+)"/g,
    (_tag, others: string, src: string) =>
      `<script ${others}src="${src}" integrity="${integrityOf(src)}" crossorigin="anonymous"`,
  )

/**
 * The markup is also well-formed XML.
 *
 * @param integrityOf  gets the address of a script, and returns its hash
 */
export function compose(page: HostPage, integrityOf: (src: string) => string): string {
  const {
    doctype = '<!DOCTYPE html>',
    html = '',
    head = '',
    setup = '',
    start = '',
    loader = LOADER,
    nonce,
  } = page
  const document = `${doctype}
<html xmlns="http://www.w3.org/1999/xhtml" lang="de" ${html}>
<head>
<meta charset="utf-8" />
<title>${page.name}</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="${OWN_FILES}/host-page.css" />
${head}
${includeAll(page)}
${setup}
</head>
${page.body ?? `<body>\n${start}\n${BODY}\n${loader}\n</body>`}
</html>`
  if (page.hasHashes) return addHashes(document, integrityOf)
  return nonce === undefined ? document : document.replaceAll('<script', `<script nonce="${nonce}"`)
}
