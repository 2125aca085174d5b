import { expect, test } from 'vitest'
import { createTurns } from './create-turns.ts'
import { createTurnQueue } from './turn-queue.ts'
import { findNext, inTurnOf, sharesOf, type Turn } from './turn.ts'

const of = (group: string, member = group) => ({ turn: { group, member } satisfies Turn })
const never = { groups: [], members: [] }

test('whose turn it is: the group for whom the least is done, then the member, then who came first', () => {
  const waiting = [of('a', 'ann'), of('a', 'abe'), of('b', 'bob'), of('b', 'ben')]
  const running = [of('a', 'ann').turn, of('a', 'ann').turn, of('b', 'bob').turn]
  const order: string[] = []
  for (let next = find(); next; next = find()) {
    order.push(next.turn.member)
    running.push(next.turn)
    waiting.splice(waiting.indexOf(next), 1)
  }
  function find() {
    return findNext({ waiting, running, places: 14, recent: never })
  }
  expect(order).toEqual(['ben', 'abe', 'bob', 'ann'])
})

test.each([
  [1, { member: 1, group: 1 }],
  [2, { member: 1, group: 1 }],
  [3, { member: 1, group: 2 }],
  [4, { member: 2, group: 3 }],
  [8, { member: 4, group: 7 }],
])('of %i places no account has more than half, and no client more than all but one', (places, shares) => {
  expect(sharesOf(places)).toEqual(shares)
})

const greedy = (count: number, ...members: string[]) =>
  members.flatMap((member) => Array.from({ length: count }, () => of('busy', member)))

function takeAll(places: number, items: ReturnType<typeof of>[]) {
  const queue = createTurnQueue<(typeof items)[number]>({ places, queueLimit: 100 })
  const begun: string[] = []
  for (const item of items) queue.add(item)
  for (let next = queue.take(); next; next = queue.take()) begun.push(next.turn.member)
  return begun
}

test.each([1, 2, 3, 4, 8, 9])('whoever asks for much leaves room in %i places, although nobody else waits', (places) => {
  const { member, group } = sharesOf(places)
  expect(takeAll(places, greedy(20, 'ann'))).toHaveLength(member)
  expect(takeAll(places, greedy(20, 'ann', 'abe', 'amy'))).toHaveLength(group)
  const last = takeAll(Math.max(2, places), [...greedy(20, 'ann', 'abe', 'amy'), of('other')])
  expect(last).toContain('other')
  // The product's own work belongs to no account.
  expect(
    takeAll(
      places,
      Array.from({ length: 20 }, () => of('', '')),
    ),
  ).toHaveLength(places)
})

test('with one place those who wait take turns, however much one of them has asked for', () => {
  const queue = createTurnQueue<ReturnType<typeof of>>({ places: 1, queueLimit: 100 })
  for (const item of [...greedy(10, 'ann'), of('busy', 'abe'), of('other', 'bob'), of('other', 'bob')]) queue.add(item)
  const order: string[] = []
  for (let next = queue.take(); next; next = queue.take()) {
    order.push(next.turn.member)
    queue.done(next)
  }
  expect(order.slice(0, 6)).toEqual(['ann', 'bob', 'abe', 'bob', 'ann', 'ann'])
})

test('an account may have half of those that wait, and is refused beyond that while another is not', () => {
  const queue = createTurnQueue<ReturnType<typeof of>>({ places: 2, queueLimit: 4 })
  for (const item of greedy(3, 'ann')) {
    queue.add(item)
    queue.take()
  }
  expect(() => queue.add(of('busy', 'ann'))).toThrow('The server is busy')
  queue.add(of('other'))
  expect(queue.take()?.turn.member).toBe('other')
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
  expect(done.indexOf('other')).toBeLessThan(2)
})
