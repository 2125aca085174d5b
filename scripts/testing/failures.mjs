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

/** @param {any} report vitest's JSON report @returns {string[]} */
export function failuresOfVitest(report) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return file.status === 'failed' ? [`${file.name}\n${firstLines(file.message)}`] : []
    return failed.map((result) => `${file.name} > ${result.fullName}\n${firstLines(result.failureMessages?.join('\n'))}`)
  })
}

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
