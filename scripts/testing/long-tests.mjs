// Slow tests, in parts. `npm test` runs one part of each, which varies with the sources; `npm run test:long` runs all.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../setup/content-hash.mjs'
import { runProgram } from '../setup/run-program.mjs'
import { readReport, reportFile } from './reports.mjs'
import { runVitest } from './run-vitest.mjs'
import { countReport } from './summary.mjs'
import { postgresPrograms, startTemporaryPostgres } from './temporary-postgres.mjs'

/** The modules by which a test gets a database; such tests run a second time on the machine's own server. */
const databaseGivers = /#server\/testing\/(given-app|start-database)/

/** Each file is one part: a provider's worst responses, processes that are killed while they write, random contents. */
export const longFiles = JSON.parse(readFileSync(new URL('long-files.json', import.meta.url), 'utf8'))
/** Number of parts of all examples in all types and formats. */
export const registryParts = 20

/** Returns a number that depends only on the sources, not on the time. */
export const turnOf = (root) => Number.parseInt(contentHash(root, ['src', 'scripts', 'e2e', 'examples']).slice(0, 8), 16)

/** Runs one of the long files, in the small size of `npm test`. @param {string} file */
export const runLongFile = (root, file) => runVitest(root, { name: 'long', args: ['--project', 'long', file] })

/**
 * `npm test` runs these with a few random briefs and pictures, some examples and a quarter of the damaged responses; the long tests run
 * all.
 */
const largerFiles = [
  'src/server/compose/hostile-briefs.test.ts',
  'src/server/render/diagram/draw-diagram.test.ts',
  'src/server/render/diagram/layered/lay-layers.test.ts',
  'src/server/render/docx/contents.test.ts',
  'src/site/pictures-of-designs.test.ts',
]

/** Runs all long files, with many random contents, and the files that are larger here. */
export const runLongFiles = (root) =>
  runVitest(root, {
    name: 'long',
    limit: 24 * 60_000,
    args: ['--project', 'long', '--project', 'pure', ...longFiles, ...largerFiles],
    // The contents are the same each time, so that a failure is related to the change; `npm run validate` tries others.
    env: { VALIDITY_RUNS: '20' },
  })

export const hasSystemPostgres = () => postgresPrograms() !== undefined

/** Returns the tests that use a database, each as a path from the root. @param {string} root */
export const filesWithDatabase = (root) =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `src/${file}`)
    .filter((file) => databaseGivers.test(readFileSync(join(root, file), 'utf8')))

/** Runs tests on the machine's own PostgreSQL, because servers may differ in how they accept a statement. @param {string[]} files */
export async function testOnSystemPostgres(root, files) {
  const server = await startTemporaryPostgres(postgresPrograms())
  try {
    const args = [...['server', 'alone', 'long'].flatMap((name) => ['--project', name]), ...files]
    return await runVitest(root, { name: 'system-postgres', args, env: { TEST_DATABASE_URL: server.url } })
  } finally {
    await server.stop()
  }
}

/** The recommended release, which may differ from the machine's own; npm has each as a package. */
const recommended = 'node@24'

/** Runs the pure tests and those of the server on the recommended Node.js. */
export async function testOnRecommendedNode(root) {
  const args = ['--yes', `--package=${recommended}`, '--', 'node', '-p', 'process.execPath']
  const { status, output } = await runProgram('npx', args, { cwd: root, quiet: true, limit: 300_000 })
  if (status !== 0) throw new Error(`${recommended} could not be brought: ${output.trim()}`)
  const projects = ['pure', 'page', 'processes', 'server', 'alone'].flatMap((name) => ['--project', name])
  return runVitest(root, { name: 'recommended-node', args: projects, node: output.trim().split('\n').at(-1), limit: 90 * 60_000 })
}

/** Checks every file of one part of the examples. @param {number} part counted from 0 */
export async function validatePart(root, part) {
  const report = reportFile(root, `registry-${part + 1}`)
  const args = ['scripts/validate.mjs', '--share', `${part + 1}/${registryParts}`, '--report', report]
  const { status, output } = await runProgram(process.execPath, args, { cwd: root, quiet: true, limit: 600_000 })
  if (status !== 0) console.error(output.trim())
  return countReport(readReport(report), status, output)
}
