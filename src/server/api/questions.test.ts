import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClientOverview } from '#shared/api/overview.ts'
import { Solution } from '#server/solution/solution.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenMailServer } from '#server/testing/given-mail-server.ts'

type App = Awaited<ReturnType<typeof givenApp>>
type Account = Awaited<ReturnType<App['signedIn']>>

let app: App
let mail: Awaited<ReturnType<typeof givenMailServer>>
let staff: Account
beforeAll(async () => {
  mail = await givenMailServer()
  app = await givenApp({ publicUrl: 'https://arcwright.test', mail: { url: mail.url, from: 'documents@arcwright.test' } })
  staff = await app.signedIn(null, 'staff@arcwright.test')
})
afterAll(async () => {
  await app.end()
  await mail.stop()
})

const soon = { timeout: 20_000, interval: 100 }
/** Removes the line breaks of quoted-printable. */
const lettersTo = (address: string) =>
  mail.received.filter(({ to }) => to.includes(address)).map(({ text }) => text.replaceAll(/=\r?\n/g, ''))
const overviewOf = async (account: Account) => (await account.overview.get({})) as ClientOverview
const questionsOf = async (account: Account) => (await overviewOf(account)).asked.flatMap(({ questions }) => questions)
const toldOf = async (account: Account) => (await account.notifications.list({})).notifications.map(({ verb }) => verb)

async function givenQuestion(client: string, projectName: string) {
  const requirements = { businessObjective: 'The objective is to tell audience figures within the hour.' }
  const { document } = await staff.documentsV1.generate({ documentType: 'hld', client, projectName, requirements })
  const { questions } = Solution.parse((await staff.documentsV3.facts({ id: document.id })).facts)
  return { id: document.id, questions }
}
const addContact = async (client: string, name: string, email: string) =>
  (await staff.clients.addContact({ id: client, name, email, phone: '', role: '' })).contact

test('a question put to a contact is in their portal, without those that were put to nobody, is told to them alone, and its answer waits for the staff, who hear of it and take it into a version', async () => {
  const [ada, grace, other] = await Promise.all([
    app.signedIn('aldgate', 'Ada@aldgate.example'),
    app.signedIn('aldgate', 'grace@aldgate.example'),
    app.signedIn('calder', 'ada@calder.example'),
  ])
  const { id, questions } = await givenQuestion('aldgate', 'Asked Claims')
  const { id: question, text } = questions.at(-1)!
  const contact = await addContact('aldgate', 'Ada King', 'ada@aldgate.example')
  const asker = await app.signedIn(null, 'asker@arcwright.test')
  const asked = { id, question, base: '1.0.0', contact, note: 'By Friday, please.' }
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  expect(await asker.questions.ask(asked)).toEqual({ success: true, hasAccount: true, isPosted: true })
  await expect(asker.questions.ask(asked)).rejects.toMatchObject({ code: 'conflict', message: 'Ada King was asked this before.' })

  // The document has other open questions, which are not assigned.
  expect(questions.length).toBeGreaterThan(1)
  expect(await questionsOf(ada)).toMatchObject([
    { text, askedOf: { name: 'Ada King', note: 'By Friday, please.', isViewer: true } },
  ])
  expect(await questionsOf(grace)).toEqual([])
  expect((await ada.questions.answers({ id })).asked).toEqual([question])
  expect((await grace.questions.answers({ id })).asked).toEqual([])
  expect(JSON.stringify(await overviewOf(other))).not.toContain('Ada King')
  await expect.poll(() => toldOf(ada), soon).toContain('question-asked')
  await expect.poll(() => lettersTo('ada@aldgate.example').join('\n'), soon).toContain('https://arcwright.test/dashboard')
  expect(lettersTo('ada@aldgate.example').filter((letter) => letter.includes('has a question'))).toHaveLength(1)
  for (const account of [grace, other, staff]) expect(await toldOf(account)).not.toContain('question-asked')
  expect((await staff.questions.list({ id })).asked).toMatchObject([{ question: text, name: 'Ada King' }])

  const answers = [{ question, answer: 'The marketing team owns it.' }]
  await expect(ada.documentPage.rule({ id, base: '1.0.0', answers })).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(staff.questions.answer({ id, base: '1.0.0', answers })).rejects.toMatchObject({ code: 'not-allowed' })
  for (const wrong of [
    { base: '0.9.0', answers },
    { base: '1.0.0', answers: [{ question: 'OQ-9999', answer: 'Yes.' }] },
  ])
    await expect(ada.questions.answer({ id, ...wrong })).rejects.toThrow(/not the newest one|no open question/)
  await ada.questions.answer({ id, base: '1.0.0', answers: [{ question, answer: 'Somebody.' }] })
  expect(await ada.questions.answer({ id, base: '1.0.0', answers })).toEqual({ success: true })
  expect(await questionsOf(ada)).toEqual([])
  await expect.poll(() => toldOf(asker), soon).toContain('questions-answered')
  expect((await grace.questions.answers({ id })).answers).toEqual([])
  for (const account of [staff, ada])
    expect((await account.questions.answers({ id })).answers).toMatchObject([{ question, answer: answers[0]!.answer, by: 'Given' }])
  await expect(other.questions.answers({ id })).rejects.toMatchObject({ code: 'not-found' })

  // The answer keeps its author in the version, and is then no longer open.
  await sql`update accounts set display_name = 'Ada King' where username = ${ada.username}`.execute(app.database)
  const { key } = await staff.documentPage.rule({ id, base: '1.0.0', answers })
  await expect.poll(async () => (await staff.documentsV3.generation({ key })).state).toBe('finished')
  expect((await staff.questions.answers({ id })).answers).toEqual([])
  const { rows } = await sql<{ by: string }>`
    select brief -> 'rulings' -> 'answers' -> 0 ->> 'by' as by from versions where document_id = ${id} and number = '1.1.0'`.execute(
    app.database,
  )
  expect(rows).toEqual([{ by: 'Ada King' }])
})

test('a question about a version that the client does not see is answered without the version being shown', async () => {
  const [lin, max] = await Promise.all([app.signedIn('tessel', 'lin@tessel.example'), app.signedIn('tessel', 'max@tessel.example')])
  const { id, questions } = await givenQuestion('tessel', 'Unseen Looms')
  const [{ id: question, text }, other] = questions as [(typeof questions)[number], (typeof questions)[number]]
  const contact = await addContact('tessel', 'Lin Weaver', 'lin@tessel.example')
  await staff.questions.ask({ id, question, base: '1.0.0', contact, note: '' })
  const { asked, documents, changed } = await overviewOf(lin)
  expect(asked).toMatchObject([{ document: { project: 'Unseen Looms', webViewLink: null }, questions: [{ id: question, text }] }])
  expect([documents, changed]).toEqual([[], []])
  await expect(lin.documentsV1.get({ id })).rejects.toMatchObject({ code: 'not-found' })
  expect(await questionsOf(max)).toEqual([])
  const answers = [{ question, answer: 'The loom office.' }]
  await expect(max.questions.answer({ id, base: '1.0.0', answers })).rejects.toMatchObject({ code: 'not-found' })
  await expect(lin.questions.answer({ id, base: '1.0.0', answers: [{ question: other.id, answer: 'Yes.' }] })).rejects.toThrow(
    'no open question',
  )
  await lin.questions.answer({ id, base: '1.0.0', answers })
  expect(await questionsOf(lin)).toEqual([])
  expect((await staff.questions.answers({ id })).answers).toMatchObject([{ question, answer: 'The loom office.' }])
})

test('whoever has no account is written to with the address to answer to; without an address nobody is asked', async () => {
  const { id, questions } = await givenQuestion('brightwater', 'Asked Audience')
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  const [first, second] = questions
  const byMail = await addContact('brightwater', 'Bo Lind', 'bo@brightwater.example')
  const asked = { id, question: first!.id, base: '1.0.0' }
  expect(await staff.questions.ask({ ...asked, contact: byMail })).toEqual({ success: true, hasAccount: false, isPosted: true })
  await expect.poll(() => lettersTo('bo@brightwater.example').join('\n'), soon).toContain('staff@arcwright.test')
  expect(lettersTo('bo@brightwater.example').join('\n')).not.toContain('https://')
  const silent = await app.signedIn()
  const again = { ...asked, question: second!.id }
  await expect(silent.questions.ask({ ...again, contact: byMail })).rejects.toMatchObject({ code: 'conflict' })
  const unknown = await addContact('brightwater', 'No Address', '')
  await expect(staff.questions.ask({ ...asked, contact: unknown })).rejects.toMatchObject({ code: 'conflict' })
  const ofOther = await addContact('fairholm', 'Of Another', 'one@fairholm.example')
  await expect(staff.questions.ask({ ...asked, contact: ofOther })).rejects.toMatchObject({ code: 'invalid-input' })
  await expect(staff.questions.ask({ ...again, question: 'OQ-9999', contact: byMail })).rejects.toMatchObject({ code: 'conflict' })
  await expect(staff.questions.ask({ ...again, base: '0.9.0', contact: byMail })).rejects.toMatchObject({ code: 'conflict' })
  expect((await staff.questions.list({ id })).asked).toHaveLength(1)
})

test('a client asks nobody and is told of nobody whom others could ask', async () => {
  const own = await app.signedIn('tessel', 'own@tessel.example')
  const { id, questions } = await givenQuestion('tessel', 'Asked Portal')
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  const contact = await addContact('tessel', 'Own Contact', 'own@tessel.example')
  const asked = { id, question: questions[0]!.id, base: '1.0.0', contact }
  await expect(own.questions.ask(asked)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(own.questions.list({ id })).rejects.toMatchObject({ code: 'not-allowed' })
})
