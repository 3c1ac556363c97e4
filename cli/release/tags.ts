/** The tags and headers with which host pages load a release, for the operator to copy. */
import { join } from 'node:path'
import type { WidgetName } from '../../src/api/names.js'
import { textChunk } from '../../src/texts/text-file.js'
import { integrityOf } from './folder.js'
import { readManifest } from './manifest.js'

interface Hints {
  /** The release folder. */
  folder: string
  /** The release; the page must use the same one. */
  version: string
  /** Where the folder is served, such as `https://cdn.example`. */
  origin: string
  widget: WidgetName
  /** A language code, such as `de-DE`. */
  language: string
}

/** A header for the host page's response. It announces the files that the loader will request for a widget. */
export function linkHeaderOf({ folder, version, origin, widget, language }: Hints): string {
  const { files, widgets } = readManifest(join(folder, version))
  const texts = Object.keys(files).filter((path) => path.includes(`chunks/${textChunk(widget, language)}.`))
  const linkTo = (path: string) => {
    const address = new URL(path, `${origin}/${version}/`).href
    return `<${address}>; rel=preload; as=script; crossorigin; integrity="${files[path]!.preload}"`
  }
  return `Link: ${[...widgets[widget]!, ...texts].map(linkTo).join(', ')}`
}

/** @param channel  the channel that was just switched */
export const tagsOf = ({
  folder,
  channel,
  version,
  origin,
}: Pick<Hints, 'folder' | 'version' | 'origin'> & { channel: string }): string => `
Pages that follow the releases:
  <script async src="${origin}/${channel}/loader.js" data-site="DE"></script>
Pages that stay with ${version} (npx shop-embed-cli release pin ${version} keeps its files for them):
  <script async src="${origin}/${version}/loader.js" integrity="${integrityOf(folder, version)}" crossorigin="anonymous" data-site="DE"></script>
Preload hints that such a page may send in its own response, here for the header in German:
  ${linkHeaderOf({ folder, version, origin, widget: 'header', language: 'de-DE' })}
`
