import { expect, test } from 'vitest'
import { everyBlock } from '#server/testing/given-content.ts'
import { findTargets } from '#server/render/find-targets.ts'
import { inlineRuns } from './inline-runs.ts'

test('what stands between two links has their colour, and other words keep theirs', () => {
  const link = 'https://example.com/'
  const inlines = [
    { text: 'One', link },
    { text: ', ' },
    { text: 'two', link },
    { text: ' and ' },
    { text: 'three', link },
    { text: '.' },
  ]
  const runs = inlineRuns(inlines, { font: 'sans', size: 12 }, findTargets(everyBlock))
  expect(runs.map(({ colour }) => colour)).toEqual([undefined, 'hlink', undefined, undefined, undefined, undefined])
})
