import { expect, test } from 'vitest'
import type { Generated } from '#shared/api/documents-v3.ts'
import { AppError } from '#shared/errors.ts'
import { waitForGenerationOutcome } from './wait-for-generation-outcome.ts'

const result = { success: true } as Generated
const running = { state: 'running', error: null, result: null } as const
const finished = { state: 'finished', error: null, result } as const
const gone = new AppError('not-found', 'No such generation.')
const cut = new TypeError('Failed to fetch')

/** Returns the answers one after the other, and repeats the last. */
function given(answers: (typeof running | typeof finished | Error | { state: 'failed'; error: string; result: null })[]) {
  const signal = new AbortController()
  const paused: number[] = []
  let looks = 0
  const settle = () =>
    waitForGenerationOutcome({
      look: () => {
        const answer = answers[Math.min(looks++, answers.length - 1)]!
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
      },
      pause: (milliseconds) => {
        paused.push(milliseconds)
        return Promise.resolve()
      },
      signal: signal.signal,
    })
  return { settle, paused, looks: () => looks, signal }
}

test('work that runs is asked for until it has ended', async () => {
  expect(await given([running, running, finished]).settle()).toEqual({ state: 'finished', result })
})

test('a failure is told in the words of the server', async () => {
  const work = given([running, { state: 'failed', error: 'The template is empty.', result: null }])
  expect(await work.settle()).toEqual({ state: 'failed', error: 'The template is empty.' })
})

test('work that the server does not know yet is asked for again before it counts as unknown', async () => {
  expect(await given([gone, running, finished]).settle()).toEqual({ state: 'finished', result })
  const never = given([gone])
  expect(await never.settle()).toEqual({ state: 'unknown' })
  expect(never.looks()).toBe(3)
})

test('a cut line is waited out with growing pauses', async () => {
  const work = given([cut, cut, cut, finished])
  expect(await work.settle()).toEqual({ state: 'finished', result })
  expect(work.paused).toEqual(work.paused.toSorted((left, right) => left - right))
})

test('a line that stays cut ends in being told', async () => {
  const work = given([cut])
  expect(await work.settle()).toEqual({ state: 'unreachable' })
  expect(work.paused.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(60_000)
})

test('a sign-in that has ended is not waited out', async () => {
  await expect(given([new AppError('not-signed-in', 'Please sign in.')]).settle()).rejects.toMatchObject({ code: 'not-signed-in' })
})

test('being told to stop ends it without an outcome', async () => {
  const work = given([running])
  work.signal.abort()
  expect(await work.settle()).toBeUndefined()
})
