import { expect, test } from 'vitest'
import { createTurns } from './create-turns.ts'

test('work waits for its turn in order, too much is refused, and a failure gives its place back', async () => {
  const takeTurn = createTurns({ atOnce: 2, queueLimit: 3 })
  const gates: (() => void)[] = []
  const begun: number[] = []
  const work = (number: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(number)
      gates.push(() => (number === 2 ? reject(new Error('broken')) : resolve(number)))
    })
  const outcomes = [1, 2, 3, 4, 5, 6].map((number) => takeTurn(work(number)))
  const settled = Promise.allSettled(outcomes)
  await expect(outcomes[5]).rejects.toThrow('busy')
  expect(begun).toEqual([1, 2])
  for (let open = 0; open < 5; open++) {
    gates[open]!()
    await outcomes[open]!.catch(() => {})
    expect(begun.length).toBe(Math.min(5, open + 3))
  }
  expect(begun).toEqual([1, 2, 3, 4, 5])
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
})
