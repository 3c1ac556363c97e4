import { integrityOf } from './channels.mjs'

/**
 * The script tags for host pages.
 *
 * @param origin  where the folder is served, such as `https://cdn.example`
 */
export const tagsOf = ({ folder, channel, version, origin }) => `
Pages that follow the releases:
  <script async src="${origin}/${channel}/loader.js" data-site="DE"></script>
Pages that stay with ${version}:
  <script async src="${origin}/${version}/loader.js" integrity="${integrityOf(folder, version)}" crossorigin="anonymous" data-site="DE"></script>
`
