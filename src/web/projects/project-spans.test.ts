import { expect, test } from 'vitest'
import type { ProjectRow } from '#shared/api/projects.ts'
import { latestFirst, spanOf, type Span } from './project-spans.ts'
import { timeOf } from './timeline-lanes.tsx'

const stage = { key: 's', title: 'S', state: 'todo' as const, isOverdue: false, startWeek: 1, weeks: 2 }
const days = (span: Span | undefined) => span && [span.from, span.to]

test('a project is drawn from its plan, or else from its own dates, and not without both', () => {
  const none = { start: null, endsOn: null, stages: [] }
  const dates = { start: '2026-11-02', endsOn: '2026-11-30' }
  expect(days(spanOf({ ...none, ...dates, stages: [stage] }))).toEqual([timeOf('2026-11-02'), timeOf('2026-11-16')])
  expect(days(spanOf({ ...none, ...dates }))).toEqual([timeOf('2026-11-02'), timeOf('2026-12-01')])
  for (const some of [none, { ...none, start: '2026-11-02' }, { ...none, start: '2026-12-01', endsOn: '2026-11-30' }])
    expect(spanOf(some)).toBeUndefined()
})

test('late projects come first, and completed ones last', () => {
  const of = (name: string, some: Partial<ProjectRow>) =>
    ({ name, health: 'on-track', overdue: 0, status: 'in-progress', ...some }) as const
  const all = [
    of('Done', { status: 'completed', health: 'off-track', overdue: 9 }),
    of('Well', {}),
    of('Some', { health: 'at-risk', overdue: 3 }),
    of('Late', { health: 'off-track', overdue: 1 }),
    of('Later', { health: 'off-track', overdue: 4 }),
  ]
  expect(all.toSorted(latestFirst).map(({ name }) => name)).toEqual(['Later', 'Late', 'Some', 'Well', 'Done'])
})
