// npm run validate: checks every example in every type and format against its content, with other programs as readers; exits with 1 on any
// fault. Options: --example, --type, --format, --quick, --keep FOLDER, --report FILE. Without options, random contents and the pictures of
// all examples are checked too. --corpus FOLDER: reads each file of a folder as a brief and each Word file as a template instead.
import './setup/require-node.mjs'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { contentHash } = await import('./setup/content-hash.mjs')
const { ensureInstalled } = await import('./setup/ensure-installed.mjs')
const { runProgram } = await import('./setup/run-program.mjs')
const { ensureReaders } = await import('./testing/ensure-readers.mjs')
await ensureInstalled(root)

/** Number of random contents of each format, in addition to those in every run of the tests. */
const randomContents = 60
const wholeTests = ['src/validity/random-content.test.ts', 'src/site/pictures-of-designs.test.ts']

const missing = await ensureReaders()
if (missing) {
  console.error(missing)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
// Different sources check a different slice of the examples: it does not depend on the time.
const seed = Number.parseInt(contentHash(root, ['src/server/render', 'src/server/document-types', 'examples']).slice(0, 8), 16)
const given = process.argv.slice(2)
const isWhole = given.length === 0
if (given[0] === '--corpus') process.exit(await run('src/validity/corpus/check-corpus.ts', given.slice(1)))
const hasFailed = isWhole && !(await runWholeTests())
const status = isWhole ? await validateInShares() : await validate(given)
process.exitCode = status || Number(hasFailed)

async function run(program, options) {
  const args = ['node_modules/tsx/dist/cli.mjs', program, ...options]
  return (await runProgram(process.execPath, args, { cwd: root })).status
}

async function validate(options) {
  return run('src/validity/main.ts', ['--seed', String(seed), ...options])
}

/** One process for each core, each with a part of the examples. */
async function validateInShares() {
  const shares = availableParallelism()
  const folder = mkdtempSync(join(tmpdir(), 'validate-'))
  const reports = Array.from({ length: shares }, (_, index) => join(folder, `${index + 1}.json`))
  const statuses = await Promise.all(
    reports.map((report, index) => validate(['--share', `${index + 1}/${shares}`, '--report', report])),
  )
  // A process that crashed has no report; its exit status shows that.
  const results = reports.filter((report) => existsSync(report)).map((report) => JSON.parse(readFileSync(report, 'utf8')))
  rmSync(folder, { recursive: true })
  const sum = (of) => results.reduce((total, result) => total + result[of], 0)
  console.log(`\nAll shares: ${sum('passed')} passed, ${sum('failed')} failed`)
  return Math.max(...statuses)
}

/** Runs in full the tests of which every `npm test` runs a part. */
async function runWholeTests() {
  const env = { ...process.env, VALIDITY_RUNS: String(randomContents), VALIDITY_SEED: String(seed) }
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=3600000', ...wholeTests]
  return (await runProgram(process.execPath, vitest, { cwd: root, env })).status === 0
}
