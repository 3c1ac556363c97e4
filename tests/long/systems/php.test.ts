/** The recipe for PHP, in nginx with PHP behind it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startNginxWithPhp } from './support/nginx-php.js'
import { readHeights, SEARCH, testSystem } from './support/test-system.js'

testSystem('PHP', async (site) => {
  const root = join(site.folder, 'pages')
  mkdirSync(root)
  writeFileSync(join(root, 'index.php'), site.recipe('page.php'))
  writeFileSync(join(root, 'shop-embed.css'), readHeights())
  await startNginxWithPhp(site, root)
  return `${site.origin}/${SEARCH}`
})
