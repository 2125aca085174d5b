import { expect, test } from 'vitest'
import { givenPlan } from '#server/testing/given-plan.ts'
import { fromBrief } from '#server/testing/given-requirements.ts'
import { healthWords } from './health-words.ts'
import { judgeHealth } from './judge-health.ts'
import { mergePlan, type PlanItemOverride } from './merge-plan.ts'
import { readPlan } from './read-plan.ts'

const [first, last] = givenPlan.milestones
const deadline = { ...last!, source: fromBrief('timeline', 'Live by 30 June 2027'), kind: 'deadline' as const }
const plan = readPlan({ ...givenPlan, milestones: [first!, deadline], deliverables: [], windows: [] })

type Given = {
  today: string
  startsOn?: string
  endsOn?: string
  status?: 'in-progress' | 'on-hold' | 'completed'
  lead?: string
  said?: PlanItemOverride[]
}
function judge({ today, startsOn, endsOn, status = 'in-progress', lead = '', said = [] }: Given) {
  const merged = mergePlan({ plan, said, startsOn: startsOn ?? null, today })
  const { health, reasons } = judgeHealth({ project: { status, endsOn: endsOn ?? null, lead }, merged, today })
  return { health, reasons: reasons.map(({ text }) => text(healthWords.en)) }
}
const done = (key: string): PlanItemOverride => ({
  key,
  kind: 'task',
  isOwn: false,
  title: key,
  state: 'done',
  assignee: '',
  dueOn: null,
  doneOn: null,
  position: 0,
  parentKey: null,
  isDismissed: false,
})
const [foundations, second] = plan.stages

test('a plan with time to spare is on track, and so is any that is completed or on hold', () => {
  expect(judge({ today: '2026-01-06', startsOn: '2026-01-05' })).toEqual({ health: 'on-track', reasons: [] })
  const past = { today: '2026-12-20', startsOn: '2026-01-05', endsOn: '2026-06-30' }
  expect(judge(past).health).toBe('off-track')
  expect(judge({ ...past, status: 'completed' })).toEqual({ health: 'on-track', reasons: [] })
  expect(judge({ ...past, status: 'on-hold' })).toEqual({ health: 'on-track', reasons: [] })
})

test('an overdue item puts a project at risk, and off track after two weeks', () => {
  const late = judge({ today: '2026-02-05', startsOn: '2026-01-05' })
  expect(late.health).toBe('at-risk')
  expect(late.reasons).toContain('“Foundations” has been overdue since 1 February 2026')
  expect(judge({ today: '2026-02-16', startsOn: '2026-01-05' }).health).toBe('off-track')
})

test('reasons name the person responsible, if one is known', () => {
  const said = [{ ...done(foundations!.key), kind: 'stage' as const, state: 'doing' as const, assignee: 'Ada' }]
  const late = { today: '2026-02-05', startsOn: '2026-01-05', endsOn: '2026-02-04', lead: 'Grace', said }
  expect(judge(late).reasons.slice(0, 2)).toEqual([
    'its end date, 4 February 2026, has passed (lead: Grace)',
    '“Foundations” (Ada) has been overdue since 1 February 2026',
  ])
})

test('a passed end date and a missed deadline are off track, worst first', () => {
  const { health, reasons } = judge({ today: '2026-02-05', startsOn: '2026-01-05', endsOn: '2026-02-04' })
  expect(health).toBe('off-track')
  expect(reasons[0]).toBe('its end date, 4 February 2026, has passed')
})

test('a plan that ends after its deadline is at risk, or off track if by more than two weeks; so is one with a few days to spare', () => {
  const at = (endsOn: string) => judge({ today: '2026-01-06', startsOn: '2026-01-05', endsOn })
  const { reasons } = at('2026-01-20')
  const [, ending] = /^the plan ends on (.+), \d+ weeks after the deadline on 20 January 2026$/.exec(reasons[0]!)!
  expect(at('2026-01-20').health).toBe('off-track')
  const lastDay = new Date(`${ending} UTC`)
  const before = (days: number) => new Date(lastDay.getTime() - days * 86_400_000).toISOString().slice(0, 10)
  expect(at(before(3))).toMatchObject({ health: 'at-risk' })
  expect(at(before(-3)).reasons).toEqual([expect.stringMatching(/^3 days between the end of the plan and the deadline on/)])
  expect(at(before(-7)).health).toBe('on-track')
})

test('a plan without a deadline is at risk if it ends after the last date of the brief', () => {
  const judgeWith = (date: string) => {
    const event = { ...deadline, kind: 'event' as const, name: 'Live', date }
    const eventful = readPlan({ ...givenPlan, milestones: [first!, event], deliverables: [], windows: [] })
    const merged = mergePlan({ plan: eventful, said: [], startsOn: '2026-01-05', today: '2026-01-06' })
    const { health, reasons } = judgeHealth({
      project: { status: 'in-progress', endsOn: null, lead: '' },
      merged,
      today: '2026-01-06',
    })
    return [health, ...reasons.map(({ text }) => text(healthWords.en))]
  }
  expect(judgeWith('2030-06-28')).toEqual(['on-track'])
  expect(judgeWith('2026-02-01')).toEqual([
    'at-risk',
    expect.stringMatching(/^the plan ends on .* 2026, after the last date of the brief, 1 February 2026 \(“Live”\)$/),
  ])
})

test('a stage that waits for a late one, and one that was done before what it depends on, are named', () => {
  expect(plan.stages[1]!.waitsFor).toContain(foundations!.key)
  const waits = judge({ today: '2026-02-05', startsOn: '2026-01-05' })
  expect(waits.reasons.some((reason) => /is waiting for “Foundations”, which was due on 1 February 2026/.test(reason))).toBe(true)
  const early = judge({ today: '2026-01-06', startsOn: '2026-01-05', said: second!.tasks.map(({ key }) => done(key)) })
  expect(early.health).toBe('at-risk')
  expect(early.reasons[0]).toMatch(/is done, but “Foundations”, which comes before it, is open/)
})
