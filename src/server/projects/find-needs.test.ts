import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { givenPlan } from '#server/testing/given-plan.ts'
import { fromBrief } from '#server/testing/given-requirements.ts'
import { findNeeds, type Need } from './find-needs.ts'
import { needWords } from './need-words.ts'
import { mergePlan, type PlanItemOverride } from './merge-plan.ts'
import { readPlan } from './read-plan.ts'

const windows = [
  {
    id: 'WIN-1',
    source: fromBrief('timeline', 'Year-end freeze'),
    text: 'year-end freeze',
    kind: 'freeze' as const,
    from: '2025-12-15',
    to: '2026-01-05',
    recurs: true,
  },
]
const [first, last] = givenPlan.milestones
const fixed = { ...last!, source: fromBrief('timeline', 'Live by 30 June 2027'), kind: 'deadline' as const }
const facts = { ...givenPlan, milestones: [first!, fixed], deliverables: [], windows }
const plan = readPlan(facts)

type Given = {
  today: string
  startsOn?: string
  endsOn?: string
  status?: 'planning' | 'on-hold' | 'completed'
  said?: PlanItemOverride[]
  lastAt?: string
  lead?: string
  language?: Language
}
function needsOf({
  today,
  startsOn,
  endsOn,
  status = 'planning',
  said = [],
  lastAt = today,
  lead = '',
  language = 'en',
}: Given): Need[] {
  const merged = mergePlan({ plan, said, startsOn: startsOn ?? null, today })
  return findNeeds({ project: { status, endsOn: endsOn ?? null, lead }, merged, today, lastAt, words: needWords[language] })
}
const kindsOf = (given: Given) => needsOf(given).map(({ kind }) => kind)
const dropped = (key: string): PlanItemOverride => ({
  key,
  kind: 'stage',
  isOwn: false,
  title: key,
  state: 'dropped',
  assignee: '',
  dueOn: null,
  doneOn: null,
  position: 0,
  parentKey: null,
  isDismissed: false,
})

test('a project whose plan runs as it should needs nobody, nor does one that is done or on hold', () => {
  expect(kindsOf({ today: '2026-10-01', startsOn: '2026-10-05' })).toEqual([])
  const past = { today: '2026-12-20', startsOn: '2026-01-05', endsOn: '2026-06-30', lastAt: '2026-02-01' }
  expect(kindsOf(past)).toEqual(['late', 'date-near', 'quiet'])
  expect(kindsOf({ ...past, status: 'completed' })).toEqual([])
  expect(kindsOf({ ...past, status: 'on-hold' })).toEqual([])
})

test('what is late is named with its day, the project itself where its end has passed', () => {
  const [late] = needsOf({ today: '2026-02-05', startsOn: '2026-01-05', endsOn: '2026-12-31' })
  expect(late).toEqual({ kind: 'late', words: '“Foundations” has been overdue since 1 February 2026', weight: 1 })
  const [ended] = needsOf({ today: '2026-02-05', startsOn: '2026-01-05', endsOn: '2026-02-04' })
  expect(ended!.words).toMatch(/^its end date, 4 February 2026, has passed; “Foundations”/)
  const [many] = needsOf({ today: '2026-11-22', startsOn: '2026-01-05' })
  expect(many!.words).toMatch(/^\d tasks are overdue, the first since 1 February 2026 \(“Foundations”\)$/)
})

test('a freeze of each year and a fixed day are told two weeks before, and a freeze while it holds; reckoned days are not', () => {
  const freeze = (today: string) => needsOf({ today }).map(({ words }) => words)
  expect(freeze('2026-11-30')).toEqual([])
  expect(freeze('2026-12-01')).toEqual(['“year-end freeze” begins on 15 December 2026'])
  expect(freeze('2027-01-05')).toEqual(['“year-end freeze” applies until 5 January 2027'])
  expect(freeze('2027-06-16')).toEqual([expect.stringMatching(/ is on 30 June 2027$/)])
  expect(kindsOf({ today: '2026-10-01', endsOn: '2026-10-15' })).toEqual(['date-near'])
  // The first milestone, in week 8, has a date only because the work has a start date.
  expect(kindsOf({ today: '2026-10-20', startsOn: '2026-09-07', said: [dropped('WS-1')] })).not.toContain('date-near')
})

test('a plan that ends after the deadline does not fit, with days and without, and what is dropped does not count', () => {
  const [tooLong] = needsOf({ today: '2026-10-01', startsOn: '2026-10-05', endsOn: '2027-01-31' })
  expect(tooLong).toEqual({
    kind: 'too-long',
    words: 'the plan ends on 21 February 2027, 4 weeks after the 31 January 2027 deadline',
    weight: 4,
  })
  expect(kindsOf({ today: '2026-10-01', startsOn: '2027-03-01' })).toEqual(['too-long'])
  expect(kindsOf({ today: '2026-10-01', startsOn: '2026-10-05', endsOn: '2027-01-31', said: [dropped('WS-3')] })).toEqual([])
  const early = readPlan({ ...facts, milestones: [{ ...fixed, week: 12 }] })
  const merged = mergePlan({ plan: early, said: [], startsOn: null, today: '2026-10-01' })
  const days = { today: '2026-10-01', lastAt: '2026-10-01' }
  const judged = { project: { status: 'planning' as const, endsOn: null, lead: '' }, merged, ...days, words: needWords.en }
  expect(findNeeds(judged)).toMatchObject([{ kind: 'too-long', weight: 8 }])
})

test('an event of the brief that has passed is no late part of the plan; a deadline is', () => {
  const incident = { ...first!, source: fromBrief('timeline', 'The incident of May'), date: '2026-05-04', kind: 'event' as const }
  const early = { ...fixed, date: '2026-08-31' }
  const lateParts = (milestones: typeof facts.milestones, date: string) => {
    const start = { ...fixed, id: 'MS-9', name: 'Start', kind: 'start' as const, date }
    const stated = readPlan({ ...facts, milestones: [...milestones, start] })
    // A later start of the team’s own changes nothing.
    const merged = mergePlan({
      plan: stated,
      said: [{ ...dropped('MS-9'), kind: 'milestone' }],
      startsOn: '2026-10-12',
      today: '2026-10-06',
    })
    return merged.milestones.filter(({ isOverdue }) => isOverdue).map(({ key }) => key)
  }
  expect(lateParts([incident, early], '2026-10-05')).toEqual([early.id])
  expect(lateParts([incident, early], '2026-03-02')).toEqual([early.id])
})

test('thirty days without a change are quiet, twenty-nine are not', () => {
  expect(kindsOf({ today: '2026-10-31', lastAt: '2026-10-02' })).toEqual([])
  expect(needsOf({ today: '2026-10-31', lastAt: '2026-10-01' })).toMatchObject([
    { kind: 'quiet', words: 'nothing has happened since 1 October 2026' },
  ])
})

test('whoever reads German is told in German', () => {
  const language = 'de'
  const given = { today: '2026-12-20', startsOn: '2026-01-05', endsOn: '2026-06-30', lastAt: '2026-02-01', language } as const
  expect(needsOf(given).map(({ words }) => words)).toEqual([
    expect.stringMatching(
      /^das Enddatum, 30. Juni 2026, ist überschritten; \d Aufgaben sind überfällig, die erste seit dem 1. Februar 2026 \(„Foundations“\)$/,
    ),
    '„year-end freeze“ gilt bis 5. Januar 2027',
    'seit dem 1. Februar 2026 ist nichts geschehen',
  ])
  const tooLong = { today: '2026-10-01', startsOn: '2026-10-05', endsOn: '2027-01-31', language } as const
  expect(needsOf(tooLong)[0]!.words).toMatch(/^der Plan endet am 21. Februar 2027, 4 Wochen nach dem Termin am 31. Januar 2027/)
})
