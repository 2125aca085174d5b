import { expect, test } from 'vitest'
import { countOne, countPlaywright, countReport, countVitest, exitStatus, failureLines, sum, summaryLine } from './summary.mjs'

const file = (status: string, ...tests: string[]) => ({ status, assertionResults: tests.map((status) => ({ status })) })

test('every test of a vitest report is counted once', () => {
  const report = { testResults: [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'failed', 'passed')] }
  expect(countVitest(report, 1)).toMatchObject({ passed: 3, failed: 1, skipped: 1 })
})

test('a test file that cannot be loaded is a failure', () => {
  expect(countVitest({ testResults: [file('passed', 'passed'), file('failed')] }, 1)).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: 0,
  })
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
  expect(countPlaywright({ stats, errors: [{}] }, 1)).toMatchObject({ passed: 5, failed: 2, skipped: 2 })
})

test('two journeys, or one in a hundred, may need another try, and no more', () => {
  const of = (expected: number, flaky: number) =>
    countPlaywright({ stats: { expected, unexpected: 0, flaky, skipped: 0 }, errors: [] }, 0)
  expect(of(5, 2)).toMatchObject({ passed: 7, failed: 0 })
  expect(of(5, 3)).toMatchObject({ passed: 5, failed: 3 })
  expect(of(297, 3)).toMatchObject({ passed: 300, failed: 0 })
  expect(of(296, 4)).toMatchObject({ passed: 296, failed: 4 })
})

test('each figure of quality and validity is counted, and a run without a report has failed', () => {
  expect(countReport({ passed: 80, failed: 2 }, 1, 'worse: parts 60 of 70')).toEqual({
    passed: 80,
    failed: 2,
    skipped: 0,
    failures: ['worse: parts 60 of 70'],
  })
  expect(countReport({ passed: 82, failed: 0 }, 1).failed).toBe(1)
  expect(countReport(undefined, 0).failed).toBe(1)
})

test('the last line and the exit status tell the sum', () => {
  const total = sum([countOne(true), countOne(true), { passed: 40, failed: 0, skipped: 1, failures: [] }])
  expect([summaryLine(total), exitStatus(total)]).toEqual(['42 passed, 0 failed', 0])
  expect(exitStatus(sum([total, countOne(false)]))).toBe(1)
  expect(exitStatus(sum([]))).toBe(1)
})

test('what failed is named at the end, with the first lines of the reason and without colours', () => {
  const failed = {
    status: 'failed',
    fullName: 'sums are sums',
    failureMessages: ['\u001b[31mexpected 3 to be 4\u001b[39m\n\n  at sums.test.ts:4'],
  }
  const vitest = {
    testResults: [
      { name: 'sums.test.ts', status: 'failed', assertionResults: [failed] },
      { name: 'lost.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  }
  const spec = {
    title: 'a press',
    file: 'press.spec.ts',
    line: 7,
    tests: [{ status: 'unexpected', projectName: 'chromium', results: [{ errors: [{ message: 'no button' }] }] }],
  }
  const playwright = {
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    errors: [],
  }
  expect(failureLines(sum([countVitest(vitest, 1), countPlaywright(playwright, 1), countOne(false, 'types')]))).toEqual([
    '✗ sums.test.ts > sums are sums\n    expected 3 to be 4\n      at sums.test.ts:4',
    '✗ lost.test.ts\n    no such module',
    '✗ press.spec.ts:7 [chromium] a press\n    no button',
    '✗ types',
  ])
})

test('a file whose worker died is a failure that names the file, the test and the last lines of stderr', () => {
  const ended = { status: 'passed', fullName: 'ends' }
  const left = [ended, { status: 'pending', fullName: 'crashes' }, { status: 'pending', fullName: 'was never begun' }]
  const report = {
    testResults: [
      { name: 'whole.test.ts', status: 'passed', assertionResults: [ended] },
      { name: 'cut.test.ts', status: 'passed', assertionResults: left },
      { name: 'unread.test.ts', status: 'passed', assertionResults: [] },
    ],
  }
  const errors = 'double free or corruption\n\u001b[31m⎯⎯ Unhandled Errors ⎯⎯\u001b[39m\nError: Worker exited unexpectedly\n'
  const counts = countVitest(report, 1, errors)
  expect(counts).toMatchObject({ passed: 2, failed: 2, skipped: 2 })
  expect(counts.failures).toEqual([
    'cut.test.ts\nIts worker died in or after the test “crashes”. The last lines of stderr:\ndouble free or corruption',
    'unread.test.ts\nIts worker died before its first test. The last lines of stderr:\ndouble free or corruption',
  ])
  expect(countVitest(report, 1, '').failures[0]).toContain('Nothing was written to stderr.')
})
