import { expect, test } from 'vitest'
import { blockTexts } from '#shared/content/plain-text.ts'
import { givenDesign } from '#server/testing/given-fits.ts'
import { viewSolution } from '../solution-view.ts'
import { dueTable } from './due-table.ts'

const solution = givenDesign()
const source = { from: 'brief' as const, field: 'timeline', quote: 'given' }
const work = [solution.workstreams[0]!.id]

/** The work begins on Monday 4 January 2027. */
function toldOf(over: Partial<typeof solution>) {
  const start = { id: 'MS-1', source, name: 'Start', week: 0, date: '2027-01-04', kind: 'start' as const }
  const [stream] = solution.workstreams
  const workstreams = [{ ...stream!, startWeek: 1, weeks: 2 }]
  const milestones = [start, ...(over.milestones ?? [])]
  const [block] = dueTable(viewSolution({ ...solution, windows: [], ...over, workstreams, milestones }), 'due')
  // The last cell of a row is the result of comparing the date with the plan.
  const texts = block ? blockTexts(block) : []
  const told = new RegExp(String.raw`within it$|ends in it$|^\d+ \w+ 20\d\d, `)
  return texts.filter((text) => told.test(text))
}
const due = (date: string) => ({ id: 'MS-2', source, name: 'First harbour live', week: 1, date, kind: 'deadline' as const, work })

test('a day is set against the last working day of the work that it waits for', () => {
  const told = (date: string) => toldOf({ milestones: [due(date)] })[0]
  expect(told('2027-01-15')).toBe('15 January 2027, on the day')
  expect(told('2027-01-11')).toBe('15 January 2027, four days late')
  expect(told('2027-02-15')).toBe('15 January 2027, four weeks before it')
})

test('a closed time says which work ends in it, or that none does', () => {
  const closed = (from: string) => ({
    milestones: [due('2027-01-15')],
    windows: [
      {
        id: 'WIN-1',
        source,
        text: 'dry dock',
        kind: 'freeze' as const,
        from,
        to: '2027-01-29',
        recurs: false,
        work,
        statement: 'ST-1',
      },
    ],
  })
  expect(toldOf(closed('2027-01-15'))[1]).toBe('15 January 2027, within it')
  expect(toldOf(closed('2027-01-16'))[1]).toBe('None of the work named for it ends in it')
})

test('a plan whose start nobody knows is held against nothing', () => {
  const [stream] = solution.workstreams
  expect(
    dueTable(viewSolution({ ...solution, windows: [], workstreams: [stream!], milestones: [due('2027-01-11')] }), 'due'),
  ).toEqual([])
})
