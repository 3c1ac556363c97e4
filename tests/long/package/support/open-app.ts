/** Opens an application on the shop's origin. */
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Page } from 'playwright/test'

/** Where the built files of an application are: the same path as in its Vite configuration. */
const BASE = '/application/'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/** Serves the files that Vite has built. */
export const serveBuilt = (page: Page, folder: string): Promise<unknown> =>
  page.route(`**${BASE}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(BASE.length) || 'index.html'
    await route.fulfill({
      contentType: TYPES[extname(path)] ?? 'application/octet-stream',
      body: await readFile(join(folder, 'dist', path)),
    })
  })

/** Opens the built application. */
export async function openBuilt(page: Page, folder: string): Promise<void> {
  await serveBuilt(page, folder)
  await page.goto(BASE)
}

/** @returns the errors and warnings in the console, without the browser's own messages about the shop's services */
export function recordProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (/^(error|warning)$/.test(message.type()) && !/Failed to load resource/.test(message.text()))
      problems.push(message.text())
  })
  return problems
}
