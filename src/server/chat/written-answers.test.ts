import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ChatTurn } from '#shared/api/conversations.ts'
import type { ClientId } from '#shared/client-id.ts'
import { givenApp, noVendors } from '#server/testing/given-app.ts'
import { fault } from '#server/testing/vendors/given-faults.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { passagesIn, wellBehaved } from '#server/testing/vendors/well-behaved.ts'

const vendor = await givenVendor()
const settings = { key: 'sk-secret-1', address: vendor.address, modelId: 'model-1' }
const apps: Awaited<ReturnType<typeof givenApp>>[] = []
// The type of the documents is another vendor's, so that they are written offline and Claude is asked for answers alone.
const { app, staff } = await given({ vendors: { ...noVendors, claude: settings } })
afterAll(async () => {
  for (const one of apps) await one.end()
  await vendor.close()
})
beforeEach(() => {
  vendor.script.length = 0
  vendor.seen.length = 0
  vendor.answerOtherwise(({ body }) => wellBehaved(body))
})

async function given(options: Parameters<typeof givenApp>[0]) {
  const made = await givenApp(options)
  apps.push(made)
  return { app: made, staff: await made.signedIn() }
}
type Person = typeof staff

/** A document with such words, published. */
async function givenDocument(by: Person, projectName: string, words: string, client: ClientId = 'aldgate') {
  const requirements = { businessObjective: 'Handlers answer in three days.', technicalRequirements: words }
  const { document } = await by.documentsV1.generate({ documentType: 'word', client, projectName, requirements })
  await by.documentsV1.publish({ id: document.id, version: '1.0.0' })
  return document.id
}
async function begin(person: Person, documentId?: string) {
  return (await person.conversations.begin(documentId ? { documentId } : {})).id
}
const ask = (
  person: Person,
  id: string,
  text: string,
  more: { answeredBy?: 'claude' | 'openai' | 'local' | 'offline'; key?: string } = {},
) => person.conversations.ask({ id, key: crypto.randomUUID(), text, ...more })
const lastOf = (turn: ChatTurn) => turn.answers.at(-1)!
const eventsIn = (body: string) => [...body.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data!) as ChatTurn)
const ledger = 'Every ledger must be kept for eleven years.'
const ledgerId = await givenDocument(staff, 'Ledgers', ledger)

test('an answer is written from the passages, each sentence with its own, and the ledger has the request', async () => {
  const id = await begin(staff, ledgerId)
  const turn = await ask(staff, id, 'How long are ledgers kept?')
  const { state, kind, written, passages, note } = lastOf(turn)
  expect({ state, kind, note }).toEqual({ state: 'done', kind: 'written', note: '' })
  expect(written).toMatchObject({ writer: 'Claude Sonnet 4.0', leftOut: 0, activity: null })
  expect(written!.sentences[0]).toMatchObject({ cites: [1], begins: 'paragraph' })
  expect(passages[0]!.text).toContain('Every ledger must be kept for eleven years')
  expect(passages[0]!).toMatchObject({ documentId: ledgerId, version: '1.0.0', type: 'word' })
  expect(passages[0]!.heading).not.toBe('')
  expect(written!.sentences.flatMap(({ cites }) => cites).every((number) => number <= passages.length)).toBe(true)
  const { rows } = await sql<object>`
    select purpose, provider, input_tokens, output_tokens, generation_id, message_id, failure from attempts where account_id is not null
    and message_id = ${lastOf(turn).id}`.execute(app.database)
  expect(rows).toEqual([
    {
      purpose: 'answer',
      provider: 'claude',
      input_tokens: 100,
      output_tokens: 50,
      generation_id: null,
      message_id: lastOf(turn).id,
      failure: null,
    },
  ])
  expect((await staff.conversations.get({ id })).turns).toEqual([turn])
  const { body } = await staff.get(`/api/conversations/${id}/markdown`)
  expect(body).toContain('Written by Claude Sonnet 4.0 from the passages below')
  expect(body).toMatch(/eleven years\. \\\[1\\\]/)
})

test('the models that may be asked are told; another one, or none, answers where it is chosen', async () => {
  const both = await given({ vendors: { ...noVendors, claude: settings, openai: settings } })
  const { answerers } = await both.staff.conversations.answerers({})
  expect(answerers.map(({ id }) => id)).toEqual(['claude', 'openai'])
  const id = await begin(both.staff, await givenDocument(both.staff, 'Chosen', ledger))
  vendor.seen.length = 0
  const question = 'How long are ledgers kept?'
  expect(lastOf(await ask(both.staff, id, question, { answeredBy: 'openai' })).written?.writer).toBe('GPT-5')
  expect(vendor.seen.map(({ path }) => path)).toEqual(['/v1/responses'])
  const quoted = lastOf(await ask(both.staff, id, question, { answeredBy: 'offline' }))
  expect(quoted).toMatchObject({ kind: 'passages', written: null, note: '' })
  const missing = lastOf(await ask(both.staff, id, question, { answeredBy: 'local' }))
  expect(missing).toMatchObject({ kind: 'passages', note: expect.stringContaining('has no key here any more') })
  expect(vendor.seen).toHaveLength(1)
})

test('where no passage answers, and of what is listed from facts or the record, no model is asked', async () => {
  const id = await begin(staff, ledgerId)
  expect(lastOf(await ask(staff, id, 'Which football team does the keeper support?')).kind).toBe('silent')
  expect(lastOf(await ask(staff, id, 'What are the open questions?')).kind).toBe('facts')
  expect(lastOf(await ask(staff, id, 'Who approved it?')).kind).toBe('record')
  expect(vendor.seen).toEqual([])
  vendor.script.push({ kind: 'text', text: 'NONE' })
  const none = lastOf(await ask(staff, id, 'How long are ledgers kept?'))
  expect(none).toMatchObject({ kind: 'silent', note: 'Claude finds no answer in these passages.' })
  expect(none.passages.length).toBeGreaterThan(0)
})

test('no word of another firm, and of no draft, is in what a model is told, or in what anybody is answered or sent', async () => {
  await givenDocument(staff, 'Zeppelin', 'The zeppelin hangar must be heated to 19 degrees.', 'aldgate')
  await givenDocument(staff, 'Balloon', 'The balloon hangar must be heated to 12 degrees.', 'calder')
  const draft = { documentType: 'word' as const, client: 'calder' as const, projectName: 'Kite' }
  await staff.documentsV1.generate({
    ...draft,
    requirements: { technicalRequirements: 'The kite hangar must be heated to 7 degrees.' },
  })
  const [own, other] = [await app.signedIn('aldgate'), await app.signedIn('calder')]
  const question = 'To how many degrees must the hangar be heated?'
  const [ids, keys] = [
    [await begin(own), await begin(other)],
    [crypto.randomUUID(), crypto.randomUUID()],
  ]
  const turns = [await ask(own, ids[0]!, question, { key: keys[0]! }), await ask(other, ids[1]!, question, { key: keys[1]! })]
  const told = vendor.seen.map(({ body }) => passagesIn(body).join(' '))
  expect(told).toHaveLength(2)
  expect(told[0]).toContain('zeppelin hangar')
  expect(told[1]).toContain('balloon hangar')
  const streamed = await Promise.all(
    [own, other].map((person, at) => person.get(`/api/conversations/${ids[at]!}/messages/${keys[at]!}/events`)),
  )
  const sent = vendor.seen.map(({ body }) => JSON.stringify(body))
  for (const [at, strange] of [/balloon|calder|kite/i, /zeppelin|aldgate|kite/i].entries()) {
    expect(sent[at]).not.toMatch(strange)
    expect(JSON.stringify(turns[at])).not.toMatch(strange)
    expect(streamed[at]!.body).toContain('hangar')
    expect(streamed[at]!.body).not.toMatch(strange)
  }
  for (const stranger of [other, staff])
    expect((await stranger.get(`/api/conversations/${ids[0]!}/messages/${keys[0]!}/events`)).statusCode).toBe(404)
})

test('an answer is sent as it grows, to its end, and a reader who has all of it hears no more', async () => {
  const id = await begin(staff, ledgerId)
  const passages = Array.from({ length: 8 }, () => 'A ledger is kept for eleven years [1].').join(' ')
  vendor.script.push({ kind: 'text', text: passages, piece: 12, pieceMilliseconds: 30 })
  const key = crypto.randomUUID()
  const address = `/api/conversations/${id}/messages/${key}/events`
  // The stream is there before the question is.
  const [{ body }, turn] = await Promise.all([staff.get(address), ask(staff, id, 'How long are ledgers kept?', { key })])
  const events = eventsIn(body)
  const counts = events.map((event) => lastOf(event).written?.sentences.length ?? 0)
  expect(counts).toEqual(counts.toSorted((one, next) => one - next))
  expect(new Set(counts).size).toBeGreaterThan(2)
  expect(events.slice(0, -1).map((event) => lastOf(event).state)).not.toContain('done')
  expect(events.at(-1)).toEqual(turn)
  const number = /^id: (\d+)$/gm.exec(body.slice(body.lastIndexOf('id: ')))![1]!
  expect((await staff.get(address, { 'last-event-id': number })).statusCode).toBe(204)
  // Whoever asks again follows the next answer, not the one that is there.
  const again = await Promise.all([staff.get(`${address}?known=1`), staff.conversations.askAgain({ id, message: key })])
  expect(eventsIn(again[0].body).at(-1)).toEqual(again[1])
  expect(again[1].answers).toHaveLength(2)
})

test('a stop ends the vendor’s request and keeps the sentences that are whole', async () => {
  const id = await begin(staff, ledgerId)
  const key = crypto.randomUUID()
  vendor.script.push({
    kind: 'text',
    text: 'A ledger is kept for eleven years [1]. '.repeat(100),
    piece: 12,
    pieceMilliseconds: 40,
  })
  const asking = ask(staff, id, 'How long are ledgers kept?', { key })
  const running = async () => lastOf((await staff.conversations.get({ id })).turns[0]!).written?.sentences.length ?? 0
  await expect.poll(running, { timeout: 20_000 }).toBeGreaterThan(1)
  const stopped = lastOf(await staff.conversations.stop({ id, message: key }))
  expect(stopped).toMatchObject({ state: 'stopped', kind: 'written' })
  expect(stopped.written!.sentences.length).toBeGreaterThan(1)
  await expect.poll(() => vendor.seen[0]!.isAborted, { timeout: 20_000 }).toBe(true)
  // Nothing comes to it afterwards, and it is paid for.
  expect(lastOf(await asking)).toEqual(stopped)
  const { rows } =
    await sql<object>`select failure, output_tokens > 0 as paid from attempts where message_id = ${stopped.id}`.execute(
      app.database,
    )
  expect(rows).toEqual([{ failure: 'stopped', paid: true }])
  vendor.script.push({ kind: 'hang', text: 'A ledger', after: 8 })
  const second = ask(staff, id, 'How long are ledgers kept?', { key: crypto.randomUUID() })
  await expect.poll(() => vendor.seen.length, { timeout: 20_000 }).toBe(2)
  const { turns } = await staff.conversations.get({ id })
  await staff.conversations.stop({ id, message: turns[1]!.id })
  expect(lastOf(await second)).toMatchObject({ state: 'stopped', passages: [] })
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
  const id = await begin(staff, ledgerId)
  vendor.script.push(play)
  const answer = lastOf(await ask(staff, id, 'How long are ledgers kept?'))
  expect(answer).toMatchObject({ state: 'done', kind: 'passages', written: null })
  expect(answer.note).toMatch(reason)
  expect(answer.note).toMatch(/The passages are quoted instead\.$/)
  expect(JSON.stringify(answer)).not.toContain('sk-secret')
  expect(answer.passages[0]!.text).toContain('eleven years')
})

test('sentences go with any passage that the model was told and is no longer shown', async () => {
  const [first, second] = [
    await givenDocument(staff, 'Dock', 'The submarine dock must be emptied within 40 minutes.'),
    await givenDocument(staff, 'Quay', 'The submarine quay must be emptied within 50 minutes.', 'calder'),
  ]
  const email = `${crypto.randomUUID()}@example.test`
  const account = await app.signedIn()
  const id = await begin(account)
  const turn = await ask(account, id, 'How soon must the submarine dock and quay be emptied?')
  expect(new Set(lastOf(turn).passages.map(({ documentId }) => documentId)).size).toBeGreaterThan(0)
  expect(passagesIn(vendor.seen[0]!.body).join(' ')).toMatch(/submarine dock.*submarine quay|submarine quay.*submarine dock/)
  await sql`update accounts set client = 'calder', email = ${email} where username = ${account.username}`.execute(app.database)
  await sql`update conversations set client = 'calder' where id = ${id}`.execute(app.database)
  const later = lastOf((await account.conversations.get({ id })).turns[0]!)
  expect(later.written!.sentences).toEqual([])
  expect(later.withheld).toBeGreaterThan(0)
  expect(JSON.stringify(later)).not.toContain(first)
  expect(JSON.stringify(later)).not.toContain('dock')
  expect(second).not.toBe(first)
})

test('what answers cost is in its month for whoever asked, and counts against the day', async () => {
  const price = { ...settings, modelId: 'claude-sonnet-5-5' }
  const limited = await given({ vendors: { ...noVendors, claude: price }, dailyLimits: { documents: 100, cost: 0.000_001 } })
  const documentId = await givenDocument(limited.staff, 'Costly', ledger)
  const own = await limited.app.signedIn('aldgate')
  const id = await begin(own, documentId)
  expect(lastOf(await ask(own, id, 'How long are ledgers kept?')).kind).toBe('written')
  const next = lastOf(await ask(own, id, 'How long are ledgers kept?'))
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
  // A conversation that goes takes nothing off the day.
  await own.conversations.remove({ id })
  expect((await own.usage.summary({})).months).toMatchObject([{ attempts: 1 }])
})
