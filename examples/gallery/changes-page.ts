/** A page with the changed pictures. It needs only the pictures, so that a CI can keep it as a file. */
import { html, raw } from 'hono/html'
import { SIDES, type Change } from './changes.js'
import { cellAt } from './cells.js'
import type { Html } from '../shop/pages/layout.js'

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#221c18, #f3ece6); --quiet: light-dark(#635850, #b9aca1);
  --page: light-dark(#f6f2ee, #14100d); --line: light-dark(#8d7f74, #85776b); --accent: light-dark(#7a3b12, #f0b48a) }
body { margin: 0 auto; max-width: 1680px; padding: 24px clamp(16px, 3vw, 40px); color: var(--ink); background: var(--page);
  font: 16px/1.5 system-ui, sans-serif }
h1, h2 { font-family: Palatino, Georgia, serif; font-weight: 400; line-height: 1.2; overflow-wrap: anywhere }
a { color: var(--accent) }
section { margin: 40px 0; padding-top: 16px; border-top: 1px solid var(--line) }
ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr)); gap: 16px; padding: 0; list-style: none }
figure { margin: 0 }
figcaption, .quiet { color: var(--quiet) }
img { display: block; max-width: 100%; height: auto; box-shadow: 0 0 0 1px var(--line) }
.both { position: relative; display: inline-block; max-width: 100% }
.both img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at, 50%)) }
input { width: min(100%, 420px); accent-color: var(--accent) }
a:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`

const SCRIPT = `
document.addEventListener('input', function (event) {
  event.target.closest('section').querySelector('.both').style.setProperty('--at', event.target.value + '%')
})
`

/** The command that accepts the new pictures. */
export const ACCEPT_COMMAND = 'npm run pictures -- accept'

/** @param address  the address of the folder with the pictures */
const one = ({ engine, name, files }: Change, address: string): Html => {
  const { before, after } = files
  const id = `${engine}-${name}`
  const path = `/gallery/${name.split('.').slice(0, -1).join('/')}`
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${name} <small>${engine}</small></h2>
    ${cellAt(path) && html`<p><a href="${path}">The page of this cell</a></p>`}
    ${
      before &&
      after &&
      html`<div class="both">
          <img src="${address}${before}" alt="" /><img src="${address}${after}" alt="" />
        </div>
        <p>
          <label>After on the right of <input type="range" min="0" max="100" value="50" /></label>
        </p>`
    }
    <ul>
      ${SIDES.map((side) => {
        const file = files[side]
        return (
          file &&
          html`<li>
            <figure>
              <figcaption>${side}</figcaption>
              <a href="${address}${file}"
                ><img src="${address}${file}" alt="${name}, ${side}" loading="lazy"
              /></a>
            </figure>
          </li>`
        )
      })}
    </ul>
  </section>`
}

const summary = (changes: readonly Change[] | undefined): Html => {
  if (!changes)
    return html`<p>
      No pictures have been compared yet. <code>npm run pictures -- compare</code> takes the pictures of the
      gallery and compares them with those in <code>tests/pictures/</code>.
    </p>`
  if (changes.length === 0) return html`<p>Nothing has changed.</p>`
  return html`<p>
    ${changes.length} pictures are not as in <code>tests/pictures/</code>. If they are as they should be,
    <code>${ACCEPT_COMMAND}</code> puts them there.
  </p>`
}

export const changesPage = (changes: readonly Change[] | undefined, address: string): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Changed pictures</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <p><a href="/gallery">Gallery</a></p>
          <h1>Changed pictures</h1>
          ${summary(changes)} ${(changes ?? []).map((change) => one(change, address))}
        </main>
        <script>
          ${raw(SCRIPT)}
        </script>
      </body>
    </html>`
