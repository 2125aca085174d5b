import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import type { ChatTurn, ConversationPage } from '#shared/api/conversations.ts'
import { LiveAssistants } from '#web/screens/assistants/live-assistants.tsx'
import { idOf } from '#web/testing/given-generators.ts'
import { answer, refuse, sentTo } from '#web/testing/given-server.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { answerDialog, press } from '#web/testing/seen.ts'

const chat: ConversationPage = {
  id: idOf(1),
  title: 'Ledgers',
  scope: { kind: 'project', name: 'Renamed talks', link: null, client: 'hartnell', project: 'Renamed talks' },
  isArchived: false,
  changedAt: '2026-11-01T10:00:00.000Z',
  turns: [],
}
const turn = (question: string, text: string): ChatTurn => ({
  id: idOf(2),
  follows: null,
  question,
  at: '2026-11-01T10:00:00.000Z',
  answers: [
    {
      id: idOf(3),
      state: 'done',
      kind: 'record',
      written: null,
      note: '',
      passages: [],
      left: 0,
      withheld: 0,
      looked: 1,
      of: 1,
      sentences: [
        {
          text,
          link: '/documents/1',
          title: 'One',
        },
      ],
      at: '2026-11-01T10:00:00.000Z',
    },
  ],
})
let now = chat
beforeEach(() => {
  now = chat
  answer(api.conversations.answerers, { answerers: [] })
  answer(api.clients.choices, { clients: [] })
  answer(api.conversations.list, ({ path }) => ({
    conversations: path.includes('archived=true') === now.isArchived ? [now] : [],
  }))
  answer(api.conversations.get, () => now)
  answer(api.conversations.change, ({ body }) => {
    const { title = now.title, archived = now.isArchived } = body as { title?: string; archived?: boolean }
    now = { ...now, title, isArchived: archived }
    return { success: true as const }
  })
})
const open = (search = '') =>
  openScreen(<LiveAssistants />, {
    at: `/dashboard/ai?chat=${chat.id}${search}`,
    user: { workspace: { mode: 'live', invites: null } },
  })
const conversations = () => within(screen.getByRole('region', { name: 'Conversations' }))

test('a conversation is renamed, archived, brought back and deleted', async () => {
  const { user, router } = open()
  await press(user, 'Rename')
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.clear(name)
  await user.type(name, 'What is open{Enter}')
  expect(await screen.findByRole('heading', { name: 'What is open' })).toBeTruthy()
  await press(user, 'Archive')
  expect(await conversations().findByText('Your questions are saved here and visible only to you.')).toBeTruthy()
  await user.click(conversations().getByRole('link', { name: 'Archived' }))
  await user.click(await conversations().findByRole('link', { name: /^What is open/ }))
  await press(user, 'Restore')
  expect(await screen.findByRole('button', { name: 'Archive' })).toBeTruthy()
  answer(api.conversations.remove, { success: true })
  await press(user, 'Delete')
  await answerDialog(user, 'Delete this conversation?', 'Delete')
  await waitFor(() => expect(router.state.location.search).not.toContain('chat='))
  expect(sentTo(api.conversations.remove)).toHaveLength(1)
})

test('what failed is asked again under the same key', async () => {
  refuse(api.conversations.ask)
  const { user } = open()
  await user.type(await screen.findByLabelText('Your question'), 'Who approved it?{Enter}')
  expect(await within(screen.getByRole('log')).findByRole('alert')).toBeTruthy()
  answer(api.conversations.ask, turn('Who approved it?', 'It has not been approved.'))
  await press(user, 'Try again')
  expect(await screen.findByText(/It has not been approved\./)).toBeTruthy()
  const keys = sentTo(api.conversations.ask).map(({ body }) => (body as { key: string }).key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})
