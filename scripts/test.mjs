// npm test: everything, from a fresh clone; the last line counts every test of every runner and every check.
import './setup/require-node.mjs'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { runProgram } = await import('./setup/run-program.mjs')
const { findBrowser } = await import('./testing/find-browser.mjs')
const { ensureReaders } = await import('./testing/ensure-readers.mjs')
const { check, section } = await import('./testing/section.mjs')
const { countOne, countPlaywright, countReport, countVitest, exitStatus, sum, summaryLine } = await import('./testing/summary.mjs')
const { postgresPrograms, startTemporaryPostgres } = await import('./testing/temporary-postgres.mjs')

/** What a test that uses a database asks one of; such tests are run a second time on a server of the machine. */
const databaseGivers = /#server\/testing\/(given-app|start-database)/
const minutes = 60_000

const start = performance.now()
await ensureInstalled(root)
// They come from the network while this machine's processors are at work on something else.
const readers = ensureReaders()
const parts = await Promise.all([
  check('types', 'types', root),
  check('lint', 'lint', root),
  check('format', 'format:check', root),
  check('unused code', 'unused', root),
])
parts.push(await section('build', build))
await readers
parts.push(await section('tests', () => runVitest('tests', [])))
parts.push(await section('validity of the files', validateFiles))
parts.push(await section('quality of the documents', measureQuality))
if (process.env.CI) parts.push(...(await testOnSystemPostgres()))
parts.push(await section('journeys', runJourneys))

const total = sum(parts)
console.log(`All took ${((performance.now() - start) / 1000).toFixed(0)} s${total.skipped ? `; ${total.skipped} skipped` : ''}.`)
process.exitCode = exitStatus(total)
console.log(summaryLine(total))

async function build() {
  const { status, output } = await runProgram(process.execPath, ['scripts/build.mjs'], {
    cwd: root,
    quiet: true,
    limit: 5 * minutes,
  })
  if (status !== 0) console.error(output.trim())
  return countOne(status === 0)
}

async function runVitest(name, filters, env = process.env) {
  const report = reportFile(name)
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { status } = await runProgram(process.execPath, [...args, ...filters], { cwd: root, env, limit: 15 * minutes })
  return countVitest(readReport(report), status)
}

async function measureQuality() {
  const report = reportFile('quality')
  const args = ['scripts/quality.mjs', '--report', report]
  const { status, output } = await runProgram(process.execPath, args, { cwd: root, quiet: true, limit: 3 * minutes })
  if (status !== 0) console.error(output.trim())
  return countReport(readReport(report), status)
}

async function validateFiles() {
  const missing = await readers
  if (missing) throw new Error(missing)
  const report = reportFile('validity')
  const args = ['scripts/validate.mjs', '--quick', '--report', report]
  const { status, output } = await runProgram(process.execPath, args, { cwd: root, quiet: true, limit: 10 * minutes })
  if (status !== 0) console.error(output.trim())
  return countReport(readReport(report), status)
}

async function testOnSystemPostgres() {
  const programs = postgresPrograms()
  if (!programs) {
    console.log("- tests on the machine's own PostgreSQL: it has none")
    return []
  }
  const tests = readdirSync(join(root, 'src'), { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join('src', file))
    .filter((file) => databaseGivers.test(readFileSync(join(root, file), 'utf8')))
  const work = async () => {
    const server = await startTemporaryPostgres(programs)
    try {
      return await runVitest('system-postgres', tests, { ...process.env, TEST_DATABASE_URL: server.url })
    } finally {
      await server.stop()
    }
  }
  return [await section("tests on the machine's own PostgreSQL", work)]
}

async function runJourneys() {
  if (!existsSync(join(root, 'playwright.config.ts')))
    throw new Error('There are no journeys: playwright.config.ts does not exist.')
  const browser = await findBrowser(root)
  if (!browser) throw new Error('No browser was found, and none could be brought; name one in CHROME_PATH.')
  const report = reportFile('journeys')
  const env = { ...process.env, CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const { status } = await runProgram(process.execPath, args, { cwd: root, env, limit: 25 * minutes })
  return countPlaywright(readReport(report), status)
}

/** Where a runner shall leave its report; none of a former run is left there. */
function reportFile(name) {
  const folder = join(root, '.cache', 'reports')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
