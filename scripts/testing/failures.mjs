// Extracts failures from the reports of the test runners, in a few lines each.
import { stripVTControlCharacters } from 'node:util'

/** Maximum number of lines of a reason, and of characters in each. */
const reasonLines = 8
const reasonWidth = 240

const plainLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .map((line) => line.slice(0, reasonWidth))

const firstLines = (text = '') => plainLines(text).slice(0, reasonLines).join('\n')

/** Returns the end of a program's output, where it explains its failure. @param {string} output */
export const lastLines = (output) => plainLines(output).slice(-reasonLines).join('\n')

/** Returns the files whose worker died: one of their tests has no end, or none was started. @param {any} report vitest's JSON report */
export const filesWithoutEnd = (report) =>
  report.testResults.filter(
    ({ status, assertionResults }) =>
      assertionResults.some((result) => result.status === 'pending') || (status === 'passed' && assertionResults.length === 0),
  )

/**
 * @param {any} report vitest's JSON report
 * @param {string} [errors] stderr of the runner and its workers
 * @returns {string[]}
 */
export function failuresOfVitest(report, errors = '') {
  const lost = filesWithoutEnd(report).map((file) => `${file.name}\n${reasonOfNoEnd(file, errors)}`)
  const failed = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return file.status === 'failed' ? [`${file.name}\n${firstLines(file.message)}`] : []
    return failed.map((result) => `${file.name} > ${result.fullName}\n${firstLines(result.failureMessages?.join('\n'))}`)
  })
  return [...lost, ...failed]
}

function reasonOfNoEnd({ assertionResults }, errors) {
  const first = assertionResults.find((result) => result.status === 'pending')
  const died = first ? `Its worker died in or after the test “${first.fullName}”.` : 'Its worker died before its first test.'
  const said = lastLines(beforeReport(errors))
  return said ? `${died} The last lines of stderr:\n${said}` : `${died} Nothing was written to stderr.`
}

/** The part of stderr before vitest's own report, which mentions only that a worker ended. */
const beforeReport = (errors) => stripVTControlCharacters(errors).split(/^.*Unhandled Errors?\s/m)[0]

/** @param {any} report playwright's JSON report @param {boolean} withFlaky also those that passed at another try @returns {string[]} */
export function failuresOfPlaywright(report, withFlaky) {
  const errors = (report.errors ?? []).map((error) => `outside journeys\n${firstLines(error.message)}`)
  return [...errors, ...(report.suites ?? []).flatMap((suite) => failuresOfSuite(suite, withFlaky))]
}

function failuresOfSuite(suite, withFlaky) {
  const failures = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || (withFlaky && test.status === 'flaky'))
      .map((test) => {
        const error = test.results.flatMap((result) => result.errors ?? [])[0]
        return `${spec.file}:${spec.line} [${test.projectName}] ${spec.title}\n${firstLines(error?.message)}`
      }),
  )
  return [...failures, ...(suite.suites ?? []).flatMap((inner) => failuresOfSuite(inner, withFlaky))]
}
