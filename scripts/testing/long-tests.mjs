// What takes long by nature, each in parts. `npm test` takes one part of each, which turns with the sources; `npm run test:long` takes all.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../setup/content-hash.mjs'
import { runProgram } from '../setup/run-program.mjs'
import { readReport, reportFile } from './reports.mjs'
import { runVitest } from './run-vitest.mjs'
import { countReport } from './summary.mjs'
import { postgresPrograms, startTemporaryPostgres } from './temporary-postgres.mjs'

/** What a test that uses a database asks one of; such tests are run a second time on a server of the machine. */
const databaseGivers = /#server\/testing\/(given-app|start-database)/

/** Tests of which each file is a part: a vendor's worst answers, processes that die while they write, contents of any kind. */
export const longFiles = JSON.parse(readFileSync(new URL('long-files.json', import.meta.url), 'utf8'))
/** Parts of the tests on a second PostgreSQL. */
export const postgresParts = 8
/** Parts of all examples as all types in all formats. */
export const registryParts = 20

/** A number that is another one where the sources are others: no clock decides. */
export const turnOf = (root) => Number.parseInt(contentHash(root, ['src', 'scripts', 'e2e', 'examples']).slice(0, 8), 16)

/** One of the long files, as small as `npm test` takes it. @param {string} file */
export const runLongFile = (root, file) => runVitest(root, { name: 'long', args: ['--project', 'long', file] })

/** All long files, with many random contents, and the pictures of all examples. */
export const runLongFiles = (root) =>
  runVitest(root, {
    name: 'long',
    limit: 24 * 60_000,
    args: ['--project', 'long', '--project', 'pure', ...longFiles, 'src/site/pictures-of-examples.test.ts'],
    // The same contents each time, so that what fails has to do with the change; `npm run validate` looks for others.
    env: { VALIDITY_RUNS: '20' },
  })

export const hasSystemPostgres = () => postgresPrograms() !== undefined

/** @param {number | undefined} part counted from 0; without one, all */
export async function testOnSystemPostgres(root, part) {
  const tests = readdirSync(join(root, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join('src', file))
    .filter((file) => databaseGivers.test(readFileSync(join(root, file), 'utf8')))
  const server = await startTemporaryPostgres(postgresPrograms())
  try {
    const projects = part === undefined ? ['server', 'alone', 'long'] : ['server', 'alone']
    const shard = part === undefined ? [] : [`--shard=${part + 1}/${postgresParts}`]
    const args = [...projects.flatMap((name) => ['--project', name]), ...shard, ...tests]
    return await runVitest(root, { name: 'system-postgres', args, env: { TEST_DATABASE_URL: server.url } })
  } finally {
    await server.stop()
  }
}

/** Every file of one part of the examples. @param {number} part counted from 0 */
export async function validatePart(root, part) {
  const report = reportFile(root, `registry-${part + 1}`)
  const args = ['scripts/validate.mjs', '--share', `${part + 1}/${registryParts}`, '--report', report]
  const { status, output } = await runProgram(process.execPath, args, { cwd: root, quiet: true, limit: 600_000 })
  if (status !== 0) console.error(output.trim())
  return countReport(readReport(report), status, output)
}
