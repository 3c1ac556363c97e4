/** The packed package in a fresh React application that Vite has built, on the oldest and the newest supported React. */
import { part } from '../../browser/support/parts.js'
import { openBuilt, recordProblems } from './support/open-app.js'
import { expect, run, test } from './support/test.js'

for (const { version, types, domTypes } of [
  { version: '18.2.0', types: '18.3.8', domTypes: '18.3.7' },
  { version: '19.3.1', types: '19.3.0', domTypes: '19.3.0' },
])
  test(`on React ${version}, an application has the header, the footer and the cart`, async ({
    page,
    installApp,
  }) => {
    const folder = await installApp(
      'vite-react',
      `react@${version}`,
      `react-dom@${version}`,
      `@types/react@${types}`,
      `@types/react-dom@${domTypes}`,
    )
    await run(folder, 'npm', 'run', 'build')

    const problems = recordProblems(page)
    await openBuilt(page, folder)
    await expect(page.locator('#version')).toHaveText(`React ${version}`)
    await expect(part(page, 'header')).toHaveAttribute('data-site', 'AT')
    await expect(part(page, 'footer')).toBeVisible()
    await expect(page.getByText('9,90\u00a0Euro', { exact: true })).toBeVisible()

    await expect(page.locator('output')).toHaveText('0')
    await page.getByRole('button', { name: 'In den Warenkorb' }).click()
    await expect(page.locator('output')).toHaveText('1')
    await expect(part(page, 'cart-badge')).toHaveText('1')
    await page.reload()
    await expect(page.locator('output')).toHaveText('1')
    expect(problems).toEqual([])
  })
