import { expect, test } from 'vitest'
import { countOne, countPlaywright, countReport, countVitest, exitStatus, sum, summaryLine } from './summary.mjs'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((status) => ({ status })) })

test('every test of a vitest report is counted once', () => {
  const report = { testResults: [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'failed', 'passed')] }
  expect(countVitest(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 })
})

test('a test file that cannot be loaded is a failure', () => {
  expect(countVitest({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('a runner that crashed, left no report or ran nothing is a failure', () => {
  expect(countVitest(undefined, 0).failed).toBe(1)
  expect(countVitest({ testResults: [file('passed', 'passed')] }, 1).failed).toBe(1)
  expect(countVitest({ testResults: [] }, 0).failed).toBe(1)
  expect(countPlaywright(undefined, 1).failed).toBe(1)
  expect(countPlaywright({ stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }, 124).failed).toBe(1)
})

test('an error outside journeys is a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 2 }
  expect(countPlaywright({ stats, errors: [{}] }, 1)).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

test('two journeys, or one in twenty, may need another try, and no more', () => {
  const of = (expected: number, flaky: number) =>
    countPlaywright({ stats: { expected, unexpected: 0, flaky, skipped: 0 }, errors: [] }, 0)
  expect(of(5, 2)).toEqual({ passed: 7, failed: 0, skipped: 0 })
  expect(of(5, 3)).toEqual({ passed: 5, failed: 3, skipped: 0 })
  expect(of(190, 10)).toEqual({ passed: 200, failed: 0, skipped: 0 })
  expect(of(189, 11)).toEqual({ passed: 189, failed: 11, skipped: 0 })
})

test('each figure of quality and validity is counted, and a run without a report has failed', () => {
  expect(countReport({ passed: 80, failed: 2 }, 1)).toEqual({ passed: 80, failed: 2, skipped: 0 })
  expect(countReport({ passed: 82, failed: 0 }, 1).failed).toBe(1)
  expect(countReport(undefined, 0).failed).toBe(1)
})

test('the last line and the exit status tell the sum', () => {
  const total = sum([countOne(true), countOne(true), { passed: 40, failed: 0, skipped: 1 }])
  expect([summaryLine(total), exitStatus(total)]).toEqual(['42 passed, 0 failed', 0])
  expect(exitStatus(sum([total, countOne(false)]))).toBe(1)
  expect(exitStatus(sum([]))).toBe(1)
})
