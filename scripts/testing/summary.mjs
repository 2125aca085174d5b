import { failuresOfPlaywright, failuresOfVitest, filesWithoutEnd, lastLines } from './failures.mjs'

/**
 * `failures` names what failed, each with the first lines of its reason, for the end of a long output.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Counts
 */

/** Counts a check that passes or fails as a whole: types, lint, a build. @param {string} [reason] of a failure @returns {Counts} */
export const countOne = (held, reason) =>
  held ? { passed: 1, failed: 0, skipped: 0, failures: [] } : { passed: 0, failed: 1, skipped: 0, failures: reason ? [reason] : [] }

/**
 * Counts vitest's JSON report; a file that failed outside its tests, or whose tests have no end, is one additional failure.
 * @param {any} report undefined when the runner left none
 * @param {string} [errors] stderr of the runner and its workers
 * @returns {Counts}
 */
export function countVitest(report, status, errors) {
  if (!report) return countOne(false, `a runner left no report and ended with ${status}`)
  const results = report.testResults.flatMap((file) => file.assertionResults)
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed'),
  ).length
  const passed = results.filter((result) => result.status === 'passed').length
  const failed = results.filter((result) => result.status === 'failed').length
  const counts = {
    passed,
    failed: failed + brokenFiles + filesWithoutEnd(report).length,
    skipped: results.length - passed - failed,
  }
  return withCrash({ ...counts, failures: failuresOfVitest(report, errors) }, status)
}

/** A busy machine occasionally slows down a browser: one journey in a hundred may need a second attempt; more than that is our fault. */
const mostRetriedShare = 1 / 100

/**
 * Counts playwright's JSON report; each error outside journeys is a failure, and so are journeys that needed a second attempt if there are
 * many.
 * @param {any} report undefined when the runner left none
 * @returns {Counts}
 */
export function countPlaywright(report, status) {
  if (!report) return countOne(false, `a runner left no report and ended with ${status}`)
  const { expected, unexpected, flaky, skipped } = report.stats
  const tooMany = flaky > Math.max(2, (expected + flaky) * mostRetriedShare) ? flaky : 0
  const counts = { passed: expected + flaky - tooMany, failed: unexpected + tooMany + (report.errors?.length ?? 0), skipped }
  return withCrash({ ...counts, failures: failuresOfPlaywright(report, tooMany > 0) }, status)
}

/**
 * Counts the report of `npm run quality` or `npm run validate`: each figure with a limit and each check of a file is a test.
 * @param {any} report undefined when the run left none
 * @param {string} [output] the output of the run
 * @returns {Counts}
 */
export function countReport(report, status, output = '') {
  const reason = lastLines(output)
  if (!report) return countOne(false, reason)
  return withCrash({ ...report, skipped: 0, failures: status !== 0 && reason ? [reason] : [] }, status)
}

/** A runner that ran nothing, or that failed without a failed test, counts as a failure itself. */
function withCrash(counts, status) {
  const isCrash = counts.failed === 0 && (status !== 0 || counts.passed === 0)
  return isCrash ? { ...counts, failed: 1 } : counts
}

/** @param {Counts[]} parts @returns {Counts} */
export function sum(parts) {
  const total = { passed: 0, failed: 0, skipped: 0, failures: parts.flatMap((part) => part.failures) }
  for (const part of parts) for (const key of ['passed', 'failed', 'skipped']) total[key] += part[key]
  return total
}

/** Returns the failures, for the end of an output of which often only the end is read; empty if all passed. @param {Counts} counts */
export const failureLines = (counts) => counts.failures.map((failure) => `✗ ${failure.replaceAll('\n', '\n    ')}`)
/** Describes how one part of a run went. @param {string} name @param {Counts} counts @param {number} milliseconds */
export function verdictLine(name, { passed, failed, skipped }, milliseconds) {
  const more = skipped ? `, ${skipped} skipped` : ''
  return `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${more} (${(milliseconds / 1000).toFixed(1)} s)`
}

/** The last line of `npm test`. @param {Counts} counts */
export const summaryLine = (counts) => `${counts.passed} passed, ${counts.failed} failed`
/** @param {Counts} counts */
export const exitStatus = (counts) => (counts.failed > 0 || counts.passed === 0 ? 1 : 0)
