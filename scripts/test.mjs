// npm test: everything, from a fresh clone, with only a part of the slow tests; the last line counts every test of every runner and every
// check. If types, lint, format or the build fails, the run ends there.
import './setup/require-node.mjs'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { runProgram } = await import('./setup/run-program.mjs')
const { findBrowser } = await import('./testing/find-browser.mjs')
const { ensureReaders } = await import('./testing/ensure-readers.mjs')
const { runFirstStage } = await import('./testing/first-stage.mjs')
const { section } = await import('./testing/section.mjs')
const { readReport, reportFile } = await import('./testing/reports.mjs')
const { runVitest } = await import('./testing/run-vitest.mjs')
const { countPlaywright, countReport, exitStatus, failureLines, sum, summaryLine } = await import('./testing/summary.mjs')
const { longFiles, runLongFile, turnOf } = await import('./testing/long-tests.mjs')

const minutes = 60_000
/** A limit only for checks that hang: on a busy machine a check takes several times as long. */
const hung = 15 * minutes

const start = performance.now()
await ensureInstalled(root)
// Downloads run while the processors are busy with other work.
const readers = ensureReaders()
const browser = readers.then(() => findBrowser(root))
// The journeys await this promise and report its failure.
browser.catch(() => {})
const script = (name) => ['npm', 'run', '--silent', name]
const checks = await runFirstStage(root, [
  { name: 'types', command: script('types'), limit: hung },
  { name: 'lint', command: script('lint'), limit: hung },
  { name: 'format', command: script('format:check'), limit: hung },
  { name: 'unused code', command: script('unused'), limit: hung },
  { name: 'build', command: script('build'), limit: hung },
])
// Do not interrupt an installation of packages.
await readers
const total = sum([checks, ...(checks.failed > 0 ? [] : await runLongParts())])
console.log(`All took ${((performance.now() - start) / 1000).toFixed(0)} s${total.skipped ? `; ${total.skipped} skipped` : ''}.`)
process.exitCode = exitStatus(total)
for (const line of failureLines(total)) console.log(line)
console.log(summaryLine(total))

/** @template Result @param {(() => Promise<Result>)[]} works @returns {Promise<Result[]>} */
async function inTurn(works) {
  const results = []
  for (const work of works) results.push(await work())
  return results
}

/** Runs tests that need sources without errors. */
async function runLongParts() {
  // The tests often wait for a database or a process, so single-process work runs next to them, one after the other.
  const beside = [
    () => section('validity of the files', validateFiles),
    () => section('quality of the documents', measureQuality),
    testPartOfLong,
  ]
  const parts = (await Promise.all([section('tests', runTests), inTurn(beside)])).flat()
  return [...parts, await section('journeys', runJourneys)]
}

function runTests() {
  const args = ['pure', 'page', 'processes', 'server', 'alone'].flatMap((name) => ['--project', name])
  return runVitest(root, { name: 'tests', args })
}

async function measureQuality() {
  const report = reportFile(root, 'quality')
  const args = ['scripts/quality.mjs', '--report', report]
  const { status, output } = await runProgram(process.execPath, args, { cwd: root, quiet: true, limit: hung })
  if (status !== 0) console.error(output.trim())
  return countReport(readReport(report), status, output)
}

async function validateFiles() {
  const missing = await readers
  if (missing) throw new Error(missing)
  const report = reportFile(root, 'validity')
  const args = ['scripts/validate.mjs', '--quick', '--report', report]
  const { status, output } = await runProgram(process.execPath, args, { cwd: root, quiet: true, limit: 2 * hung })
  if (status !== 0) console.error(output.trim())
  return countReport(readReport(report), status, output)
}

/** Runs the part of the slow tests that these sources select; the validity of the files varies by itself. */
function testPartOfLong() {
  const file = longFiles[turnOf(root) % longFiles.length]
  return section(`long tests, in part: ${basename(file)}`, () => runLongFile(root, file))
}

async function runJourneys() {
  if (!existsSync(join(root, 'playwright.config.ts')))
    throw new Error('There are no journeys: playwright.config.ts does not exist.')
  const found = await browser
  if (!found) throw new Error('No browser was found, and none could be brought; name one in CHROME_PATH.')
  const report = reportFile(root, 'journeys')
  const env = { ...process.env, CHROME_PATH: found, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const { status } = await runProgram(process.execPath, args, { cwd: root, env, limit: 60 * minutes })
  return countPlaywright(readReport(report), status)
}
