/** `/faults`: makes calls and files of this visitor slow, failing, malformed or hanging. */
import { html } from 'hono/html'
import { attributes } from '../attributes-and-json.js'
import type { ShopContext } from '../context.js'
import { setFaults, writeFault } from '../faults/fault.js'
import { CALL_MODES, FILE_MODES } from '../faults/modes.js'
import { CALL_NAMES } from '../faults/names.js'
import { CART_TROUBLES } from '../services/cart-contents.js'
import type { Visitor } from '../visitors.js'
import { renderPage, type Html } from './layout.js'

const select = (name: string, values: readonly string[]): Html =>
  html`<select name="${name}">
    ${values.map((value) => html`<option>${value}</option>`)}
  </select>`

const addForm = (): Html =>
  html`<form method="post" action="/faults" class="card">
    <label>Call ${select('name', Object.keys(CALL_NAMES))}</label>
    <label>Mode ${select('mode', Object.keys({ ...CALL_MODES, ...FILE_MODES }))}</label>
    <label>Value <input name="value" /></label>
    <label>Times <input name="times" inputmode="numeric" /></label>
    <button class="primary">Add</button>
    <button name="reset" value="1">Reset all</button>
  </form>`

const switchesForm = ({ hasFooterContent, cart }: Visitor): Html =>
  html`<form method="post" action="/faults" class="card">
    <input type="hidden" name="switches" value="1" />
    <label
      ><input type="checkbox" name="footerContent" ${attributes({ checked: hasFooterContent })} /> the editors
      have written a footer (SHOP_FOOTER)</label
    >
    ${CART_TROUBLES.map((trouble) => html`<label><input type="checkbox" name="trouble" value="${trouble}" ${attributes({ checked: cart.troubles.includes(trouble) })} /> cart: ${trouble}</label>`)}
    <button class="primary">Set</button>
  </form>`

const descriptionTable = (descriptions: Readonly<Record<string, string>>): Html =>
  html`<table>
    <tbody>
      ${Object.entries(descriptions).map(
        ([name, description]) =>
          html`<tr>
            <td><code>${name}</code></td>
            <td>${description}</td>
          </tr>`,
      )}
    </tbody>
  </table>`

export const faultsPage = (c: ShopContext): Response | Promise<Response> =>
  renderPage(c, {
    title: 'Faults',
    lang: 'en',
    main: html` <h1>Faults</h1>
      <p>
        A fault stays in this browser until you reset it. <code>?fault=cart:slow:2000</code> in the address of
        a page does the same; in the address of a call, it is for that call only.
      </p>
      <ul data-faults>
        ${c.var.visitor.faults.map((fault) => html`<li><code>${writeFault(fault)}</code></li>`)}
      </ul>
      ${addForm()} ${switchesForm(c.var.visitor)}
      <h2>Calls</h2>
      ${descriptionTable(CALL_NAMES)}
      <h2>Modes</h2>
      ${descriptionTable(CALL_MODES)}
      <h2>Modes of files</h2>
      <p>
        For the name <code>cdn</code>. The value is a part of the file’s name; without one, all files are hit.
      </p>
      ${descriptionTable(FILE_MODES)}`,
  })

/** Both forms of the page post to this handler: the second one sends the field `switches`. */
export const changeFaults = async (c: ShopContext): Promise<Response> => {
  const form = await c.req.parseBody({ all: true })
  const { visitor } = c.var
  const text = (name: string): string => (typeof form[name] === 'string' ? form[name] : '')
  if (form['reset']) setFaults(visitor.faults, ['reset'])
  else if (form['switches']) {
    visitor.hasFooterContent = form['footerContent'] !== undefined
    const chosen = [form['trouble']].flat()
    visitor.cart.troubles = CART_TROUBLES.filter((trouble) => chosen.includes(trouble))
  } else setFaults(visitor.faults, [[text('name'), text('mode'), text('value'), text('times')].join(':')])
  return c.redirect('/faults', 303)
}
