/** The recipes for PHP, in nginx with PHP behind it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '../../browser/support/fixtures.js'
import { startNginxWithPhp } from './support/nginx-php.js'
import { buy, readHeights, SEARCH, testSystem } from './support/test-system.js'

let origin = ''

testSystem(
  'PHP',
  async (site) => {
    origin = site.origin
    const root = join(site.folder, 'pages')
    mkdirSync(root)
    writeFileSync(join(root, 'index.php'), site.recipe('page.php'))
    writeFileSync(join(root, 'shop-embed.css'), readHeights())
    writeFileSync(join(root, 'add-to-cart.php'), site.recipe('add-to-cart.php'))
    const product = site
      .recipe('page.php')
      .replace('<?php', "<?php\nrequire __DIR__ . '/add-to-cart.php';")
      .replace("<?= shop_placeholder('support') ?>", "<?= shop_add_to_cart('42', 'In den Warenkorb') ?>")
    writeFileSync(join(root, 'product.php'), product)
    await startNginxWithPhp(site, root)
    return `${origin}/${SEARCH}`
  },
  () => test('a form of the template fills the cart', ({ page }) => buy(page, `${origin}/product.php`)),
)
