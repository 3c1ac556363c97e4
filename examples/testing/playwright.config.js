import { defineConfig } from '@playwright/test'

/** A browser that is already on the machine. Without it, Playwright uses the one that it has installed. */
const executablePath = process.env.CHROMIUM_PATH

/** The shop also needs the next port. */
const port = Number(process.env.PORT ?? 4321)
const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'browser',
  webServer: { command: `npx shop-embed-cli shop --pages browser --port ${port}`, url: baseURL },
  use: {
    baseURL,
    locale: 'de-DE',
    viewport: { width: 1280, height: 800 },
    launchOptions: executablePath ? { executablePath } : {},
  },
})
