import { expect, test } from 'vitest'
import { givenPlan } from '#server/testing/given-plan.ts'
import { fromBrief } from '#server/testing/given-requirements.ts'
import type { MergedProject } from '../list-merged.ts'
import { mergePlan } from '../merge-plan.ts'
import { readPlan } from '../read-plan.ts'
import { listPlanRows } from './list-plan-rows.ts'
import { weekRowWords } from './week-row-words.ts'

const [first] = givenPlan.milestones
const incident = { ...first!, source: fromBrief('timeline', 'The incident of May'), date: '2026-05-04', kind: 'event' as const }
const project: MergedProject['project'] = {
  id: '00000000-0000-4000-8000-000000000001',
  client: 'aldgate',
  clientName: 'Aldgate Mutual',
  projectKey: 'claims',
  name: 'Claims',
  status: 'in-progress',
  heldFrom: null,
  statedHealth: null,
  lead: '',
  startsOn: '2026-10-05',
  endsOn: null,
  isArchived: false,
  changedAt: new Date(0),
  versionId: null,
  documents: 1,
}
const said = (title: string, dueOn: string, doneOn: string | null) => ({
  key: `OWN-${title}`,
  kind: 'task' as const,
  isOwn: true,
  title,
  state: doneOn === null ? ('todo' as const) : ('done' as const),
  assignee: '',
  dueOn,
  doneOn,
  position: 0,
  parentKey: null,
  isDismissed: false,
})
const items = [said('open', '2026-11-20', null), said('done today', '2026-11-20', '2026-11-25')]

function rowsOn(today: string, from: string, to: string) {
  const plan = { ...readPlan({ ...givenPlan, milestones: [incident], deliverables: [], windows: [] }), start: '2026-10-05' }
  const merged = mergePlan({ plan, said: items, startsOn: '2026-10-05', today })
  const { done, late } = listPlanRows({ project, merged }, { from, to, today }, weekRowWords.en)
  return { done: done.map(({ title }) => title), late: late.map(({ title }) => title) }
}

test('what was done today is late no more; of a week that is over it was late, and what was before the work never is', () => {
  const present = rowsOn('2026-11-25', '2026-11-23', '2026-11-29')
  expect(present.done).toEqual(['done today'])
  expect(present.late).toEqual(['Foundations', 'open'])
  const over = rowsOn('2026-11-25', '2026-11-16', '2026-11-22')
  expect(over.done).toEqual([])
  expect(over.late.toSorted()).toEqual(['Foundations', 'done today', 'open'])
})
