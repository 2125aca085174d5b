import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { callTable } from './src/site/call-table.ts'

/** Folders whose tests take values and give values: no database, no process, no variable of the environment is changed. */
const pure = [
  ...['solution', 'references', 'verify', 'document-types', 'open-xml', 'render', 'templates', 'compose', 'compare', 'testing'].map(
    (folder) => `src/server/${folder}`,
  ),
  ...['shared', 'web', 'site', 'gallery', 'quality', 'validity'].map((folder) => `src/${folder}`),
]
/** What takes long by nature; `npm test` takes a part of it (`scripts/testing/long-tests.mjs`). */
const longFiles = JSON.parse(readFileSync(new URL('scripts/testing/long-files.json', import.meta.url), 'utf8')) as string[]

const testsThatHave = (words: RegExp) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => !longFiles.includes(file) && /\.test\.tsx?$/.test(file) && words.test(readFileSync(file, 'utf8')))

/** Threads share their process, so files that measure its processor time or memory run alone. */
const measured = testsThatHave(/process\.(?:cpuUsage|memoryUsage)\b/)
/** Files in a process share its modules and environment, so files that replace a package or set a variable run alone. */
const alone = testsThatHave(/\bvi\.(?:mock|doMock|stubEnv)\(|\bprocess\.env(?:\.\w+|\[[^\]]+\]) \??\??= |\bdelete process\.env\b/)
/** Components and screens of the page, in a window without a browser. */
const pageTests = ['src/web/**/*.test.tsx']
const pureTests = ['src/*.test.ts', ...pure.map((folder) => `${folder}/**/*.test.{ts,tsx}`)]

const globalSetup = ['src/server/testing/database-setup.ts']

export default defineConfig({
  test: {
    // Only what hangs: a busy machine makes any test several times as long.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    // On a shared machine a real process can be starved; what fails twice more is broken. At home a failure shows at once.
    retry: process.env['CI'] ? 2 : 0,
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: pureTests,
          exclude: [...longFiles, ...measured, ...pageTests],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [callTable()],
        test: {
          name: 'page',
          include: pageTests,
          environment: 'happy-dom',
          setupFiles: ['src/web/testing/clean-page.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...pureTests, ...longFiles, ...measured, ...alone],
          // Loading the product would take most of a file's time, so files share its modules.
          isolate: false,
          globalSetup,
        },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude: [...pureTests, ...measured], globalSetup } },
      { extends: true, test: { name: 'processes', include: [...measured, 'scripts/**/*.test.ts'] } },
      { extends: true, test: { name: 'long', include: longFiles, globalSetup } },
    ],
  },
})
