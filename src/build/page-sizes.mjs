/**
 * What pages download, from the built files: loader, chunks, the texts of one locale, with which the footer's content
 * comes; in bytes of brotli 11. The limits hold in CI; the targets are what was asked for, and may lie below a limit:
 * then the table says by how much.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from './dist.mjs'

const LOCALE = 'de-DE'

export function readSizes() {
  const { files, widgets, packs } = JSON.parse(readFileSync(join(dist, 'cdn/manifest.json'), 'utf8'))
  const bytes = (paths) => [...new Set(paths)].reduce((sum, path) => sum + files[path].brotli, 0)
  const matching = (pattern) => Object.keys(files).filter((path) => pattern.test(path))
  const [base] = widgets.cart
  /** A page with nothing else of ours gets the file that has all of it. */
  const alone = (name, more = []) => bytes(['loader.js', base, packs[name], ...more])
  const texts = (set) => matching(new RegExp(`^data/.*/${set}\\.${LOCALE}\\.json$`))
  const part = (name) => matching(new RegExp(`^chunks/${name}\\.`))

  const header = ['loader.js', base, packs.header, ...texts('header')]
  const there = [...widgets.header, ...widgets.cart]
  /** Beside a header only what it has not brought along. */
  const beside = (name, more) => bytes([...widgets[name].filter((path) => !there.includes(path)), ...more])

  return {
    'the loader': bytes(['loader.js']),
    'Shop.cart on a page without a widget': alone('cart'),
    'the header, before the first interaction': bytes(header),
    'the newsletter form alone': alone('newsletter', texts('newsletter')),
    'the newsletter form beside the header': beside('newsletter', texts('newsletter')),
    'the support form alone': alone('support', texts('support')),
    'the support form beside the header': beside('support', texts('support')),
    'the footer alone': alone('footer', texts('footer')),
    'the footer beside the header': beside('footer', texts('footer')),
    'the preview panel beside the header (staff only)': beside('preview', part('preview-panel')),
    'all visitor widgets on one page': bytes([
      ...header,
      ...['footer', 'newsletter', 'support'].flatMap((name) => [
        ...widgets[name].filter((path) => !there.includes(path)),
        ...texts(name),
      ]),
    ]),
  }
}
