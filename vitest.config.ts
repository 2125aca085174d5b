import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Folders whose tests take values and give values: no database, no process, no variable of the environment is changed. */
const pure = [
  ...['solution', 'document-types', 'render', 'templates', 'compose', 'testing'].map((folder) => `src/server/${folder}`),
  ...['shared', 'web', 'site', 'quality', 'validity'].map((folder) => `src/${folder}`),
]
const testsIn = (folder: string) => `${folder}/**/*.test.{ts,tsx}`

/** What takes long by nature; `npm test` takes a part of it (`scripts/testing/long-tests.mjs`). */
const longFiles = JSON.parse(readFileSync(new URL('scripts/testing/long-files.json', import.meta.url), 'utf8')) as string[]

const globalSetup = ['src/server/testing/database-setup.ts']

export default defineConfig({
  test: {
    // Only what hangs: a busy machine makes any test several times as long.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src/*.test.ts', ...pure.map(testsIn)],
          exclude: longFiles,
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...pure.map(testsIn), ...longFiles],
          globalSetup,
        },
      },
      { extends: true, test: { name: 'long', include: longFiles, globalSetup } },
    ],
  },
})
