import { expect, test } from 'vitest'
import { createRecentEvents } from './jobs.ts'
import { createEventWriter, type ToldEvent } from './write-events.ts'

const told = (type: string): ToldEvent => ({ event: { type } })
const typesOf = (batch: ToldEvent[]) => batch.map(({ event }) => event.type).join(' ')

test('what is told while events are written is written next, all together and in its order', async () => {
  const written: string[] = []
  const ends: (() => void)[] = []
  const tell = createEventWriter(async (batch) => {
    written.push(typesOf(batch))
    await new Promise<void>((resolve) => ends.push(resolve))
    return true
  })
  const first = tell(told('one'))
  await expect.poll(() => written).toEqual(['one'])
  const others = [tell(told('two')), tell(told('three'))]
  ends[0]!()
  await first
  await expect.poll(() => written).toEqual(['one', 'two three'])
  ends[1]!()
  expect(await Promise.all(others)).toEqual([true, true])
})

test('events that could not be written fail for whoever told them, and the next are tried', async () => {
  let isAway = true
  const tell = createEventWriter(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(true)))
  await expect(tell(told('one'))).rejects.toThrow('away')
  isAway = false
  expect(await tell(told('two'))).toBe(true)
})

test('events that were written here are told in a row, and none where one is missing between', () => {
  const recent = createRecentEvents()
  const event = (number: number) => ({ number, event: { type: 'chapter-text' } })
  recent.keep('job', [event(3), event(4)])
  recent.keep('job', [event(5)])
  expect(recent.after('job', 3)).toEqual([event(4), event(5)])
  expect(recent.after('job', 1)).toEqual([])
  expect(recent.after('job', 5)).toEqual([])
  expect(recent.after('other', 3)).toEqual([])
  // Number 6 was written with a step's result and is only known through the database.
  recent.keep('job', [event(7)])
  expect(recent.after('job', 5)).toEqual([])
  expect(recent.after('job', 6)).toEqual([event(7)])
})
