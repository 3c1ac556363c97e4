/** The embed builder of the docs: choose, see, copy. What was copied works in an otherwise empty page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { build } from 'esbuild'
import type { Page } from 'playwright/test'
import { measureHeights } from '../../../tools/measure-heights.mjs'
import { dist, root } from '../../../tools/paths.mjs'
import { expect, test } from '../../browser/support/fixtures.js'
import { overflow } from '../../browser/support/layout.js'
import { inWidget, part } from '../../browser/support/parts.js'
import { partnerOrigin } from '../../browser/support/traffic.js'

const measured = JSON.parse(
  readFileSync(join(root, 'docs/.vitepress/theme/builder/heights.json'), 'utf8'),
) as { widths: number[]; heights: Record<string, Record<string, number[]>> }

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const openBuilder = async (page: Page, query = '') => {
  await page.goto(`/docs/builder?${query}`)
  await expect(page.getByRole('group', { name: 'Widgets' })).toBeVisible()
}
const preview = (page: Page) => page.frameLocator('iframe[title^="Preview"]')
const snippet = (page: Page) => page.getByRole('region', { name: 'In your page' })
const group = (page: Page, name: string) => page.getByText(name, { exact: true })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

/** Opens a file that contains what was copied, and nothing else. */
const openFile = async (page: Page, origin: string) => {
  const body = await copied(page)
  // The browser treats a page from a test as a public one, which may not call local addresses.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${origin}/empty-file.html`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${origin}/empty-file.html`)
}

test('choose, see, copy: what was copied works in an empty file', async ({ page, baseURL }) => {
  await openBuilder(page)
  await expect(part(preview(page), 'header')).toBeVisible()
  await page.getByLabel('site', { exact: true }).selectOption('AT')
  await page.getByLabel('newsletter', { exact: true }).check()
  await group(page, 'Options of the newsletter widget').click()
  await page.getByLabel('title', { exact: true }).fill('Grüße aus Wien')
  await expect(preview(page).getByRole('heading', { name: 'Grüße aus Wien' })).toBeAttached()
  await expect(page).toHaveURL(/site=AT/)

  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible()
  expect(await copied(page)).toBe(await snippet(page).textContent())

  await openFile(page, baseURL!)
  await expect(part(page, 'nav-item').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Grüße aus Wien' })).toBeVisible()
  await expect(inWidget('newsletter').part(page, 'submit')).toBeVisible()
})

test("what was copied for a page of another origin works there: the form's services respond", async ({
  page,
  baseURL,
}) => {
  await openBuilder(page, 'widgets=newsletter')
  await group(page, 'Options of every widget').click()
  await page.getByRole('button', { name: `Use ${baseURL}` }).click()
  await expect(snippet(page)).toContainText(`data-api-base="${baseURL}"`)
  await page.getByRole('button', { name: 'Copy' }).click()
  await openFile(page, partnerOrigin(baseURL!, 'localhost'))
  await inWidget('newsletter').field(page, 'email').fill('anna@mail.example')
  await inWidget('newsletter').part(page, 'submit').click()
  await expect(inWidget('newsletter').part(page, 'success')).toBeVisible()
})

test('a form without a script adds to the cart in the preview and where it was copied to', async ({
  page,
  baseURL,
}) => {
  await openBuilder(page, 'widgets=')
  await page.getByLabel('Add to cart without a script').check()
  await page.getByLabel('tcm', { exact: true }).fill('A')
  await page.getByLabel('quantity', { exact: true }).fill('2')
  await page.getByLabel('label', { exact: true }).fill('In den Warenkorb')
  await expect(page.getByText('Choose at least one widget.')).toHaveCount(0)
  await expect(page).toHaveURL(/cart=true&cart.tcm=A&cart.quantity=2&cart.label=In\+den\+Warenkorb/)
  await preview(page).getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(preview(page).getByText('Cart: 2')).toBeVisible()

  await page.getByRole('button', { name: 'Copy' }).click()
  await openFile(page, baseURL!)
  await expect(page.getByText('Cart: 2')).toBeVisible()
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(page.getByText('Cart: 4')).toBeVisible()
})

test('the builder names what a React application uses instead of the form', async ({ page }) => {
  await openBuilder(page, 'widgets=header&cart=true&format=react')
  await expect(page.getByRole('link', { name: 'useCart' })).toHaveAttribute('href', /\/react#the-hooks$/)
  await page.getByRole('radio', { name: 'Script tag' }).check()
  await expect(page.getByRole('link', { name: 'useCart' })).toHaveCount(0)
})

test('the React component that was copied works in an application', async ({ page, baseURL }) => {
  await openBuilder(page, 'widgets=header&format=react&site=AT&header.reduced=true')
  await page.getByRole('button', { name: /shop-widgets\.tsx/ }).click()
  const { outputFiles } = await build({
    stdin: {
      contents: `${await copied(page)}
        import { createRoot } from 'react-dom/client'
        createRoot(document.querySelector('#app')).render(<ShopHeader />)`,
      loader: 'tsx',
      resolveDir: root,
    },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    alias: { 'shop-embed/react': join(dist, 'npm/react.js') },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  await page.route('**/application*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]!.text })
      : route.fulfill({
          contentType: 'text/html',
          body: '<div id="app"></div><script type="module" src="/application.js"></script>',
        }),
  )
  await page.goto(`${baseURL}/application`)
  await expect(part(page, 'header')).toHaveAttribute('data-reduced', 'true')
  await expect(part(page, 'header')).toHaveAttribute('data-site', 'AT')
})

test('the preload hints of the snippet are used, and no file is loaded twice', async ({ page, baseURL }) => {
  const unused: string[] = []
  page.on('console', (message) => {
    if (/preload|integrity/.test(message.text())) unused.push(message.text())
  })
  await openBuilder(page, 'pinned=true')
  await expect(snippet(page)).toContainText('integrity="sha384-')
  await page.getByRole('button', { name: 'Copy' }).click()
  const requests: string[] = []
  page.on('request', (request) => {
    // The preview of the builder, in a frame, may still be loading.
    if (request.frame() === page.mainFrame()) requests.push(request.url())
  })
  await openFile(page, baseURL!)
  await expect(part(page, 'nav-item').first()).toBeVisible()
  const files = requests.filter((url) => url.includes('/cdn/'))
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted())
  expect(unused).toEqual([])
})

test('the preview has the width of a phone, a tablet and a desktop, and keeps the choices', async ({
  page,
}) => {
  await openBuilder(page, 'widgets=header&header.showPromotionBanner=false')
  for (const [device, width] of [
    ['Tablet', 768],
    ['Desktop', 1280],
    ['Phone', 360],
  ] as const) {
    await page.getByRole('radio', { name: device }).check()
    const frame = preview(page)
    await expect(part(frame, 'header')).toBeVisible()
    await expect
      .poll(() => frame.locator('html').evaluate((root) => root.ownerDocument.defaultView!.innerWidth))
      .toBe(width)
    await expect(part(frame, 'nav')).toBeVisible({ visible: device === 'Desktop' })
  }
  await expect(page.getByLabel('showPromotionBanner')).not.toBeChecked()
})

test('an invalid value has its error next to its field, or above if the address has it', async ({ page }) => {
  await openBuilder(page, 'widgets=support,banner')
  await expect(page.getByRole('alert')).toContainText('There is no widget “banner”.')
  await group(page, 'Options of the support widget').click()
  const field = page.getByLabel('maxFiles', { exact: true })
  await field.fill('two')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/Write a whole number from 0/)
  await expect(snippet(page)).not.toContainText('data-max-files')
  await field.fill('2')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(snippet(page)).toContainText('data-max-files="2"')
})

test('a folder without a release has an error next to its field; a page may follow the releases instead', async ({
  page,
  baseURL,
}) => {
  await openBuilder(page, 'pinned=true')
  const field = page.getByLabel('Address of the files')
  await field.fill(`${baseURL}/v1/`)
  await expect(field).toHaveAccessibleDescription(/There is no manifest of a release/)
  await field.fill('nowhere')
  await expect(field).toHaveAccessibleDescription(/Write the address of a folder/)
  await field.fill(`${baseURL}/v1/`)
  await page.getByLabel('Integrity and preload hints').uncheck()
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(snippet(page)).toContainText(`src="${baseURL}/v1/loader.js" data-site="DE"`)
})

test('without permission to copy, the text is selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await openBuilder(page)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'copy it with your keyboard' })).toBeVisible()
  expect(await page.evaluate(() => String(getSelection()))).toContain('data-shop-widget="header"')
})

test('the builder can be used with the keyboard alone', async ({ page }) => {
  await openBuilder(page)
  await page.getByLabel('header', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('newsletter', { exact: true })).toBeChecked()
  await page.getByRole('radio', { name: 'Phone' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Tablet' })).toBeChecked()
  await page.getByRole('button', { name: 'Copy' }).focus()
  await page.keyboard.press('Enter')
  expect(await copied(page)).toContain('data-shop-widget="newsletter"')
})

test('a server can include the header and the footer; the page names the widgets that it cannot include', async ({
  page,
}) => {
  await openBuilder(page, 'widgets=header,newsletter,footer&format=include')
  await expect(page.getByText('which the script fills in the browser: newsletter.')).toBeVisible()
  await page.getByLabel('newsletter', { exact: true }).uncheck()
  await expect(page.getByText('Only the header and the footer are in files.')).toHaveCount(0)
})

const EVERYTHING =
  'widgets=header,newsletter,support,footer,preview&header.sticky=true&newsletter.title=x&footer.reduced=true&support.maxFiles=two&cart=true&cart.quantity=0&stage=test&site=XX'

for (const scheme of ['light', 'dark'] as const)
  test(`the builder with everything open passes the accessibility check: ${scheme}`, async ({ page }) => {
    // axe reads the page three times.
    test.slow()
    await page.emulateMedia({ colorScheme: scheme })
    await openBuilder(page, EVERYTHING)
    await expect(page.getByText('This is not a valid value for maxFiles.')).toBeVisible()
    await expect(part(preview(page), 'header')).toBeVisible()
    for (const format of ['Script tag', 'React component', 'Server include']) {
      await page.getByRole('radio', { name: format }).check()
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      )
    }
  })

test('the builder fits a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openBuilder(page, EVERYTHING)
  await expect(part(preview(page), 'header')).toBeVisible()
  expect(await overflow(page)).toBe(0)
})

/** With the fonts of another machine, texts are up to two lines taller or shorter. */
const LINES_PX = 48

for (const [at, width] of measured.widths.entries())
  test(`the reserved heights are those of the widgets, ${width} px wide`, async ({ page, baseURL }) => {
    const table = Object.entries(measured.heights['AT']!)
    const heights = await measureHeights(page, baseURL!, 'AT', width)
    const wrong = table.flatMap(([name, row], index) =>
      Math.abs(row[at]! - heights[index]!) > LINES_PX ? [`${name}: ${row[at]}, now ${heights[index]}`] : [],
    )
    expect(wrong, '`npm run heights` measures them again').toEqual([])
  })
