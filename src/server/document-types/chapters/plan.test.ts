import { expect, test } from 'vitest'
import { givenDesign } from '#server/testing/given-fits.ts'
import type { Inline } from '#shared/content/blocks.ts'
import { plainText, blockTexts } from '#shared/content/plain-text.ts'
import { viewSolution } from '../solution-view.ts'
import { plan, dueTable } from './plan.ts'

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

type Stream = ReturnType<typeof givenDesign>['workstreams'][number]
const stream = (id: string, startWeek: number, days: [number, number]): Stream => ({
  ...givenDesign().workstreams[0]!,
  id,
  startWeek,
  weeks: 2,
  dependsOn: [],
  kind: 'build',
  effort: [{ role: 'Developer', days }],
})
const wordsOf = (...workstreams: Stream[]) =>
  plan.words(viewSolution({ ...givenDesign(), workstreams })).map((paragraph) => plainText(paragraph))[0]

test('people are reckoned over the work that is done at the same time', () => {
  expect(wordsOf(stream('WS-1', 1, [8, 12]), stream('WS-2', 3, [8, 12]))).toContain('4 weeks with one person in each role')
  expect(wordsOf(stream('WS-1', 1, [8, 12]), stream('WS-2', 2, [8, 12]))).toContain(
    '3 weeks with at most two people in any one role',
  )
})

test('a plan of half a million weeks is reckoned too', () => {
  const work = Array.from({ length: 1_000 }, (_, at) => ({ ...stream(`WS-${at + 1}`, 1 + at * 520, [2_600, 2_600]), weeks: 520 }))
  expect(wordsOf(...work)).toContain('520000 weeks with one person in each role')
})

test('a day before which work may not begin is in the table and, where it makes the work wait, in the words', () => {
  const start = { id: 'MS-1', source, name: 'Start', week: 0, date: '2027-01-04', kind: 'start' as const }
  const told = (notBefore: string | undefined, { startWeek = 3, isDated = true } = {}) => {
    const inver = { ...stream('WS-2', startWeek, [8, 12]), name: 'Inver', dependsOn: ['WS-1'], ...(notBefore && { notBefore }) }
    const facts = { ...givenDesign(), workstreams: [stream('WS-1', 1, [8, 12]), inver], milestones: isDated ? [start] : [] }
    const table = plan.body(viewSolution(facts))!.blocks.find(({ id }) => id === 'plan-workstreams')
    if (table?.type !== 'table') throw new Error('No table')
    const at = table.columns.findIndex(({ heading }) => heading === 'Waits for')
    return [table.rows.map((row) => plainText(row[at] as Inline[])), plan.words(viewSolution(facts)).map(plainText).join(' ')]
  }
  expect(told(undefined)).toEqual([['', 'WS-1'], expect.not.stringContaining('before')])
  expect(told('2028-01-10', { startWeek: 54 })).toEqual([
    ['', 'WS-1; not before 10 January 2028'],
    expect.stringContaining('“Inver” does not begin before 10 January 2028.'),
  ])
  // The work before it takes as long anyway.
  expect(told('2027-01-11')).toEqual([['', 'WS-1; not before 11 January 2027'], expect.not.stringContaining('before')])
  expect(told('2028-01-10', { isDated: false })).toEqual([
    ['', 'WS-1; not before 10 January 2028'],
    expect.stringContaining('count once the start of the work is known.'),
  ])
})

test('what a work package delivers is in the table of results only', () => {
  const stream = { ...solution.workstreams[0]!, deliverables: ['Handbook of the ferry'] }
  const texts = plan.body(viewSolution({ ...solution, workstreams: [stream] }))!.blocks.flatMap(blockTexts)
  expect(texts.filter((text) => text.includes('Handbook of the ferry'))).toHaveLength(1)
})

test('work and results have the days on which they end where the start is known, else weeks', () => {
  const start = { id: 'MS-1', source, name: 'Start', week: 0, date: '2027-01-04', kind: 'start' as const }
  const endsOf = (milestones: (typeof start)[]) => {
    const work = { ...stream('WS-1', 1, [8, 12]), deliverables: ['Handbook of the ferry'] }
    const { blocks } = plan.body(viewSolution({ ...givenDesign(), workstreams: [work], milestones }))!
    const captions = ['Work packages, in weeks from the start', 'What is handed over']
    return blocks.flatMap((block) =>
      block.type === 'table' && captions.includes(block.caption)
        ? [block.columns.map(({ heading }) => heading), block.rows[0]!.at(-1)]
        : [],
    )
  }
  expect(endsOf([start])).toEqual([
    ['Id', 'Work', 'After week', 'Weeks', 'Ends'],
    '2027-01-15',
    ['Result', 'Work package', 'By'],
    '2027-01-15',
  ])
  expect(endsOf([])).toEqual([['Id', 'Work', 'After week', 'Weeks', 'To week'], null, ['Result', 'Work package', 'By week'], 2])
})

test('the longest chain leads to the end of the work, not of the support after it, and is named whole', () => {
  const chain = Array.from({ length: 8 }, (_, at) => ({
    ...stream(`WS-${at + 1}`, 1 + at * 2, [8, 12]),
    name: `Step ${at + 1}`,
    dependsOn: at === 0 ? [] : [`WS-${at}`],
  }))
  const support = { ...stream('WS-9', 17, [8, 12]), name: 'Care', kind: 'operation' as const, dependsOn: ['WS-8'] }
  const words = plan
    .words(viewSolution({ ...givenDesign(), workstreams: [...chain, support] }))
    .map(plainText)
    .join(' ')
  expect(words).toMatch(/Step 1, Step 2.*Step 7 and Step 8/)
  expect(words).not.toContain('Care')
})
