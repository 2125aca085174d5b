import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

// Workers read this file again and find what the first reading chose.
process.env['JOURNEY_PORT'] ??= String(await freePort())
process.env['JOURNEY_PASSWORD'] ??= 'a-long-demo-password'
process.env['JOURNEY_DATA'] ??= mkdtempSync(join(tmpdir(), 'journeys-'))

const baseURL = `http://127.0.0.1:${process.env['JOURNEY_PORT']}`

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
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    launchOptions: { executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium', args: chromiumArguments },
    screenshot: 'only-on-failure',
  },
  projects: [
    // On a wide screen the sidebar is always there, and has no menu.
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, testIgnore: /layout/, grepInvert: /@narrow/ },
    { name: 'phone', use: { ...devices['Pixel 7'] }, testMatch: /sign-in|accessibility|layout/ },
  ],
  webServer: {
    command: 'node dist/server/main.js',
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: process.env['JOURNEY_PORT'],
      DATA_DIR: process.env['JOURNEY_DATA'],
      DEMO_USERNAME: 'demo',
      DEMO_PASSWORD: process.env['JOURNEY_PASSWORD'],
      LOG_LEVEL: 'error',
    },
  },
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
