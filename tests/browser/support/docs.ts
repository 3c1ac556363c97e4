/** The pages of the docs site. */
import type { Page } from 'playwright/test'
import { SIDEBAR } from '../../../docs/.vitepress/sidebar.mjs'
import { axe } from './accessibility.js'
import { expect } from './fixtures.js'

/** The addresses of all docs pages, relative to `/docs`. */
export const PAGES = ['/', ...SIDEBAR.flatMap(({ items }) => items).map(({ link }) => link)]

/** @returns one line for each rule of axe that the page violates. Frames are left out: they are pages of their own. */
export const axeFaults = async (page: Page): Promise<string[]> => {
  const { violations } = await axe(page).exclude('iframe').analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`)
}

/** Opens a page on a phone in light colours, then on a desktop in dark ones. axe must find nothing on either. */
export async function checkDocsPage(page: Page, path: string): Promise<void> {
  const check = async (width: number, colorScheme: 'light' | 'dark') => {
    // Without motion, no colour changes while axe checks the page.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)
    expect(await axeFaults(page), `${colorScheme}, ${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.goto(`/docs${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await check(360, 'light')
  await check(1280, 'dark')
}
