import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

// Workers read this file again and find the choice of the first reading.
process.env['JOURNEY_PORT'] ??= String(await freePort())
process.env['WATCH_PORT'] ??= String(await freePort())
process.env['VENDOR_PORT'] ??= String(await freePort())
process.env['JOURNEY_PASSWORD'] ??= 'a-long-demo-password'
process.env['JOURNEY_DATA'] ??= mkdtempSync(join(tmpdir(), 'journeys-'))
process.env['WATCH_DATA'] ??= mkdtempSync(join(tmpdir(), 'journeys-watch-'))

const addressAt = (port: string | undefined) => `http://127.0.0.1:${port}`
const baseURL = addressAt(process.env['JOURNEY_PORT'])
/** A server that has keys; its vendors are an emulator. */
const watchURL = addressAt(process.env['WATCH_PORT'])
const vendorURL = addressAt(process.env['VENDOR_PORT'])

const serverAt = (url: string, env: Record<string, string | undefined>) => ({
  command: 'node dist/server/main.js',
  url: `${url}/readyz`,
  timeout: 120_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  env: {
    PORT: new URL(url).port,
    DEMO_USERNAME: 'demo',
    DEMO_PASSWORD: process.env['JOURNEY_PASSWORD'] ?? '',
    LOG_LEVEL: 'error',
    ...(env as Record<string, string>),
  },
})

const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One more than the cores: a journey often waits for a vendor's text or for a page.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env['CI'] ? 2 : 0,
  reporter: 'list',
  // Only what hangs: a busy machine makes any journey several times as long.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    // A download that does not begin would otherwise wait as long as the journey.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: { executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium', args: chromiumArguments },
    // A picture would be taken at the end of each journey, in case it fails.
    screenshot: process.env['CI'] ? 'off' : 'only-on-failure',
  },
  projects: [
    // On a wide screen the sidebar is always there, and has no menu.
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: /layout|watch(?:-design)?\.spec|written-answers|change-design/,
    },
    { name: 'phone', use: { ...devices['Pixel 7'] }, testMatch: /\/layout\.spec/ },
    {
      name: 'watch',
      use: { viewport: { width: 1440, height: 900 }, baseURL: watchURL },
      testMatch: /watch(?:-design)?\.spec|written-answers|change-design/,
    },
  ],
  webServer: [
    serverAt(baseURL, { DATA_DIR: process.env['JOURNEY_DATA'] }),
    serverAt(watchURL, {
      DATA_DIR: process.env['WATCH_DATA'],
      ANTHROPIC_API_KEY: 'a-key-for-journeys',
      ANTHROPIC_BASE_URL: `${vendorURL}/v1`,
      OPENAI_API_KEY: 'a-key-for-journeys',
      OPENAI_BASE_URL: `${vendorURL}/v1`,
    }),
    {
      command: 'node --import tsx src/server/testing/serve-vendor.ts',
      url: `${vendorURL}/v1/models/model-1`,
      timeout: 60_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: { PORT: process.env['VENDOR_PORT'] ?? '' },
    },
  ],
})

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
