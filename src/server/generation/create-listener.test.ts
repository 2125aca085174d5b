import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createTextBatches } from './create-listener.ts'

afterEach(() => vi.useRealTimers())

/** Sending is as slow as a slow database, and preserves the order of its calls. */
function givenBatches() {
  const sent: string[] = []
  let last: Promise<unknown> = Promise.resolve()
  const send = (what: string, milliseconds: number) => {
    const done = last.then(() => pause(milliseconds)).then(() => void sent.push(what))
    last = done
    return done
  }
  return { sent, send, batches: createTextBatches((id, text) => send(`${id}: ${text}`, 20)) }
}

test('what is said between words stays between them, however long either takes', async () => {
  const { sent, send, batches } = givenBatches()
  batches.add('goals', 'Half')
  void batches.say(() => send('restarted', 60))
  void batches.say(() => send('waiting', 1))
  batches.add('goals', 'Whole.')
  await batches.flush()
  expect(sent).toEqual(['goals: Half', 'restarted', 'waiting', 'goals: Whole.'])
})

test('whoever waits for what was sent waits for what was said, and hears of its failure', async () => {
  const { sent, send, batches } = givenBatches()
  void batches.say(() => send('begun', 60))
  await batches.flush()
  expect(sent).toEqual(['begun'])
  await expect(batches.say(() => Promise.reject(new Error('The lease is lost.')))).rejects.toThrow('lease')
  await expect(batches.flush()).rejects.toThrow('lease')
})

test('words that come together are sent together', async () => {
  const { sent, batches } = givenBatches()
  for (const word of ['One', ' two', ' three']) batches.add('goals', word)
  batches.add('scope', 'Other')
  await batches.flush()
  expect(sent).toEqual(['goals: One', 'goals:  two three', 'scope: Other'])
})

test.each([
  ['quick', 2, 25],
  ['slow', 60, 6],
])('where sending is %s, words of a second are sent in so many pieces at most', async (_, milliseconds, most) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const sent: string[] = []
  const batches = createTextBatches(async (id, text) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    sent.push(text)
  })
  for (let word = 0; word < 100; word++) {
    batches.add('goals', '.')
    await vi.advanceTimersByTimeAsync(10)
  }
  const end = batches.flush()
  await vi.advanceTimersByTimeAsync(milliseconds)
  await end
  expect(sent.join('')).toBe('.'.repeat(100))
  expect(sent.length).toBeGreaterThan(most / 2)
  expect(sent.length).toBeLessThanOrEqual(most + 1)
})
