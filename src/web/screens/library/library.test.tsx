import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { api } from '#shared/api/api.ts'
import type { LibraryRow } from '#shared/api/library.ts'
import { idOf } from '#web/testing/given-generators.ts'
import { answer, refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { fill, press, textsOf } from '#web/testing/seen.ts'
import { Library } from './library.tsx'

type Listed = z.input<typeof api.library.list.output>

const givenRow = (number: number, some: Partial<LibraryRow> = {}): LibraryRow => ({
  id: idOf(number),
  versionId: idOf(number),
  name: `Number ${number}`,
  title: `Number ${number}`,
  type: 'hld',
  client: 'tessel',
  clientName: 'Tessel Systems',
  project: 'Many',
  version: '1.0.0',
  approved: false,
  state: 'draft',
  author: 'Demo',
  createdAt: '2026-11-01T10:00:00.000Z',
  archivedAt: null,
  webViewLink: `/documents/${number}`,
  marks: 0,
  facts: { budget: null, currency: null, weeks: null, starts: null, ends: null, requirements: 1, questions: 0, assumptions: 0 },
  nameMarks: [],
  approvedBy: null,
  hit: null,
  ...some,
})
const facets = {
  client: [{ value: 'tessel', name: 'Tessel Systems', count: 3 }],
  type: [{ value: 'hld', name: 'High-Level Design', count: 3 }],
  state: [],
  marks: [],
  who: [],
}
const givenList = (rows: LibraryRow[], some: Partial<Listed> = {}): Listed => ({
  rows,
  asOf: 1,
  total: rows.length,
  isMore: false,
  facets,
  groups: null,
  without: [],
  meant: null,
  ...some,
})
const three = [1, 2, 3].map((number) => givenRow(number))
const rows = () => screen.queryAllByRole('row').filter((row) => within(row).queryAllByRole('cell').length > 0)
const expectRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count))
const lastAsked = () => new URLSearchParams(sentTo(api.library.list).at(-1)!.path.split('?')[1])

beforeEach(() => answer(api.library.list, givenList(three)))

test('filters stand in the address and as chips', async () => {
  const { user, router } = openScreen(<Library />, { at: '/documents?type=hld' })
  await expectRows(3)
  expect(lastAsked().get('type')).toBe('hld')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Client' }), 'tessel')
  await waitFor(() => expect(lastAsked().get('client')).toBe('tessel'))
  expect(router.state.location.search).toContain('client=tessel')
  await press(user, 'Remove Client: Tessel Systems')
  expect(router.state.location.search).not.toContain('client=')
  await press(user, 'Needs me')
  await waitFor(() => expect(lastAsked().get('needs')).toBe('me'))
  await press(user, 'Remove Needs me')
  expect(router.state.location.search).not.toContain('needs=')
})

test('what is not found is told filter by filter, and a press removes one', async () => {
  const without = [{ filter: 'type' as const, total: 1, isMore: false }]
  answer(api.library.list, ({ path }) => (path.includes('type=') ? givenList([], { without }) : givenList([givenRow(1)])))
  const { user } = openScreen(<Library />, { at: '/documents?q=wombats&type=excel' })
  expect(await screen.findByText('Nothing matches')).toBeTruthy()
  await press(user, /^Remove “Type.*1 document/)
  await expectRows(1)
})

test('a document is renamed and archived, and both are undone', async () => {
  let name = 'Number 1'
  answer(api.library.list, () => givenList([givenRow(1, { name })]))
  answer(api.library.rename, ({ body }) => {
    name = (body as { name: string }).name
    return { success: true as const, name }
  })
  answer(api.library.archive, { success: true, open: { links: 0, shares: 0 } })
  const { user } = openScreen(<Library />, { at: '/documents' })
  await press(user, 'Rename Number 1')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(field.value).toBe('Number 1')
  await user.clear(field)
  await user.type(field, 'The potoroo file{Enter}')
  expect(await screen.findByRole('link', { name: 'The potoroo file' })).toBeTruthy()
  await press(user, 'Undo')
  expect(await screen.findByRole('link', { name: 'Number 1' })).toBeTruthy()
  expect(sentTo(api.library.rename).map(({ body }) => body)).toEqual([
    { name: 'The potoroo file', from: 'Number 1' },
    { name: 'Number 1', from: 'The potoroo file' },
  ])
  await press(user, 'Archive Number 1')
  await waitFor(() => expect(sentTo(api.library.archive)).toHaveLength(1))
  await press(user, 'Undo')
  await waitFor(() =>
    expect(sentTo(api.library.archive).map(({ body }) => body)).toEqual([{ archived: true }, { archived: false }]),
  )
})

test('what is chosen stays chosen while the list is asked for, however busy the browser is', async () => {
  const { user } = openScreen(<Library />)
  await expectRows(3)
  await press(user, 'More filters')
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Archived' })
  box.click()
  // Only code started by the click itself has run.
  await Promise.resolve()
  expect(box.checked).toBe(true)
  await waitFor(() => expect(lastAsked().get('archived')).toBe('true'))
})

test('keys can be turned off, which outlives the page', async () => {
  const { user } = openScreen(<Library />)
  await expectRows(3)
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  screen.getByRole('searchbox').blur()
  await press(user, /^Shortcuts on/)
  await user.keyboard('/')
  expect(document.activeElement).not.toBe(screen.getByRole('searchbox'))
  expect(JSON.stringify(localStorage)).toContain('library-keys')
  expect(screen.getByRole('button', { name: 'Shortcuts off' })).toBeTruthy()
})

test('a view is kept with its name, and forgotten', async () => {
  const { user, router } = openScreen(<Library />, { at: '/documents?type=hld&order=name' })
  await press(user, 'Save this view')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Designs by name{Enter}')
  const view = await screen.findByRole('link', { name: 'Designs by name' })
  expect(view.getAttribute('href')).toBe('/documents?type=hld&order=name')
  await router.navigate('/documents')
  await press(user, 'Delete the view Designs by name')
  expect(screen.queryByRole('link', { name: 'Designs by name' })).toBeNull()
})

test('what fails keeps the rows, and is asked again', async () => {
  const { user } = openScreen(<Library />)
  await expectRows(3)
  refuse(api.library.list, { error: 'No.', code: 'internal' })
  fill('Search documents', 'anything')
  expect(await screen.findByText(/The documents could not be loaded/)).toBeTruthy()
  expect(rows()).toHaveLength(3)
  answer(api.library.list, givenList([givenRow(4)]))
  await press(user, 'Try again')
  await expectRows(1)
})

test('an empty library leads to the first document', async () => {
  answer(api.library.list, givenList([]))
  openScreen(<Library />)
  expect((await screen.findByRole('link', { name: 'Write the first' })).getAttribute('href')).toBe('/dashboard/documents')
})

test('documents are grouped by project, and the keys walk over the headings', async () => {
  const groups = [
    { project: 'Grouped Ant', client: 'tessel', count: 1 },
    { project: 'Grouped Dingo', client: 'tessel', count: 2 },
  ]
  answer(api.library.list, givenList(three, { groups }))
  const { user } = openScreen(<Library />)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'By project')
  await waitFor(() => expect(textsOf('rowheader')).toEqual(['Grouped Ant (1)', 'Grouped Dingo (2)']))
  expect(lastAsked().get('order')).toBe('project')
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('j')
  await user.keyboard('j')
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('1'))
})
