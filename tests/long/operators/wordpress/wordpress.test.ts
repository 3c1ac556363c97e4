/** The plugin for WordPress, installed from its zip as an administrator does it, and the recipe by hand. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { root } from '../../../../tools/paths.mjs'
import { expect, test } from '../../../browser/support/fixtures.js'
import { overflow } from '../../../browser/support/layout.js'
import { part } from '../../../browser/support/parts.js'
import { readHeights, testSystem } from './support/test-system.js'
import { installWordPress, publishPage, type WordPress } from './install.js'

const SETTINGS = '/wp-admin/options-general.php?page=shop-embed'

/** The background of buttons in the theme Twenty Twenty-Three. */
const THEME_BUTTON = 'rgb(157, 255, 32)'

const field = (admin: Page, label: string) => admin.getByLabel(label, { exact: true })
const save = (admin: Page) => admin.getByRole('button', { name: 'Save Changes' }).click()

async function uploadPlugin(admin: Page, folder: string): Promise<void> {
  const zip = join(folder, 'shop-embed.zip')
  execFileSync('zip', ['-q', '-r', zip, 'shop-embed'], { cwd: join(root, 'cli/operators/wordpress') })
  await admin.goto('/wp-admin/plugin-install.php?tab=upload')
  await admin.locator('#pluginzip').setInputFiles(zip)
  await admin.getByRole('button', { name: 'Install Now' }).click()
  await admin.getByRole('link', { name: 'Activate Plugin' }).click()
  await expect(admin.getByText('Plugin activated.')).toBeVisible()
}

async function configure({ admin, shop }: WordPress): Promise<void> {
  await admin.getByRole('row', { name: 'Shop Embed' }).getByRole('link', { name: 'Settings' }).click()
  await field(admin, 'Address of the loader').fill(`${shop}/cdn/loader.js`)
  await field(admin, 'Address of the shop').fill(shop)
  await field(admin, 'Text of the link').fill('Zum Shop')
  await admin.getByLabel('Send cookies to the shop').check()
  await save(admin)
  await expect(admin.getByText('Settings saved.')).toBeVisible()
}

/** Publishes the page in the editor. @returns its address */
async function publish(admin: Page): Promise<string> {
  await admin.getByRole('button', { name: 'Publish', exact: true }).click()
  await admin.getByLabel('Editor publish').getByRole('button', { name: 'Publish', exact: true }).click()
  const published = admin.getByLabel('Editor publish').getByRole('link', { name: 'View Page' })
  return published.evaluate((link: HTMLAnchorElement) => link.href)
}

/** Writes a page in the block editor: the block has the newsletter form, and a shortcode has the support form. */
async function writePage(admin: Page): Promise<string> {
  await admin.goto('/wp-admin/post-new.php?post_type=page')
  const welcome = admin.getByRole('dialog', { name: 'Welcome to the block editor' })
  await welcome.getByRole('button', { name: 'Close' }).click()
  await admin.getByRole('textbox', { name: 'Add title' }).fill('Kontakt')
  // The shortcode becomes the second paragraph, and the block replaces the first one.
  for (const key of ['Enter', 'Enter']) await admin.keyboard.press(key)
  await admin.keyboard.type('[shop_embed widget="support"]')
  for (const key of ['Home', 'ArrowUp']) await admin.keyboard.press(key)
  await admin.keyboard.type('/shop widget')
  await admin.getByRole('option', { name: 'Shop widget' }).click()
  await field(admin, 'Widget').selectOption('newsletter')
  await admin.getByRole('textbox', { name: 'Options' }).fill('title: Kaffee & <Tee>\norigin: blog')
  return publish(admin)
}

/** Writes a page with the block “Add to cart” in the block editor, and with its shortcode. @returns the address of the page */
async function writeProductPage(admin: Page, action: string): Promise<string> {
  await admin.goto('/wp-admin/post-new.php?post_type=page')
  await admin.getByRole('textbox', { name: 'Add title' }).fill('Kaffee')
  for (const key of ['Enter', 'Enter']) await admin.keyboard.press(key)
  await admin.keyboard.type('[shop_embed_add_to_cart product-id="43"]')
  for (const key of ['Home', 'ArrowUp']) await admin.keyboard.press(key)
  await admin.keyboard.type('/add to cart')
  await admin.getByRole('option', { name: 'Add to cart' }).click()
  await field(admin, 'Id of the product').fill('42')
  await field(admin, 'Variant (tcm)').fill('A')
  await field(admin, 'Quantity').fill('2')
  await field(admin, 'Text of the button').fill('In den <Warenkorb>')
  await field(admin, 'Address without JavaScript').fill(action)
  return publish(admin)
}

let wordpress: WordPress

testSystem(
  'WordPress',
  async (site, browser) => {
    wordpress = await installWordPress(site, browser)
    await uploadPlugin(wordpress.admin, site.folder)
    await configure(wordpress)
    return writePage(wordpress.admin)
  },
  () => {
    test('the block passes on its options as text', async ({ page }) => {
      await page.goto(`${wordpress.origin}/?pagename=kontakt`)
      await expect(page.getByRole('heading', { name: 'Kaffee & <Tee>' })).toBeVisible()
    })

    test('the block and the shortcode “Add to cart” add to the cart, with a button of the theme', async ({
      page,
    }) => {
      const { admin, shop } = wordpress
      const address = await writeProductPage(admin, `${shop}/p/42`)
      await page.goto(address)
      const badge = part(page, 'cart-badge')
      const first = page.getByRole('button', { name: 'In den <Warenkorb>' })
      await expect(first).toHaveCSS('background-color', THEME_BUTTON)
      await expect(first.locator('xpath=..')).toHaveAttribute('action', `${shop}/p/42`)
      await first.click()
      await expect(badge).toHaveText('2')
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await expect(badge).toHaveText('3')
      expect(page.url()).toBe(address)
    })

    test('an author cannot send a form to another address, and sees which options exist', async ({
      page,
    }) => {
      const { admin } = wordpress
      const written = '[shop_embed widget="newsletter" api-base="https://thief.example" title="a&quot;b"]'
      const address = await publishPage(admin, 'Diebe', `${written}[shop_embed widget="cart"]`)
      await page.goto(address)
      const placeholder = page.locator('main [data-shop-widget]')
      await expect(placeholder).toHaveCount(1)
      await expect(placeholder).toHaveAttribute('data-title', 'a"b')
      expect(await placeholder.evaluate((element: HTMLElement) => element.dataset['apiBase'])).toBeUndefined()
      await expect(page.getByText('Shop Embed:')).toHaveCount(0)
      await admin.goto(address)
      await expect(admin.getByText('The widget "newsletter" has no option "api-base".')).toBeVisible()
      await expect(admin.getByText('There is no widget "cart".')).toBeVisible()
    })

    test('the settings page keeps the saved address if the new one is wrong, and says what is allowed', async () => {
      const { admin, shop } = wordpress
      for (const wrong of [
        'http://cdn.example/v1/loader.js',
        'https://cdn.example/v1/',
        'https://a:b@cdn.example/loader.js',
      ]) {
        await admin.goto(SETTINGS)
        await field(admin, 'Address of the loader').fill(wrong)
        await save(admin)
        await expect(admin.getByText(`"${wrong}" is not the address of a loader.`)).toBeVisible()
        await expect(field(admin, 'Address of the loader')).toHaveValue(`${shop}/cdn/loader.js`)
      }
    })

    for (const width of [360, 1280])
      test(`the settings page fits into ${width} px`, async () => {
        const { admin } = wordpress
        await admin.setViewportSize({ width, height: 900 })
        await admin.goto(SETTINGS)
        expect(await overflow(admin)).toBeLessThanOrEqual(0)
        await admin.screenshot({
          path: join(root, `test-results/wordpress-settings-${width}.png`),
          fullPage: true,
        })
        await admin.setViewportSize({ width: 1500, height: 900 })
      })

    test('nobody but an administrator can open or save the settings', async ({ page }) => {
      const { origin } = wordpress
      await page.goto(`${origin}${SETTINGS}`)
      expect(page.url()).toContain('/wp-login.php')
      const saved = await page.request.post(`${origin}/wp-admin/options.php`, {
        form: { option_page: 'shop_embed', action: 'update', 'shop_embed[site]': 'AT' },
        maxRedirects: 0,
      })
      expect(saved.headers()['location']).toContain('/wp-login.php')
    })

    test('the plugin causes no PHP notices, and deleting it removes its settings', async () => {
      const { admin, log } = wordpress
      expect(readFileSync(log, 'utf8')).not.toContain('plugins/shop-embed')
      await admin.goto('/wp-admin/plugins.php')
      const row = admin.getByRole('row', { name: 'Shop Embed' })
      await row.getByRole('link', { name: 'Deactivate' }).click()
      admin.once('dialog', (dialog) => dialog.accept())
      await row.getByRole('link', { name: 'Delete' }).click()
      await expect(admin.getByText('Shop Embed was successfully deleted.')).toBeVisible()
      await admin.goto('/wp-admin/options.php')
      await expect(admin.locator('#blogname')).toBeVisible()
      await expect(admin.locator('#shop_embed')).toHaveCount(0)
    })
  },
)

testSystem(
  'WordPress',
  async (site, browser) => {
    const { root: installation, admin } = await installWordPress(site, browser)
    const theme = join(installation, 'wp-content/themes/shop')
    mkdirSync(theme)
    writeFileSync(join(theme, 'style.css'), '/*\nTheme Name: Shop\nTemplate: twentytwentythree\n*/')
    writeFileSync(join(theme, 'shop-embed.css'), readHeights())
    writeFileSync(join(theme, 'functions.php'), site.recipe('functions.php'))
    await admin.goto('/wp-admin/themes.php')
    await admin.getByRole('link', { name: 'Activate Shop' }).click()
    const form = (widget: string) =>
      `<!-- wp:html --><div data-shop-widget="${widget}"></div><!-- /wp:html -->`
    return publishPage(admin, 'Kontakt', form('newsletter') + form('support'))
  },
  undefined,
  'a child theme',
)
