import { expect, test } from 'vitest'
import { noProgress } from './no-progress.ts'
import { storageStatusSentence } from './storage-status-sentence.ts'

test('what is kept of work that is stopped is told: of each kind of end', () => {
  const of = (...states: ('written' | 'marked' | 'writing')[]) => ({
    ...noProgress,
    chapters: states.map((state, index) => ({
      id: `${index}`,
      heading: 'A',
      state: state === 'writing' ? ('writing' as const) : ('written' as const),
      words: 1,
      text: '',
      ...(state === 'marked' && { mark: 'Claude was stopped.' }),
    })),
  })
  const told = [of('written', 'writing'), of('writing'), of('written', 'marked'), of('marked'), of('written', 'written'), of()]
  expect(told.map((progress, index) => storageStatusSentence(progress, index > 1))).toEqual([
    'Stopping. 1 of 2 chapters is finished; the offline composer writes the others.',
    'Stopping. No chapter was finished; the offline composer writes all of them.',
    'Stopped. 1 of 2 chapters is finished; the offline composer wrote the others.',
    'Stopped. No chapter was finished; the offline composer wrote all of them.',
    'It was finished before it could be stopped, and is complete.',
    'Stopped. Finished chapters stay; the offline composer wrote the rest.',
  ])
})
