import { afterAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'

const app = await givenApp()
afterAll(() => app.end())
const staff = await app.signedIn()

test('a question that is asked otherwise begins a branch beside it, which is gone on with by itself', async () => {
  const { document } = await staff.documentsV1.generate({
    documentType: 'hld',
    client: 'aldgate',
    projectName: 'Branched',
    requirements: { technicalRequirements: 'Every ledger must be kept for eleven years. Every letter must be kept for six years.' },
  })
  const documentId = document.id
  const { id } = await staff.conversations.begin({ documentId })
  const ask = (text: string, follows?: string | null) =>
    staff.conversations.ask({ id, key: crypto.randomUUID(), text, ...(follows !== undefined && { follows }) })
  const first = await ask('How long is a ledger kept?')
  const second = await ask('And a visitor badge?')
  expect([first.follows, second.follows]).toEqual([null, first.id])
  const other = await ask('How long is a letter kept?', null)
  // A short question continues from the question of its own branch, not from the latest one.
  const after = await ask('And in years?', first.id)
  expect(after.answers[0]!.passages[0]!.text).toContain('ledger must be kept for eleven years')
  const page = await staff.conversations.get({ id })
  expect(page.turns.map(({ follows }) => follows)).toEqual([null, first.id, null, first.id])
  expect(page.scope).toMatchObject({ client: 'aldgate', project: 'Branched' })
  const markdown = async (query: string) => (await staff.get(`/api/conversations/${id}/markdown${query}`)).body
  expect(await markdown('')).toMatch(/ledger kept[^]*And in years/)
  expect(await markdown('')).not.toMatch(/badge|letter kept/)
  expect(await markdown(`?branch=${second.id}`)).toMatch(/ledger kept[^]*And a visitor badge/)
  expect(await markdown(`?branch=${other.id}`)).not.toMatch(/## How long is a ledger|And in/)
  const elsewhere = await staff.conversations.begin({ documentId })
  const strange = await staff.conversations.ask({ ...elsewhere, key: crypto.randomUUID(), text: 'Who approved it?' })
  // A question cannot follow a question of another conversation, or an answer.
  for (const follows of [strange.id, first.answers[0]!.id])
    await expect(ask('And?', follows)).rejects.toMatchObject({ code: 'not-found' })
})
