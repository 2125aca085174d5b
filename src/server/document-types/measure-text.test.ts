import { expect, test } from 'vitest'
import { readMeasures } from '#server/compose/offline/read-measures.ts'
import { measureText } from './solution-view.ts'

const told = (text: string) => measureText({ text, measures: readMeasures(text) })

test('two figures of which one becomes the other are told as a change', () => {
  expect(told('Stays fall from 6.8 days to 6.1 days by March, and reports take 2 hours.')).toBe(
    'from 6.8 days to 6.1 days; 2 hours',
  )
  expect(told('Stays last 6.8 days here and 6.1 days elsewhere.')).toBe('6.8 days; 6.1 days')
})
