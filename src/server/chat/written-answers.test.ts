import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { noVendors } from '#server/testing/no-vendors.ts'
import { beginAbout, givenAskable, givenQuestions, inConversation, lastAnswer } from '#server/testing/given-questions.ts'
import { fault } from '#server/testing/vendors/given-faults.ts'

const { vendor, app, staff, given, settings, reset, end } = await givenQuestions()
const ledger = 'Every ledger must be kept for eleven years.'
const ledgerId = await givenAskable(staff, { projectName: 'Ledgers', words: ledger })
afterAll(end)
beforeEach(reset)

test('an answer is written from the passages, each sentence with its own, and the ledger has the request', async () => {
  const id = await beginAbout(staff, ledgerId)
  const turn = await inConversation(staff, id).ask('How long are ledgers kept?')
  const { state, kind, written, passages, note } = lastAnswer(turn)
  expect({ state, kind, note }).toEqual({ state: 'done', kind: 'written', note: '' })
  expect(written).toMatchObject({ writer: 'model-1', leftOut: 0, activity: null })
  expect(written!.sentences[0]).toMatchObject({ cites: [1], begins: 'paragraph' })
  expect(passages[0]!.text).toContain('Every ledger must be kept for eleven years')
  expect(passages[0]!).toMatchObject({ documentId: ledgerId, version: '1.0.0', type: 'word' })
  expect(passages[0]!.heading).not.toBe('')
  expect(written!.sentences.flatMap(({ cites }) => cites).every((number) => number <= passages.length)).toBe(true)
  const { rows } = await sql<object>`
    select purpose, provider, input_tokens, output_tokens, generation_id, message_id, failure from attempts where account_id is not null
    and message_id = ${lastAnswer(turn).id}`.execute(app.database)
  expect(rows).toEqual([
    {
      purpose: 'answer',
      provider: 'claude',
      input_tokens: 100,
      output_tokens: 50,
      generation_id: null,
      message_id: lastAnswer(turn).id,
      failure: null,
    },
  ])
  expect((await staff.conversations.get({ id })).turns).toEqual([turn])
  const { body } = await staff.get(`/api/conversations/${id}/markdown`)
  expect(body).toContain('Written by model-1 from the passages below')
  expect(body).toMatch(/eleven years\. \\\[1\\\]/)
})

test('the models that may be asked are told; another one, or none, answers where it is chosen', async () => {
  const both = await given({ vendors: { ...noVendors, claude: settings, openai: settings } })
  const { answerers } = await both.staff.conversations.answerers({})
  expect(answerers.map(({ id }) => id)).toEqual(['claude', 'openai'])
  const id = await beginAbout(both.staff, await givenAskable(both.staff, { projectName: 'Chosen', words: ledger }))
  vendor.seen.length = 0
  const question = 'How long are ledgers kept?'
  expect(lastAnswer(await inConversation(both.staff, id).ask(question, { answeredBy: 'openai' })).written?.writer).toBe('model-1')
  expect(vendor.seen.map(({ path }) => path)).toEqual(['/v1/responses'])
  const quoted = lastAnswer(await inConversation(both.staff, id).ask(question, { answeredBy: 'offline' }))
  expect(quoted).toMatchObject({ kind: 'passages', written: null, note: '' })
  const missing = lastAnswer(await inConversation(both.staff, id).ask(question, { answeredBy: 'local' }))
  expect(missing).toMatchObject({ kind: 'passages', note: expect.stringContaining('has no key here any more') })
  expect(vendor.seen).toHaveLength(1)
})

test('where no passage answers, and of what is listed from facts or the record, no model is asked', async () => {
  const id = await beginAbout(staff, ledgerId)
  expect(lastAnswer(await inConversation(staff, id).ask('Which football team does the keeper support?')).kind).toBe('silent')
  expect(lastAnswer(await inConversation(staff, id).ask('What are the open questions?')).kind).toBe('facts')
  expect(lastAnswer(await inConversation(staff, id).ask('Who approved it?')).kind).toBe('record')
  expect(vendor.seen).toEqual([])
  vendor.script.push({ kind: 'text', text: 'NONE' })
  const none = lastAnswer(await inConversation(staff, id).ask('How long are ledgers kept?'))
  expect(none).toMatchObject({ kind: 'silent', note: 'Claude finds no answer in these passages.' })
  expect(none.passages.length).toBeGreaterThan(0)
})

test.each([
  ['a refused key', fault(401), /^Claude refused the key/],
  [
    'passages that are too long',
    fault(413),
    /^Claude finds the passages too long for the model\. The passages are quoted instead\.$/,
  ],
  ['a limit for an hour', fault(429, undefined, { 'retry-after': '3600' }), /^Claude limits how many requests it takes\./],
  [
    'words that rest on nothing',
    { kind: 'text', text: 'It is kept for 99 years.' } as const,
    /^What Claude wrote rests on no passage\./,
  ],
])('after %s the passages are quoted, with the reason', async (_what, play, reason) => {
  const id = await beginAbout(staff, ledgerId)
  vendor.script.push(play)
  const answer = lastAnswer(await inConversation(staff, id).ask('How long are ledgers kept?'))
  expect(answer).toMatchObject({ state: 'done', kind: 'passages', written: null })
  expect(answer.note).toMatch(reason)
  expect(answer.note).toMatch(/The passages are quoted instead\.$/)
  expect(JSON.stringify(answer)).not.toContain('sk-secret')
  expect(answer.passages[0]!.text).toContain('eleven years')
})

test('what answers cost is in its month for whoever asked, and counts against the day', async () => {
  const price = { ...settings, modelId: 'claude-sonnet-5-5' }
  const limited = await given({ vendors: { ...noVendors, claude: price }, dailyLimits: { documents: 100, cost: 0.000_001 } })
  const documentId = await givenAskable(limited.staff, { projectName: 'Costly', words: ledger })
  const own = await limited.app.signedIn('aldgate')
  const id = await beginAbout(own, documentId)
  expect(lastAnswer(await inConversation(own, id).ask('How long are ledgers kept?')).kind).toBe('written')
  const next = lastAnswer(await inConversation(own, id).ask('How long are ledgers kept?'))
  expect(next).toMatchObject({
    kind: 'passages',
    note: expect.stringMatching(/the day’s budget for vendors is spent\. The passages/),
  })
  expect(vendor.seen).toHaveLength(1)
  const ofFirm = await own.usage.summary({})
  expect(ofFirm.months).toMatchObject([{ attempts: 1, inputTokens: 100, outputTokens: 50 }])
  expect(ofFirm.documents).toEqual([])
  expect((await limited.staff.usage.summary({})).months[0]!.attempts).toBeGreaterThanOrEqual(1)
  expect((await (await limited.app.signedIn('calder')).usage.summary({})).months).toEqual([])
  // Deleting a conversation does not reduce the day's usage.
  await own.conversations.remove({ id })
  expect((await own.usage.summary({})).months).toMatchObject([{ attempts: 1 }])
})

const said = () => vendor.seen.map(({ body }) => JSON.stringify(body))
const beforeIn = /<before>\\n.*<.before>/
const passagesOf = (body: string) => /<passages>.*<.passages>/.exec(body)?.[0]

test('a model reads the whole document, the same for each question, and what was asked and answered before', async () => {
  const words = `${ledger} The bell of the harbour must ring at noon.`
  const id = await beginAbout(staff, await givenAskable(staff, { projectName: 'Whole', words }))
  const { ask } = inConversation(staff, id)
  const first = lastAnswer(await ask('How long are ledgers kept?'))
  await ask('What must the bell of the harbour do?')
  const [one, other] = said()
  expect(passagesOf(one!)).toContain('ring at noon')
  expect(passagesOf(other!)).toBe(passagesOf(one!))
  expect(one).not.toMatch(beforeIn)
  const before = beforeIn.exec(other!)?.[0]
  expect(before).toContain('Asked: How long are ledgers kept?')
  expect(before).toContain(`Answered: ${first.written!.sentences[0]!.text}`)
})

test('of an earlier answer that is no longer shown nothing is told', async () => {
  await givenAskable(staff, { projectName: 'Orchard', words: 'The orchard must be watered every 9 days.' })
  await givenAskable(staff, { projectName: 'Vineyard', words: 'The vineyard must be pruned every 8 weeks.', client: 'calder' })
  const account = await app.signedIn()
  const id = await beginAbout(account)
  expect(JSON.stringify(await inConversation(account, id).ask('How often is it watered?'))).toContain('every 9 days')
  await sql`update accounts set client = 'calder', email = ${`${id}@example.test`} where username = ${account.username}`.execute(
    app.database,
  )
  await sql`update conversations set client = 'calder' where id = ${id}`.execute(app.database)
  vendor.seen.length = 0
  await inConversation(account, id).ask('How often must the vineyard be pruned?')
  const before = beforeIn.exec(said()[0]!)?.[0]
  expect(before).toContain('Asked: How often is it watered?')
  expect(said()[0]).not.toMatch(/Answered:|every 9 days/)
})

test('a model with little room gets the passages that were found', async () => {
  const local = { address: vendor.address, modelId: 'model-1', context: 10_000 }
  const small = await given({ vendors: { ...noVendors, local } })
  const documentId = await givenAskable(small.staff, { projectName: 'Small', words: `${ledger} The bell must ring at noon.` })
  const id = await beginAbout(small.staff, documentId)
  vendor.seen.length = 0
  expect(lastAnswer(await inConversation(small.staff, id).ask('How long are ledgers kept?')).kind).toBe('written')
  expect(passagesOf(said()[0]!)).toContain('eleven years')
  expect(passagesOf(said()[0]!)).not.toContain('ring at noon')
})
