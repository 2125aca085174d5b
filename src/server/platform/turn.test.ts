import { expect, test } from 'vitest'
import { createTurns } from './create-turns.ts'
import { inTurnOf, takeNext, type Turn } from './turn.ts'

const of = (group: string, member = group) => ({ turn: { group, member } satisfies Turn })

test('whose turn it is: the group for whom the least is done, then the member, then who came first', () => {
  const queue = [of('a', 'ann'), of('a', 'abe'), of('b', 'bob'), of('b', 'ben')]
  const running = [of('a', 'ann'), of('a', 'ann'), of('b', 'bob')]
  const order: string[] = []
  for (let next = takeNext(queue, running); next; next = takeNext(queue, running)) {
    order.push(next.turn.member)
    running.push(next)
  }
  expect(order).toEqual(['ben', 'abe', 'bob', 'ann'])
})

test('who asks for thirty things at once lets another go between', async () => {
  const takeTurn = createTurns({ atOnce: 2, queueLimit: 100 })
  const done: string[] = []
  const ask = (who: string) =>
    inTurnOf({ group: who, member: who }, () =>
      takeTurn(async () => {
        await new Promise((resolve) => setTimeout(resolve, 5))
        done.push(who)
      }),
    )
  await Promise.all([...Array.from({ length: 30 }, () => ask('busy')), ask('other')])
  expect(done.indexOf('other')).toBeLessThan(5)
})
