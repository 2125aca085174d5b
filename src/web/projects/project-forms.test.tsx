import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import type { ProjectItem, ProjectPage, ProjectUpdate } from '#shared/api/projects.ts'
import { LiveProjects } from '#web/screens/projects/live-projects.tsx'
import { ProjectScreen } from '#web/screens/project/project-screen.tsx'
import { ProjectView } from '#web/screens/project/project-view.tsx'
import { idOf } from '#web/testing/given-generators.ts'
import { answer, refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { press } from '#web/testing/seen.ts'

const task = (title: string, isOverdue: boolean): ProjectItem => ({
  key: `OWN-${title}`,
  kind: 'task',
  isOwn: true,
  title,
  state: 'todo',
  assignee: '',
  dueOn: null,
  doneOn: null,
  parentKey: null,
  isOverdue,
})
const given = (some: Partial<ProjectPage> = {}): ProjectPage => ({
  id: idOf(1),
  name: 'Begun by hand',
  client: 'fairholm',
  clientName: 'Fairholm Health Trust',
  status: 'planning',
  heldFrom: null,
  health: 'on-track',
  lead: '',
  startsOn: '2027-01-04',
  endsOn: null,
  isArchived: false,
  start: '2027-01-04',
  percent: null,
  overdue: 1,
  documents: 0,
  mayWrite: true,
  plannedStart: null,
  statedHealth: null,
  calculated: {
    health: 'on-track',
    reasons: [],
  },
  stages: [],
  milestones: [],
  gone: [],
  source: null,
  moved: null,
  papers: [],
  own: [task('Ask for a brief', true), task('Find a room', false)],
  progress: {
    terms: [],
    weeks: 0,
    doneWeeks: 0,
    tasks: {
      done: 0,
      of: 2,
    },
  },
  updates: [],
  ...some,
})
const clients = { clients: [{ id: 'fairholm', name: 'Fairholm Health Trust' }] }
const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value

test('a project is begun once a client and a name are given, and a day that does not exist is refused', async () => {
  answer(api.projects.list, { projects: [], mayWrite: true })
  answer(api.clients.choices, clients)
  answer(api.projects.begin, { success: true, id: idOf(1) })
  const { user, router } = openScreen(<LiveProjects />, { user: { workspace: { mode: 'live', invites: null } } })
  await press(user, 'New Project')
  const form = within(screen.getByRole('form', { name: 'New project' }))
  await press(user, 'Create project')
  expect(form.getByText('Choose a client.')).toBeTruthy()
  await form.findByRole('option', { name: 'Fairholm Health Trust' })
  await user.selectOptions(form.getByLabelText(/^Client/), 'fairholm')
  await user.type(form.getByLabelText(/^Project name/), 'Begun by hand')
  const start = form.getByRole<HTMLInputElement>('textbox', { name: 'Starts on' })
  await user.type(start, '31/2/2027')
  await user.tab()
  expect(form.getByRole('alert').textContent).toBe('Enter a date, such as 31/12/2027.')
  await user.clear(start)
  await user.type(start, '4/1/2027')
  await press(user, 'Create project')
  await waitFor(() => expect(router.state.location.pathname).toBe(`/projects/${idOf(1)}`))
  const begun = { client: 'fairholm', name: 'Begun by hand', lead: '', startsOn: '2027-01-04', endsOn: null }
  expect(sentTo(api.projects.begin).map(({ body }) => body)).toEqual([begun])
})

test('nothing that matches the filters leads back to all, and a list that fails is asked for again', async () => {
  answer(api.projects.list, { projects: [], mayWrite: true })
  answer(api.clients.choices, clients)
  const { user, router } = openScreen(<LiveProjects />, { at: '/dashboard/projects?status=completed&health=off-track' })
  refuse(api.projects.list, { error: 'No.', code: 'internal' })
  await press(user, 'Clear filters')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await screen.findByText(/^This could not be loaded/)).toBeTruthy()
  answer(api.projects.list, { projects: [], mayWrite: true })
  await press(user, 'Try again')
  await waitFor(() => expect(screen.queryByText(/^This could not be loaded/)).toBeNull())
})

test('a project that is not there leads to all projects', async () => {
  refuse(api.projects.get, { error: 'There is no such project.', code: 'not-found' }, 404)
  openScreen(<ProjectScreen />, { path: '/projects/:id', at: `/projects/${idOf(9)}` })
  expect(await screen.findByRole('heading', { name: 'This project does not exist here' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All projects' }).getAttribute('href')).toBe('/dashboard/projects')
})

test('a field is changed where it stands, and what could not be kept stays as it was typed', async () => {
  refuse(api.projects.settle, { error: 'A project ends no earlier than it starts.', code: 'invalid-input' }, 400)
  const { user } = openScreen(<ProjectView project={given()} />)
  const end = screen.getByRole('textbox', { name: 'End of Begun by hand' })
  await user.type(end, '2026-01-01{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('ends no earlier than it starts')
  expect(value('End of Begun by hand')).toBe('2026-01-01')
  await user.keyboard('{Escape}')
  expect(value('End of Begun by hand')).toBe('')
  answer(api.projects.settle, { success: true })
  await user.type(screen.getByRole('textbox', { name: 'Lead of Begun by hand' }), 'Ada{Enter}')
  await waitFor(() =>
    expect(sentTo(api.projects.settle).map(({ body }) => body)).toEqual([{ endsOn: '2026-01-01' }, { lead: 'Ada' }]),
  )
})

test('without a plan tasks are added and none is marked as added to it; the overdue ones are found', async () => {
  answer(api.projects.updateItem, { success: true, key: 'OWN-1' })
  const { user } = openScreen(<ProjectView project={given()} />)
  const tasks = () => within(screen.getByRole('list', { name: 'Tasks' })).queryAllByRole('listitem')
  expect(tasks()).toHaveLength(2)
  expect(screen.queryByText('Added')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Overdue only' }))
  expect(tasks()).toHaveLength(1)
  await user.type(screen.getByLabelText('Add a task'), 'Book a call{Enter}')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Add a task').value).toBe(''))
  expect(sentTo(api.projects.updateItem).map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
    ['new', { title: 'Book a call', parentKey: null }],
  ])
})

test('an update and another health need words, and the health says whose it is', async () => {
  answer(api.projects.update, { success: true })
  const said: ProjectUpdate = {
    id: idOf(2),
    by: 'Demo',
    health: 'at-risk',
    text: 'Nothing has begun.',
    at: '2027-01-05T10:00:00.000Z',
  }
  const { user } = openScreen(<ProjectView project={given({ statedHealth: 'at-risk', health: 'at-risk', updates: [said] })} />)
  await press(user, 'Add update')
  expect(screen.getByText('Enter a text.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^Update/ }), 'A first call was made.')
  await press(user, 'Add update')
  const health = within(screen.getByRole('region', { name: 'Health' }))
  expect(health.getByText('Nothing has begun.')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Health' }).textContent).toContain('Automatic, from plan and dates: On track')
  await press(user, 'Change health')
  await user.selectOptions(health.getByRole('combobox', { name: 'Health' }), 'off-track')
  await press(user, 'Set health')
  expect(health.getByText(/^Enter a reason\./)).toBeTruthy()
  fireEvent.change(health.getByRole('textbox', { name: /^Why/ }), { target: { value: 'The budget is spent.' } })
  await press(user, 'Set health')
  await waitFor(() =>
    expect(sentTo(api.projects.update).map(({ body }) => body)).toEqual([
      { text: 'A first call was made.' },
      { health: 'off-track', text: 'The budget is spent.' },
    ]),
  )
})
