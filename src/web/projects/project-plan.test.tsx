import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProjectItem, ProjectPage } from '#shared/api/projects.ts'
import type { ItemState } from '#shared/projects.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { ProjectPlan } from './project-plan.tsx'

const item = (key: string, state: ItemState, isOverdue = false): ProjectItem => {
  const others = { kind: 'task', isOwn: false, assignee: '', dueOn: null, doneOn: null, parentKey: null } as const
  return { ...others, key, title: key, state, isOverdue }
}
/** `states`: one string for each stage, of its tasks. */
function givenProject(...stages: ItemState[][]): ProjectPage {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    mayWrite: true,
    overdue: 0,
    own: [],
    stages: stages.map((states, at) => ({
      ...item(`WS-${at + 1}`, states.every((state) => state === 'done') ? 'done' : 'todo'),
      startWeek: at + 1,
      weeks: 2,
      startsOn: null,
      endsOn: null,
      waitsFor: [],
      tasks: states.map((state, task) => item(`WS-${at + 1}#${task}`, state, at === 2 && task === 0)),
    })),
  } as unknown as ProjectPage
}
const many = (count: number, state: ItemState) => Array<ItemState>(count).fill(state)
const folds = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => {
    const details = heading.closest('details')!
    return [heading.textContent, details.open, details.querySelector('summary p')!.textContent]
  })

const long = givenProject(many(8, 'done'), ['done', ...many(8, 'todo')], many(9, 'todo'))

test('a long plan opens at the first open stage; the others are folded, with counts, and the finished ones last', () => {
  openScreen(<ProjectPlan project={long} />)
  expect(folds()).toEqual([
    ['WS-2', true, '1 of 9 tasks done · weeks 2 to 3'],
    ['WS-3', false, '1 overdue · 0 of 9 tasks done · weeks 3 to 4'],
    ['WS-1', false, '8 of 8 tasks done · weeks 1 to 2'],
  ])
  expect(within(screen.getByRole('list', { name: 'Tasks of WS-2' })).getAllByRole('listitem')).toHaveLength(9)
})

test('the stage of a task that the address names is open', () => {
  openScreen(<ProjectPlan project={long} />, { at: `/projects/x#${encodeURIComponent('WS-3#4')}` })
  expect(folds().map(([title, isOpen]) => [title, isOpen])).toContainEqual(['WS-3', true])
})

test('a short plan is shown in full', () => {
  openScreen(<ProjectPlan project={givenProject(many(3, 'done'), many(4, 'todo'), many(4, 'todo'))} />)
  expect(folds().map(([, isOpen]) => isOpen)).toEqual([true, true, true])
})
