import { expect, test } from 'vitest'
import { inParallel } from './in-parallel.ts'

test('results are in the order of the list, whichever ends first', async () => {
  const ended: string[] = []
  let endFirst = () => {}
  const first = new Promise<void>((resolve) => (endFirst = resolve))
  const results = await inParallel(['a', 'b', 'c'], 2, async (item) => {
    if (item === 'a') await first
    if (item === 'c') endFirst()
    ended.push(item)
    return item
  })
  expect(ended).toEqual(['b', 'c', 'a'])
  expect(results).toEqual(['a', 'b', 'c'])
})
