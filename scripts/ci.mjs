// Called by .ci/run: npm test, then the long tests while time allows; the last line counts both.
import './setup/require-node.mjs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { runProgram } from './setup/run-program.mjs'
import { readReport, reportFile } from './testing/reports.mjs'
import { countOne, exitStatus, failureLines, sum, summaryLine } from './testing/summary.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * The whole registry takes an hour: `npm test` runs a part of it, which varies with the sources. Minutes from the start after which no long
 * test is started; the longest of them may take 24.
 */
const lastBeginning = 60

const test = await run('test', [])
const minutes = lastBeginning - performance.now() / 60_000
// If the sources have errors, the long tests are pointless.
const long = minutes > 0 && !test.hasEnded ? await run('test-long', ['--minutes', String(minutes), '--in-part']) : sum([])
const total = sum([test, long])
// Of a long output, often only the end is read.
for (const line of failureLines(total)) console.log(line)
console.log(`test: ${summaryLine(test)}`)
console.log(`long: ${summaryLine(long)}`)
process.exitCode = exitStatus(total)
console.log(summaryLine(total))

/** Runs a script of this folder and returns its counts; a script without a report has failed. */
async function run(name, args) {
  const report = reportFile(root, name)
  const program = join(root, 'scripts', `${name}.mjs`)
  const { status } = await runProgram(process.execPath, [program, '--report', report, ...args], { cwd: root })
  const counts = readReport(report) ?? countOne(false, `${name} left no count`)
  return status !== 0 && counts.failed === 0 ? sum([counts, countOne(false, `${name} ended with ${status}`)]) : counts
}
