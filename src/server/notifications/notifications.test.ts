import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { usualPreferences } from '#server/accounts/preferences/store.ts'
import { type Account, givenMailedApp, soon } from '#server/testing/given-mailed-app.ts'
import { forgetOldNotifications } from './store.ts'

const { app, author, colleague, write, untilTold, lettersTo, verbsOf, end } = await givenMailedApp()
afterAll(end)
const client = await app.signedIn('calder', 'client@calder.test')
const stranger = await app.signedIn('aldgate', 'stranger@aldgate.test')

const listOf = async (account: Account, id?: string) =>
  (await account.notifications.list({})).notifications.filter(({ documentId }) => id === undefined || documentId === id)

test('who wrote a document hears what others do to it; nobody hears of what they did themselves', async () => {
  const id = await write()
  await colleague.documentsV1.publish({ id, version: '1.0.0' })
  // The jobs of two activities run in parallel and may finish in either order.
  await untilTold()
  await colleague.documentsV1.approve({ id, version: '1.0.0' })
  await untilTold()
  expect(await verbsOf(author, id)).toEqual(['version-approved', 'version-published'])
  expect(await verbsOf(colleague, id)).toEqual([])
  const [newest] = await listOf(author, id)
  expect(newest).toMatchObject({ who: 'Given', version: '1.0.0', clientName: 'Calder Bank', isRead: false })
})

test('a client hears of what its firm is shown, in no draft, and of no internal comment; another firm hears nothing', async () => {
  const id = await write()
  await untilTold()
  expect(await listOf(client, id)).toEqual([])
  await author.documentsV1.publish({ id, version: '1.0.0' })
  const { content } = await author.sharing.printed({ id })
  const section = content.sections[0]!
  const place = { section: section.id, block: section.id, part: 'heading', start: 0, end: section.heading.length }
  const said = { id, version: '1.0.0', place, quote: section.heading }
  await author.comments.begin({ ...said, text: 'Between us.', internal: true })
  await author.comments.begin({ ...said, text: 'Is this right?', internal: false })
  const { documents } = await author.documentsV3.list({})
  await author.documentsV3.generate({
    documentType: 'hld',
    client: 'calder',
    projectName: documents.find((document) => document.id === id)!.project,
    requirements: JSON.stringify({ scope: 'Claims and reserves.' }),
  })
  await untilTold()
  expect(await verbsOf(client, id)).toEqual(['comment-made', 'version-published'])
  expect((await stranger.notifications.list({})).notifications).toEqual([])
  expect((await stranger.notifications.list({})).unread).toBe(0)
  // A notification about a version that is no longer visible disappears.
  await sql`alter table publications disable trigger all`.execute(app.database)
  await sql`delete from publications`.execute(app.database)
  await sql`alter table publications enable trigger all`.execute(app.database)
  expect(await listOf(client, id)).toEqual([])
})

test('a request for a review is told to whoever is asked, and its decision to whoever asked', async () => {
  const id = await write()
  const bystander = await app.signedIn()
  await author.reviews.ask({ id, version: '1.0.0', people: [{ address: colleague.username }] })
  await untilTold()
  expect(await verbsOf(colleague, id)).toEqual(['review-asked'])
  expect(await verbsOf(bystander, id)).toEqual([])
  const { reviews, contentHash } = await colleague.reviews.list({ id })
  await colleague.reviews.decide({ id: reviews[0]!.id, decision: 'changes-asked', contentHash, reason: 'A figure.' })
  await untilTold()
  expect(await verbsOf(author, id)).toEqual(['changes-asked'])
})

test('reading is one’s own: of one document, or of all', async () => {
  const [one, other] = [await write(), await write()]
  for (const id of [one, other]) await colleague.documentsV1.publish({ id, version: '1.0.0' })
  await untilTold()
  await author.notifications.read({ documentId: one })
  expect((await listOf(author, one)).every(({ isRead }) => isRead)).toBe(true)
  expect((await listOf(author, other)).some(({ isRead }) => isRead)).toBe(false)
  await stranger.notifications.read({})
  expect((await author.notifications.list({})).unread).toBeGreaterThan(0)
  await author.notifications.read({})
  expect((await author.notifications.list({})).unread).toBe(0)
})

test('the toggles of Settings count, for what is told and for letters', async () => {
  const { notifications } = usualPreferences
  const before = (await lettersTo('author@desk.test')).length
  const published = async (by: Account) => {
    const id = await write()
    await by.documentsV1.publish({ id, version: '1.0.0' })
    await untilTold()
    return id
  }
  await published(colleague)
  const letters = await lettersTo('author@desk.test')
  expect(letters).toHaveLength(before + 1)
  expect(letters.at(-1)!.text).toMatch(/^Hello Given,\n\nGiven published version 1\.0\.0 of “.*”, for Calder Bank\./)
  await author.settings.changePreferences({ notifications: { ...notifications, email: false } })
  expect(await verbsOf(author, await published(colleague))).toEqual(['version-published'])
  await author.settings.changePreferences({ notifications: { ...notifications, projectUpdates: false } })
  expect(await verbsOf(author, await published(colleague))).toEqual([])
  // Actions of a client have a separate setting.
  const approved = await published(author)
  await client.documentsV1.approve({ id: approved, version: '1.0.0' })
  await untilTold()
  expect(await verbsOf(author, approved)).toEqual(['version-approved'])
  await author.settings.changePreferences({ notifications: { ...notifications, clientActivity: false } })
  const again = await published(author)
  await client.documentsV1.approve({ id: again, version: '1.0.0' })
  await untilTold()
  expect(await verbsOf(author, again)).toEqual([])
  await author.settings.changePreferences({ notifications })
})

test('a stream tells how many are unread at once, as it changes, and of no other account', async () => {
  await author.notifications.read({})
  const open = async (account: Account) => {
    const headers = { cookie: account.cookie() }
    const answer = await app.http.inject({ url: '/api/notifications/events', headers, payloadAsStream: true })
    const stream = answer.stream()
    let text = ''
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    return { stream, unread: () => [...text.matchAll(/"unread":(\d+)/g)].map(([, told]) => Number(told)) }
  }
  const [own, others] = [await open(author), await open(stranger)]
  await expect.poll(own.unread, soon).toEqual([0])
  const id = await write()
  await colleague.documentsV1.publish({ id, version: '1.0.0' })
  await expect.poll(own.unread, soon).toEqual([0, 1])
  await author.notifications.read({ documentId: id })
  await expect.poll(own.unread, soon).toEqual([0, 1, 0])
  expect(others.unread()).toEqual([0])
  for (const { stream } of [own, others]) {
    stream.destroy()
    if (!stream.closed) await once(stream, 'close')
  }
})

test('what is older than its account keeps things is deleted', async () => {
  await author.settings.changePreferences({ retentionDays: 30 })
  await sql`update notifications set at = now() - interval '31 days'`.execute(app.database)
  await forgetOldNotifications(app.database, usualPreferences.retentionDays)
  expect((await author.notifications.list({})).notifications).toEqual([])
  const { rows } = await sql`select from notifications`.execute(app.database)
  expect(rows.length).toBeGreaterThan(0)
})
