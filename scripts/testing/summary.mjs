/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Something that either held or did not: types, lint, a build. @returns {Counts} */
export const countOne = (held) => ({ passed: held ? 1 : 0, failed: held ? 0 : 1, skipped: 0 })

/**
 * Counts vitest's JSON report; a file that failed outside its tests is one failure more.
 * @param {any} report undefined when the runner left none
 * @returns {Counts}
 */
export function countVitest(report, status) {
  if (!report) return countOne(false)
  const results = report.testResults.flatMap((file) => file.assertionResults)
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed'),
  ).length
  const passed = results.filter((result) => result.status === 'passed').length
  const failed = results.filter((result) => result.status === 'failed').length
  return withCrash({ passed, failed: failed + brokenFiles, skipped: results.length - passed - failed }, status)
}

/** A busy machine makes a browser late now and then: one journey in twenty may need another try; more than that is a fault of ours. */
const mostRetriedShare = 1 / 20

/**
 * Counts playwright's JSON report; each error outside journeys is a failure, and so are journeys that needed another try when
 * they are many.
 * @param {any} report undefined when the runner left none
 * @returns {Counts}
 */
export function countPlaywright(report, status) {
  if (!report) return countOne(false)
  const { expected, unexpected, flaky, skipped } = report.stats
  const tooMany = flaky > Math.max(2, (expected + flaky) * mostRetriedShare) ? flaky : 0
  return withCrash(
    { passed: expected + flaky - tooMany, failed: unexpected + tooMany + (report.errors?.length ?? 0), skipped },
    status,
  )
}

/**
 * Counts the report of `npm run quality` or `npm run validate`: each figure that is held to a bound, each check of a file is a test.
 * @param {any} report undefined when the run left none
 * @returns {Counts}
 */
export const countReport = (report, status) => (report ? withCrash({ ...report, skipped: 0 }, status) : countOne(false))

/** A runner that ran nothing, or that failed without a failed test, is itself a failure. */
function withCrash(counts, status) {
  const isCrash = counts.failed === 0 && (status !== 0 || counts.passed === 0)
  return isCrash ? { ...counts, failed: 1 } : counts
}

/** @param {Counts[]} parts @returns {Counts} */
export function sum(parts) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const part of parts) for (const key of Object.keys(total)) total[key] += part[key]
  return total
}

/** The last line of `npm test`. @param {Counts} counts */
export const summaryLine = (counts) => `${counts.passed} passed, ${counts.failed} failed`
/** @param {Counts} counts */
export const exitStatus = (counts) => (counts.failed > 0 || counts.passed === 0 ? 1 : 0)
