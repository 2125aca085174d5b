import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followGeneration } from './follow-generation.ts'

const key = 'the-key-of-the-work'
const over = new AbortController()
/** The tab with the stream. */
let holder: BroadcastChannel
const asked: unknown[] = []
const tell = (number: number) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
  holder.postMessage({ key, heard: { number, event: { type: 'chapter-started', id: `c${number}` } } })

beforeEach(() => {
  // This tab waits for its turn, so it receives only messages from the other tab.
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}) } })
  holder = new BroadcastChannel('generation-events')
  holder.addEventListener('message', ({ data }) => asked.push(data))
})
afterEach(() => {
  over.abort()
  holder.close()
  // Other test files run in the same process.
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a tab that comes later waits for what was said before, and asks for it', async () => {
  const heard: number[] = []
  followGeneration({ key, url: '/events' }, ({ number }) => heard.push(number), over.signal)
  await expect.poll(() => asked).toEqual([{ key, repeat: true }])
  for (const number of [5, 1, 2, 3, 4, 5, 3, 6]) tell(number)
  await expect.poll(() => heard).toEqual([1, 2, 3, 4, 5, 6])
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000)
  tell(9)
  await expect.poll(() => asked).toHaveLength(2)
  expect(heard).toHaveLength(6)
})
