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
/** Of the files with a database those that make only statements that others make too; `list-repeated.mjs` lists them. */
export const repeatedFiles = JSON.parse(readFileSync(new URL('repeated-on-postgres.json', import.meta.url), 'utf8'))
/** Parts of them: each run takes one, beside all other files with a database. */
export const repeatedParts = 8
/** Parts of all examples as all types in all formats. */
export const registryParts = 20

/** A number that is another one where the sources are others: no clock decides. */
export const turnOf = (root) => Number.parseInt(contentHash(root, ['src', 'scripts', 'e2e', 'examples']).slice(0, 8), 16)

/** One of the long files, as small as `npm test` takes it. @param {string} file */
export const runLongFile = (root, file) => runVitest(root, { name: 'long', args: ['--project', 'long', file] })

/** Of these `npm test` takes a few random briefs and pictures, some examples and a quarter of the damaged answers, and the long tests all. */
const largerFiles = [
  'src/server/compose/hostile-briefs.test.ts',
  'src/server/render/diagram/draw-diagram.test.ts',
  'src/server/render/diagram/layered/lay-layers.test.ts',
  'src/server/render/docx/contents.test.ts',
  'src/site/pictures-of-designs.test.ts',
]

/** All long files, with many random contents, and those that are larger here. */
export const runLongFiles = (root) =>
  runVitest(root, {
    name: 'long',
    limit: 24 * 60_000,
    args: ['--project', 'long', '--project', 'pure', ...longFiles, ...largerFiles],
    // The same contents each time, so that what fails has to do with the change; `npm run validate` looks for others.
    env: { VALIDITY_RUNS: '20' },
  })

export const hasSystemPostgres = () => postgresPrograms() !== undefined

/** Tests that use a database, each as a path from the root. @param {string} root */
export const filesWithDatabase = (root) =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `src/${file}`)
    .filter((file) => databaseGivers.test(readFileSync(join(root, file), 'utf8')))

/** Those that make each statement of the product at least once, and a turning part of the others; the long ones are for all alone. */
export const filesOfEachStatement = (root, turn = turnOf(root)) =>
  filesWithDatabase(root).filter((file) => {
    const place = repeatedFiles.indexOf(file)
    return !longFiles.includes(file) && (place < 0 || place % repeatedParts === turn % repeatedParts)
  })

/** What differs between two PostgreSQL is how they take a statement. @param {string[]} files */
export async function testOnSystemPostgres(root, files) {
  const server = await startTemporaryPostgres(postgresPrograms())
  try {
    const args = [...['server', 'alone', 'long'].flatMap((name) => ['--project', name]), ...files]
    return await runVitest(root, { name: 'system-postgres', args, env: { TEST_DATABASE_URL: server.url } })
  } finally {
    await server.stop()
  }
}

/** The release that is recommended, which the machine's own need not be: npm has each as a package. */
const recommended = 'node@24'

/** The pure tests and those of the server, by the Node.js that is recommended. */
export async function testOnRecommendedNode(root) {
  const args = ['--yes', `--package=${recommended}`, '--', 'node', '-p', 'process.execPath']
  const { status, output } = await runProgram('npx', args, { cwd: root, quiet: true, limit: 300_000 })
  if (status !== 0) throw new Error(`${recommended} could not be brought: ${output.trim()}`)
  const projects = ['pure', 'page', 'processes', 'server', 'alone'].flatMap((name) => ['--project', name])
  return runVitest(root, { name: 'recommended-node', args: projects, node: output.trim().split('\n').at(-1), limit: 90 * 60_000 })
}

/** Every file of one part of the examples. @param {number} part counted from 0 */
export async function validatePart(root, part) {
  const report = reportFile(root, `registry-${part + 1}`)
  const args = ['scripts/validate.mjs', '--share', `${part + 1}/${registryParts}`, '--report', report]
  const { status, output } = await runProgram(process.execPath, args, { cwd: root, quiet: true, limit: 600_000 })
  if (status !== 0) console.error(output.trim())
  return countReport(readReport(report), status, output)
}
