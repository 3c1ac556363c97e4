/** The sites as their files tell of them: the folder listing is the registry. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { evaluate } from './evaluate.mjs'

/** Widgets that show what is a site's own, and what of it: it comes beside their texts. */
export const SITE_DATA = { footer: 'content', newsletter: 'newsletterLinks', support: 'contact' }

/** Site → its file. */
const siteFiles = (root) =>
  Object.fromEntries(
    readdirSync(join(root, 'src/sites'))
      .filter((name) => /^[A-Z_]+\.ts$/.test(name))
      .sort()
      .map((name) => [name.slice(0, -3), join(root, 'src/sites', name)]),
  )

const read = new Map()

/**
 * Site → `facts`, its `locale symbol` for whoever formats a price, its `contact`, where its newsletter form links
 * to, and the `content` of its footer in the form that is drawn (`src/widgets/footer/shown.ts`).
 *
 * @throws where the footer's schema would drop something
 */
export function readSites(root) {
  if (!read.has(root)) read.set(root, readAll(root))
  return read.get(root)
}

async function readAll(root) {
  const { readContent } = await evaluate(join(root, 'src/widgets/footer/edited/index.ts'))
  const sites = {}
  for (const [site, file] of Object.entries(siteFiles(root))) {
    const { basics, contact, content, newsletterLinks } = await evaluate(file)
    sites[site] = {
      // The symbol is left out for DE (interface §2, formatPrice).
      facts: site === 'DE' ? basics.locale : `${basics.locale} ${basics.symbol}`,
      contact,
      newsletterLinks,
      content: readContent(content, (what) => {
        throw new Error(`${file}: ${what}`)
      }),
    }
  }
  return sites
}
