import { defineConfig } from '@playwright/test'

/** A browser that is already on the machine. Without it, Playwright uses the one that it has installed. */
const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'browser',
  use: {
    locale: 'de-DE',
    viewport: { width: 1280, height: 800 },
    launchOptions: executablePath ? { executablePath } : {},
  },
})
