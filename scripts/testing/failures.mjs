// What failed, told in a few lines each from the reports of the runners.
import { stripVTControlCharacters } from 'node:util'

/** Lines of a reason that are told, and letters of each. */
const reasonLines = 8
const reasonWidth = 240

const plainLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .map((line) => line.slice(0, reasonWidth))

const firstLines = (text = '') => plainLines(text).slice(0, reasonLines).join('\n')

/** The end of what a program printed, where it says why it failed. @param {string} output */
export const lastLines = (output) => plainLines(output).slice(-reasonLines).join('\n')

/** Files whose worker died: a test of theirs has no end, or none was begun. @param {any} report vitest's JSON report */
export const filesWithoutEnd = (report) =>
  report.testResults.filter(
    ({ status, assertionResults }) =>
      assertionResults.some((result) => result.status === 'pending') || (status === 'passed' && assertionResults.length === 0),
  )

/**
 * @param {any} report vitest's JSON report
 * @param {string} [errors] what the runner and its workers wrote to stderr
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

/** Stderr up to where vitest itself reports, which says only that a worker ended. */
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
