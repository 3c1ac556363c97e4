/** What host pages need of a release, for its operator to copy. */
import { join } from 'node:path'
import { readJson } from './files.mjs'
import { integrityOf } from './folder.mjs'

/**
 * The header with which a page's own response announces the files that the loader will request for a widget.
 *
 * @param folder    the release folder
 * @param version   of the release; the page must use the same one
 * @param origin    where the folder is served, such as `https://cdn.example`
 * @param widget    such as `header`
 * @param language  such as `de-DE`
 */
export function linkHeaderOf({ folder, version, origin, widget, language }) {
  const { files, widgets } = readJson(join(folder, version, 'manifest.json'))
  // `src/texts/text-file.ts` says which file of a language a widget needs.
  const chunk = widget === 'header' ? language : `${language}-rest`
  const texts = Object.keys(files).find((path) => path.includes(`chunks/${chunk}.`))
  const addressOf = (path) => new URL(path, `${origin}/${version}/`).href
  const linkTo = (path) =>
    `<${addressOf(path)}>; rel=preload; as=script; crossorigin; integrity="${files[path].preload}"`
  return `Link: ${[...widgets[widget], texts].map(linkTo).join(', ')}`
}

/** @param channel  the one that was just switched */
export const tagsOf = ({ folder, channel, version, origin }) => `
Pages that follow the releases, with header.js in place of loader.js if they start with a header:
  <script async src="${origin}/${channel}/loader.js" data-site="DE"></script>
Pages that stay with ${version} (npm run release -- pin ${version} keeps its files for them):
  <script async src="${origin}/${version}/loader.js" integrity="${integrityOf(folder, version)}" crossorigin="anonymous" data-site="DE"></script>
The hints that such a page may send in its own response, here for the header in German:
  ${linkHeaderOf({ folder, version, origin, widget: 'header', language: 'de-DE' })}
`
