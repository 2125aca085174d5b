import { expect, test } from 'vitest'
import { givenPlan } from '#server/testing/given-plan.ts'
import { fromBrief } from '#server/testing/given-requirements.ts'
import { findMoves } from './find-moves.ts'
import { moveWords } from './move-words.ts'
import { mergePlan, type PlanItemOverride } from './merge-plan.ts'
import { emptyPlan, readPlan, taskKey } from './read-plan.ts'

const deliverables = [
  { id: 'DEL-1', source: fromBrief('deliverables', 'A claims platform'), text: 'a claims platform' },
  { id: 'DEL-2', source: fromBrief('deliverables', 'Training'), text: 'Training' },
]
const facts = { ...givenPlan, deliverables }
const plan = readPlan(facts)
const nothing = { plan, said: [], startsOn: null, today: '2026-11-22' }

const said = (key: string, changes: Partial<PlanItemOverride> = {}): PlanItemOverride => ({
  key,
  kind: key.startsWith('MS') ? 'milestone' : key.includes('#') || key.startsWith('OWN') ? 'task' : 'stage',
  isOwn: key.startsWith('OWN'),
  title: 'As it was called',
  state: 'todo',
  assignee: '',
  dueOn: null,
  doneOn: null,
  position: 0,
  parentKey: null,
  isDismissed: false,
  ...changes,
})
const platform = taskKey('WS-2', 'A claims platform')

test('workstreams are stages, what they deliver their tasks, under keys that stay', () => {
  const { stages, milestones, progress } = mergePlan(nothing)
  expect(stages.map(({ key, title, startWeek, weeks, waitsFor }) => [key, title, startWeek, weeks, waitsFor])).toEqual([
    ['WS-1', 'Foundations', 1, 4, []],
    ['WS-2', 'Claims platform', 5, 12, ['WS-1']],
    ['WS-3', 'Handover', 17, 4, ['WS-2']],
  ])
  expect(stages[1]!.tasks).toMatchObject([{ key: platform, title: 'A claims platform', state: 'todo', parentKey: 'WS-2' }])
  expect(platform).toMatch(/^WS-2#[0-9a-f]{8}$/)
  expect(taskKey('WS-2', 'a  CLAIMS platform ')).toBe(platform)
  expect(milestones.map(({ key, week, date }) => [key, week, date])).toEqual([
    ['MS-1', 8, null],
    ['MS-2', 20, '2027-06-30'],
  ])
  expect(progress).toMatchObject({ weeks: 20, doneWeeks: 0, percent: 0 })
})

test('from the project’s own start, work waits for its day as long as it has to, and the end of the plan follows', () => {
  const [foundations, platform, handover] = facts.workstreams
  const end = { id: 'MS-3', source: { from: 'calculated', sum: '' }, name: 'Planned finish', week: 57, kind: 'end' } as const
  const read = readPlan({
    ...facts,
    workstreams: [foundations!, { ...platform!, startWeek: 42, notBefore: '2028-01-10' }, { ...handover!, startWeek: 54 }],
    milestones: [end],
  })
  const told = (startsOn: string | null) => {
    const { stages, milestones } = mergePlan({ ...nothing, startsOn, plan: read })
    return [...stages.map(({ startWeek, startsOn: day }) => [startWeek, day]), milestones[0]!.date]
  }
  expect(told('2027-03-29')).toEqual([[1, '2027-03-29'], [42, '2028-01-10'], [54, '2028-04-03'], '2028-04-30'])
  expect(told('2027-09-06')).toEqual([[1, '2027-09-06'], [19, '2028-01-10'], [31, '2028-04-03'], '2028-04-30'])
  expect(told('2028-02-07')).toEqual([[1, '2028-02-07'], [5, '2028-03-06'], [17, '2028-05-29'], '2028-06-25'])
  expect(told(null)).toEqual([[1, null], [42, null], [54, null], null])
})

test('the same words twice in a stage are one task, and words that were written as nothing are none', () => {
  const [stage] = readPlan({
    ...facts,
    workstreams: [{ ...givenPlan.workstreams[0]!, deliverables: ['A map', 'a map', ' ', 'A list'] }],
  }).stages
  expect(stage!.tasks.map(({ title }) => title)).toEqual(['A map', 'A list'])
})

test('what people said lies over the plan, and progress is its weeks by what is done', () => {
  const { stages, progress } = mergePlan({
    ...nothing,
    said: [
      said('WS-1', { state: 'done' }),
      said(platform, { state: 'done', assignee: 'Ada' }),
      said('OWN-0000000a', { parentKey: 'WS-2', title: 'Tell the regulator' }),
    ],
  })
  expect(stages[1]).toMatchObject({ state: 'doing', tasks: [{ assignee: 'Ada', state: 'done' }, { title: 'Tell the regulator' }] })
  expect(progress).toEqual({
    terms: [
      { key: 'WS-1', name: 'Foundations', weeks: 4, done: 1, of: 1 },
      { key: 'WS-2', name: 'Claims platform', weeks: 12, done: 1, of: 2 },
      { key: 'WS-3', name: 'Handover', weeks: 4, done: 0, of: 1 },
    ],
    weeks: 20,
    doneWeeks: 10,
    tasks: { done: 0, of: 0 },
    percent: 50,
  })
})

test('what was dropped does not count, and hundred is said of what is done alone', () => {
  const training = taskKey('WS-3', 'Training')
  const dropped = mergePlan({ ...nothing, said: [said(training, { state: 'dropped' }), said('WS-1', { state: 'dropped' })] })
  expect(dropped.stages.map(({ state }) => state)).toEqual(['dropped', 'todo', 'dropped'])
  expect(dropped.progress).toMatchObject({ weeks: 12, percent: 0 })
  const nearly = Array.from({ length: 400 }, (_, at) =>
    said(`OWN-${String(at).padStart(8, '0')}`, { parentKey: 'WS-1', state: at === 0 ? 'todo' : 'done' }),
  )
  const done = [said(platform, { state: 'done' }), said(training, { state: 'done' })]
  expect(mergePlan({ ...nothing, said: [...nearly, ...done] }).progress.percent).toBe(99)
  const all = nearly.map((item) => ({ ...item, state: 'done' as const }))
  expect(mergePlan({ ...nothing, said: [...all, ...done] }).progress).toMatchObject({ weeks: 20, doneWeeks: 20, percent: 100 })
  const empty = { ...nothing, plan: emptyPlan }
  expect(mergePlan(empty).progress.percent).toBeNull()
  // Without a plan, the tasks that people added count.
  const own = ['done', 'todo', 'todo', 'dropped'] as const
  const tasks = own.map((state, index) => said(`OWN-0000000${index}`, { state }))
  expect(mergePlan({ ...empty, said: tasks }).progress).toMatchObject({ percent: 33, tasks: { done: 1, of: 3 } })
})

test('there are no days without a start, and with one there are', () => {
  expect(mergePlan(nothing).stages.map(({ startsOn, endsOn }) => [startsOn, endsOn])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
  const { stages, milestones } = mergePlan({ ...nothing, startsOn: '2027-01-04' })
  expect(stages[1]).toMatchObject({ startsOn: '2027-02-01', endsOn: '2027-04-25' })
  expect(milestones[0]).toMatchObject({ date: '2027-02-28' })
})

test('a start that the brief states counts from its Monday; one that was assumed does not count, nor do days reckoned from it', () => {
  const start = { id: 'MS-3', name: 'Start', week: 1, date: '2027-01-06', kind: 'start' as const }
  const from = (source: (typeof facts.milestones)[number]['source']) => readPlan({ ...facts, milestones: [{ ...start, source }] })
  expect(from(fromBrief('timeline', 'Start on 6 January 2027')).start).toBe('2027-01-11')
  const assumed = from({ from: 'assumption', reason: 'No start is stated.' })
  expect([assumed.start, assumed.milestones[0]!.date]).toEqual([null, null])
})

test('what has ended and is not done is overdue; a day that a person set holds before the plan’s', () => {
  const late = { ...nothing, startsOn: '2026-10-05', today: '2026-11-22' }
  expect(mergePlan(late).stages.map(({ isOverdue }) => isOverdue)).toEqual([true, false, false])
  // On its last day a stage is not overdue yet.
  expect(mergePlan({ ...late, today: '2026-11-01' }).stages[0]!.isOverdue).toBe(false)
  expect(mergePlan({ ...late, said: [said('WS-1', { state: 'done' })] }).stages[0]!.isOverdue).toBe(false)
  const [first, second] = mergePlan({
    ...late,
    said: [said('WS-1', { dueOn: '2026-12-01' }), said(platform, { dueOn: '2026-11-21' })],
  }).stages
  expect(first!.isOverdue).toBe(false)
  expect(second!.tasks[0]!.isOverdue).toBe(true)
})

test('what was said of a part that went is kept apart until somebody dismisses it, and what people added stays', () => {
  const went = said('WS-9#12345678', { title: 'Old task', state: 'doing', parentKey: 'WS-9' })
  const { gone, own } = mergePlan({
    ...nothing,
    said: [went, said('MS-9', { isDismissed: true }), said('OWN-0000000b', { title: 'Ask', parentKey: 'WS-9' })],
  })
  expect(gone).toMatchObject([{ key: 'WS-9#12345678', title: 'Old task', state: 'doing', isOverdue: false }])
  expect(own).toMatchObject([{ key: 'OWN-0000000b', title: 'Ask' }])
  // A dismissed item counts again once it is back in the plan.
  expect(mergePlan({ ...nothing, said: [said('WS-1', { isDismissed: true, state: 'done' })] }).stages[0]!.state).toBe('done')
})

test('the plan tells which stage moved, by how much, and what came and went', () => {
  const moved = readPlan({
    ...facts,
    workstreams: [
      givenPlan.workstreams[0]!,
      { ...givenPlan.workstreams[1]!, weeks: 15 },
      { ...givenPlan.workstreams[2]!, id: 'WS-4', name: 'Pilot', startWeek: 20 },
    ],
    milestones: [givenPlan.milestones[0]!, { ...givenPlan.milestones[1]!, date: '2027-07-21' }],
  })
  expect(findMoves(plan, plan, moveWords.en)).toEqual([])
  expect(findMoves(plan, moved, moveWords.en)).toEqual([
    {
      key: 'WS-2',
      name: 'Claims platform',
      what: 'moved',
      weeks: 3,
      words: 'Ends 3 weeks later and takes 3 weeks more: weeks 5 to 19 instead of weeks 5 to 16.',
    },
    { key: 'WS-4', name: 'Pilot', what: 'added', weeks: 4, words: 'Added, in weeks 20 to 23.' },
    { key: 'WS-3', name: 'Handover', what: 'removed', weeks: -4, words: 'No longer in the plan.' },
    { key: 'MS-2', name: 'Live', what: 'moved', weeks: 3, words: '21 days later: 21 July 2027 instead of 30 June 2027.' },
  ])
  expect(findMoves(plan, moved, moveWords.de).map(({ words }) => words)).toEqual([
    'Endet 3 Wochen später und dauert 3 Wochen länger: Wochen 5 bis 19 statt Wochen 5 bis 16.',
    'Hinzugekommen, Wochen 20 bis 23.',
    'Nicht mehr im Plan.',
    '21 Tage später: 21. Juli 2027 statt 30. Juni 2027.',
  ])
})

test('a start and dates that a person gave in the design count like those of the brief, assumed ones do not', () => {
  const dated = (from: 'person' | 'assumption') => {
    const source = from === 'person' ? { from, by: 'Ada' } : { from, reason: 'No start is stated' }
    const start = { id: 'MS-8', source, name: 'Start', week: 1, date: '2027-01-04', kind: 'start' as const }
    const live = { id: 'MS-9', source, name: 'Live', week: 20, date: '2027-06-30', kind: 'deadline' as const }
    return mergePlan({ ...nothing, plan: readPlan({ ...facts, milestones: [start, live] }) })
  }
  const given = dated('person')
  expect([given.start, given.plannedStart, given.stages[0]!.startsOn]).toEqual(['2027-01-04', '2027-01-04', '2027-01-04'])
  expect(given.milestones[1]).toMatchObject({ date: '2027-06-30', isDeadline: true, isFixed: true })
  expect(dated('assumption')).toMatchObject({ start: null, plannedStart: null })
  // The project's own start replaces it.
  const moved = mergePlan({ ...nothing, startsOn: '2027-02-01', plan: { ...plan, start: '2027-01-04' } })
  expect(moved).toMatchObject({ start: '2027-02-01', plannedStart: '2027-01-04' })
  // An event of the brief passes; only a deadline, or a date that the team has set, is missed.
  const event = { key: 'MS-1', name: 'Sandbox', week: 1, isDeadline: false, isEnd: false }
  const overdueOn = (date: string, isDeadline = false) =>
    mergePlan({
      ...nothing,
      today: '2027-03-01',
      startsOn: '2027-02-01',
      plan: { ...plan, start: '2027-01-04', milestones: [{ ...event, date, isDeadline }] },
    }).milestones[0]!
  expect(overdueOn('2027-01-20')).toMatchObject({ isOverdue: false, isPast: true })
  expect(overdueOn('2027-01-20', true)).toMatchObject({ isOverdue: true, isPast: false })
  expect(overdueOn('2027-03-01')).toMatchObject({ isOverdue: false, isPast: false })
})
