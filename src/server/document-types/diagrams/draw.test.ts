import { expect, test } from 'vitest'
import { mergeEdges } from './draw.ts'

const edge = (from: string, to: string, label: string) => ({ from, to, label })

test('parallel arrows become one that says both things', () => {
  expect(mergeEdges([edge('a', 'b', 'reads'), edge('a', 'b', 'writes'), edge('b', 'b', 'thinks')])).toEqual([
    { from: 'a', to: 'b', label: 'reads; writes' },
  ])
})
