import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { ChatTurn } from '#shared/api/conversations.ts'
import { beginAbout, givenAskable, givenQuestions, inConversation, lastAnswer } from '#server/testing/given-questions.ts'
import { passagesIn } from '#server/testing/vendors/well-behaved.ts'

const { vendor, app, staff, reset, end } = await givenQuestions()
const ledger = 'Every ledger must be kept for eleven years.'
const ledgerId = await givenAskable(staff, { projectName: 'Ledgers', words: ledger })
afterAll(end)
beforeEach(reset)

const eventsIn = (body: string) => [...body.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data!) as ChatTurn)

test('no word of another firm, and of no draft, is in what a model is told, or in what anybody is answered or sent', async () => {
  await givenAskable(staff, {
    projectName: 'Zeppelin',
    words: 'The zeppelin hangar must be heated to 19 degrees.',
    client: 'aldgate',
  })
  await givenAskable(staff, {
    projectName: 'Balloon',
    words: 'The balloon hangar must be heated to 12 degrees.',
    client: 'calder',
  })
  const draft = { projectName: 'Kite', words: 'The kite hangar must be heated to 7 degrees.', client: 'calder' as const }
  await givenAskable(staff, { ...draft, isPublished: false })
  const [own, other] = [await app.signedIn('aldgate'), await app.signedIn('calder')]
  const question = 'To how many degrees must the hangar be heated?'
  const [ids, keys] = [
    [await beginAbout(own), await beginAbout(other)],
    [crypto.randomUUID(), crypto.randomUUID()],
  ]
  const turns = [
    await inConversation(own, ids[0]!).ask(question, { key: keys[0]! }),
    await inConversation(other, ids[1]!).ask(question, { key: keys[1]! }),
  ]
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
  const id = await beginAbout(staff, ledgerId)
  const passages = Array.from({ length: 8 }, () => 'A ledger is kept for eleven years [2].').join(' ')
  vendor.script.push({ kind: 'text', text: passages, piece: 12, pieceMilliseconds: 30 })
  const key = crypto.randomUUID()
  const address = `/api/conversations/${id}/messages/${key}/events`
  // The stream is opened before the question exists.
  const [{ body }, turn] = await Promise.all([
    staff.get(address),
    inConversation(staff, id).ask('How long are ledgers kept?', { key }),
  ])
  const events = eventsIn(body)
  const counts = events.map((event) => lastAnswer(event).written?.sentences.length ?? 0)
  expect(counts).toEqual(counts.toSorted((one, next) => one - next))
  expect(new Set(counts).size).toBeGreaterThan(2)
  expect(events.slice(0, -1).map((event) => lastAnswer(event).state)).not.toContain('done')
  expect(events.at(-1)).toEqual(turn)
  const number = /^id: (\d+)$/gm.exec(body.slice(body.lastIndexOf('id: ')))![1]!
  expect((await staff.get(address, { 'last-event-id': number })).statusCode).toBe(204)
  // A repeated question streams the next answer, not the existing one.
  const again = await Promise.all([staff.get(`${address}?known=1`), staff.conversations.askAgain({ id, message: key })])
  expect(eventsIn(again[0].body).at(-1)).toEqual(again[1])
  expect(again[1].answers).toHaveLength(2)
})

test('a stop ends the vendor’s request and keeps the sentences that are whole', async () => {
  const id = await beginAbout(staff, ledgerId)
  const key = crypto.randomUUID()
  vendor.script.push({
    kind: 'text',
    text: 'A ledger is kept for eleven years [2]. '.repeat(100),
    piece: 12,
    pieceMilliseconds: 40,
  })
  const asking = inConversation(staff, id).ask('How long are ledgers kept?', { key })
  const running = async () => lastAnswer((await staff.conversations.get({ id })).turns[0]!).written?.sentences.length ?? 0
  await expect.poll(running).toBeGreaterThan(1)
  const stopped = lastAnswer(await staff.conversations.stop({ id, message: key }))
  expect(stopped).toMatchObject({ state: 'stopped', kind: 'written' })
  expect(stopped.written!.sentences.length).toBeGreaterThan(1)
  await expect.poll(() => vendor.seen[0]!.isAborted).toBe(true)
  // Nothing is added afterwards, and the attempt is billed.
  expect(lastAnswer(await asking)).toEqual(stopped)
  const { rows } =
    await sql<object>`select failure, output_tokens > 0 as paid from attempts where message_id = ${stopped.id}`.execute(
      app.database,
    )
  expect(rows).toEqual([{ failure: 'stopped', paid: true }])
  vendor.script.push({ kind: 'hang', text: 'A ledger', after: 8 })
  const second = inConversation(staff, id).ask('How long are ledgers kept?', { key: crypto.randomUUID() })
  await expect.poll(() => vendor.seen.length).toBe(2)
  const { turns } = await staff.conversations.get({ id })
  await staff.conversations.stop({ id, message: turns[1]!.id })
  expect(lastAnswer(await second)).toMatchObject({ state: 'stopped', passages: [] })
})

test('sentences go with any passage that the model was told and is no longer shown', async () => {
  const [first, second] = [
    await givenAskable(staff, { projectName: 'Dock', words: 'The submarine dock must be emptied within 40 minutes.' }),
    await givenAskable(staff, {
      projectName: 'Quay',
      words: 'The submarine quay must be emptied within 50 minutes.',
      client: 'calder',
    }),
  ]
  const email = `${crypto.randomUUID()}@example.test`
  const account = await app.signedIn()
  const id = await beginAbout(account)
  const turn = await inConversation(account, id).ask('How soon must the submarine dock and quay be emptied?')
  expect(new Set(lastAnswer(turn).passages.map(({ documentId }) => documentId)).size).toBeGreaterThan(0)
  expect(passagesIn(vendor.seen[0]!.body).join(' ')).toMatch(/submarine dock.*submarine quay|submarine quay.*submarine dock/)
  await sql`update accounts set client = 'calder', email = ${email} where username = ${account.username}`.execute(app.database)
  await sql`update conversations set client = 'calder' where id = ${id}`.execute(app.database)
  const later = lastAnswer((await account.conversations.get({ id })).turns[0]!)
  expect(later.written!.sentences).toEqual([])
  expect(later.withheld).toBeGreaterThan(0)
  expect(JSON.stringify(later)).not.toContain(first)
  expect(JSON.stringify(later)).not.toContain('dock')
  expect(second).not.toBe(first)
})
