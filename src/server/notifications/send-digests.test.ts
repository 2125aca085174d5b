import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { Solution } from '#server/solution/solution.ts'
import { givenMailedApp, emailServices } from '#server/testing/given-mailed-app.ts'
import { sendDigests } from './send-digests.ts'

const { app, author, colleague, write, untilTold, lettersTo, verbsOf, end } = await givenMailedApp()
afterAll(end)
const services = () => emailServices(app)

test('a digest tells once of what is unread, a day or a week apart, and nothing comes beside it', async () => {
  const reader = await app.signedIn(null, 'reader@desk.test')
  await reader.settings.changePreferences({ digest: 'daily' })
  const ids = [await write(reader), await write(reader)]
  for (const id of ids) await colleague.documentsV1.publish({ id, version: '1.0.0' })
  await untilTold()
  expect(await lettersTo('reader@desk.test')).toEqual([])
  await reader.notifications.read({ documentId: ids[0]! })
  // Two servers at the same time write it only once.
  await Promise.all([sendDigests(services()), sendDigests(services())])
  const letters = await lettersTo('reader@desk.test')
  expect(letters.map(({ subject }) => subject)).toEqual(['New for you: one update'])
  expect(letters[0]!.text).toContain('– Given published version 1.0.0 of “')
  const later = await write(reader)
  await colleague.documentsV1.publish({ id: later, version: '1.0.0' })
  await untilTold()
  await sendDigests(services())
  expect(await lettersTo('reader@desk.test')).toHaveLength(1)
  const age = (hours: number) =>
    sql`update notifications set mailed_at = now() - make_interval(hours => ${hours}) where mailed_at is not null`.execute(
      app.database,
    )
  await age(24)
  await reader.settings.changePreferences({ digest: 'weekly' })
  await sendDigests(services())
  expect(await lettersTo('reader@desk.test')).toHaveLength(1)
  await age(24 * 8)
  await sendDigests(services())
  expect(await lettersTo('reader@desk.test')).toHaveLength(2)
})

test('what a letter of its own asks of somebody is in no digest, and does not put it off', async () => {
  const reader = await app.signedIn(null, 'asked@desk.test')
  const contact = await app.signedIn('calder', 'contact@calder.test')
  for (const account of [reader, contact]) await account.settings.changePreferences({ digest: 'daily' })
  const id = await write()
  await author.documentsV1.publish({ id, version: '1.0.0' })
  await untilTold()
  await contact.notifications.read({})
  await author.reviews.ask({ id, version: '1.0.0', people: [{ address: reader.username }] })
  const { questions } = Solution.parse((await author.documentsV3.facts({ id })).facts)
  const named = { name: 'Contact', email: 'contact@calder.test', phone: '', role: '' }
  const { contact: asked } = await author.clients.addContact({ id: 'calder', ...named })
  await author.questions.ask({ id, question: questions[0]!.id, base: '1.0.0', contact: asked })
  await untilTold()
  expect([await verbsOf(reader, id), (await verbsOf(contact, id))[0]]).toEqual([['review-asked'], 'question-asked'])
  await sendDigests(services())
  for (const address of ['asked@desk.test', 'contact@calder.test']) expect(await lettersTo(address)).toHaveLength(1)
  // Other events appear in the next digest, at once.
  const own = await write(reader)
  await colleague.documentsV1.publish({ id: own, version: '1.0.0' })
  await untilTold()
  await sendDigests(services())
  const [request, digest] = await lettersTo('asked@desk.test')
  expect(request!.subject).toContain('asks you to review')
  expect(digest!.subject).toBe('New for you: one update')
  expect(digest!.text).not.toContain('asked you to review')
})

test('those to whom nothing may be told keep nobody behind them from their digest', async () => {
  const readers = await Promise.all(Array.from({ length: 3 }, (_, at) => app.signedIn('tessel', `behind-${at}@tessel.test`)))
  for (const reader of readers) await reader.settings.changePreferences({ digest: 'daily' })
  const { document } = await author.documentsV3.generate({ documentType: 'hld', client: 'tessel', projectName: 'Hidden' })
  await author.documentsV1.publish({ id: document.id, version: '1.0.0' })
  await untilTold()
  // The first accounts by id belong to another client by now and may not see the document.
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from accounts where email like 'behind-%' order by id`.execute(app.database)
  const [first, second, last] = rows
  await sql`update accounts set client = 'aldgate' where id in (${first!.id}, ${second!.id})`.execute(app.database)
  await sendDigests(services(), 2)
  for (const { email } of rows) expect(await lettersTo(email)).toHaveLength(email === last!.email ? 1 : 0)
})
