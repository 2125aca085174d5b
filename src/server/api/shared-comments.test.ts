import { afterAll, beforeAll, expect, test } from 'vitest'
import type { linksApi } from '#shared/api/links.ts'
import { sharedCommentsApi } from '#shared/api/shared-comments.ts'
import { sharingApi } from '#shared/api/sharing.ts'
import { anchoredTexts } from '#shared/content/anchored-texts.ts'
import type { AppError } from '#shared/errors.ts'
import { linkComments } from '#server/sharing/policy.ts'
import { callApp } from '#server/testing/call-app.ts'
import { givenApp } from '#server/testing/given-app.ts'
import type { z } from 'zod'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>

beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error as AppError).code,
  )

const brief = (projectName: string) => ({ documentType: 'hld' as const, client: 'aldgate' as const, projectName })
type Options = Omit<z.input<typeof linksApi.make.input>, 'id' | 'label'>

async function givenWords(id: string, version: string) {
  const { content } = await staff.sharing.printed({ id, version })
  const { sectionId: section, blockId: block, parts } = anchoredTexts(content.sections)[0]!
  const { part, text: quote } = parts[0]!
  return { place: { section, block, part, start: 0, end: quote.length }, quote }
}

/** Creates a document with a link to its first version, and a browser without a sign-in. */
async function givenLink(options: Options = { mayComment: true }) {
  const project = `By a link ${crypto.randomUUID()}`
  const { id } = (await staff.documentsV3.generate(brief(project))).document
  const { link } = await staff.links.make({ id, label: 'For the board', version: '1.0.0', ...options })
  const token = link.link.split('/').at(-1)!
  const jar = new Map<string, string>()
  const guest = { ...callApp({ app: app.http }, sharingApi, jar), ...callApp({ app: app.http }, sharedCommentsApi, jar) }
  const words = await givenWords(id, '1.0.0')
  const said = { token, name: 'Grace', ...words, text: 'Who counts them?' }
  return { id, project, link, token, guest, words, said }
}
const ofStaff = async (id: string) => (await staff.comments.threads({ id })).threads

test('a guest reads what is open, says something under a name, and is answered', async () => {
  const { id, link, token, guest, words, said } = await givenLink()
  const internal = await staff.comments.begin({ id, version: '1.0.0', ...words, text: 'They will not like this.' })
  const open = await staff.comments.begin({ id, version: '1.0.0', ...words, text: 'Is that so?', internal: false })
  expect((await guest.sharedDocument({ token })).mayComment).toBe(true)
  await guest.reply({ token, id: open.id, name: 'Grace', text: 'It is.' })
  const begun = await guest.begin(said)
  await staff.comments.reply({ id: begun.id, text: 'The rangers.' })

  const seen = await guest.threads({ token })
  expect(seen.threads.map((thread) => thread.comments.map(({ by, isGuest, text }) => [by, isGuest, text]))).toEqual([
    [
      ['Given', false, 'Is that so?'],
      ['Grace', true, 'It is.'],
    ],
    [
      ['Grace', true, 'Who counts them?'],
      ['Given', false, 'The rangers.'],
    ],
  ])
  expect(JSON.stringify(seen)).not.toContain('They will not like this.')
  expect(JSON.stringify(seen)).not.toContain('For the board')
  const own = (await ofStaff(id)).find((thread) => thread.id === begun.id)!
  expect(own).toMatchObject({ internal: false, mayResolve: true })
  expect(own.comments[0]).toMatchObject({ by: 'Grace', isGuest: true, guestOf: 'For the board', isOwn: false, mayDelete: true })
  expect(await codeOf(guest.reply({ token, id: internal.id, name: 'Grace', text: 'I saw that.' }))).toBe('not-found')
  const { visits } = await staff.links.visits({ id: link.id })
  expect(visits.flatMap(({ what, times }) => Array(times).fill(what))).toEqual(['commented', 'commented', 'opened'])
  expect((await staff.get(`/api/documents/${id}/trail`)).body).toMatch(/guest of a link[^}]*comment-made/)
})

test('for whom the link is, is told to whoever may share the document alone', async () => {
  const { id, guest, said } = await givenLink()
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  const email = `${crypto.randomUUID()}@example.test`
  await staff.sharing.share({ id, email, version: '1.0.0' })
  await guest.begin(said)
  const reader = await app.signedIn('tessel', email)
  const [thread] = (await reader.comments.threads({ id })).threads
  expect(thread!.comments[0]).toMatchObject({ by: 'Grace', isGuest: true, guestOf: null, mayDelete: false })
  expect(await codeOf(reader.comments.delete({ id: thread!.comments[0]!.id }))).toBe('not-allowed')
  expect(await codeOf(staff.comments.edit({ id: thread!.comments[0]!.id, text: 'I agree.' }))).toBe('not-allowed')
  await staff.comments.delete({ id: thread!.comments[0]!.id })
  expect(await ofStaff(id)).toEqual([])
})

test('comments on other versions than the one that the link shows are not there for it', async () => {
  const { id, project, token, guest, said } = await givenLink()
  await staff.documentsV3.generate(brief(project))
  const later = { ...(await givenWords(id, '1.1.0')), text: 'Of the later one.', internal: false }
  const thread = await staff.comments.begin({ id, version: '1.1.0', ...later })
  expect((await guest.threads({ token })).threads).toEqual([])
  expect(await codeOf(guest.reply({ token, id: thread.id, name: 'Grace', text: 'I saw that.' }))).toBe('not-found')
  expect(await codeOf(guest.begin({ ...said, quote: 'Words that stand nowhere' }))).toBe('invalid-input')
  await guest.begin(said)
  expect((await guest.threads({ token })).threads).toMatchObject([{ version: '1.0.0', quote: said.quote }])
})

test('a link that always shows the newest approved version keeps what was said by it, and follows its words', async () => {
  const { id, project, said, guest: other } = await givenLink()
  await staff.documentsV1.approve({ id, version: '1.0.0' })
  const { link } = await staff.links.make({ id, label: 'Newest', version: 'newest-approved', mayComment: true })
  const token = link.link.split('/').at(-1)!
  await other.begin({ ...said, token })
  await staff.documentsV3.generate(brief(project))
  await staff.documentsV1.approve({ id, version: '2.0.0' })
  expect(await other.threads({ token })).toMatchObject({ version: '2.0.0', threads: [{ version: '1.0.0', quote: said.quote }] })
})

test('a link takes comments only where it was made so, once it is opened, and while it works', async () => {
  const silent = await givenLink({})
  expect((await silent.guest.sharedDocument({ token: silent.token })).mayComment).toBe(false)
  expect(await codeOf(silent.guest.threads({ token: silent.token }))).toBe('not-allowed')
  expect(await codeOf(silent.guest.begin(silent.said))).toBe('not-allowed')
  const { invitation } = await staff.sharing.share({ id: silent.id, email: `${crypto.randomUUID()}@example.test` })
  expect(await codeOf(silent.guest.threads({ token: invitation.link.split('/').at(-1)! }))).toBe('not-allowed')

  const locked = await givenLink({ mayComment: true, password: 'open sesame' })
  expect(await codeOf(locked.guest.threads({ token: locked.token }))).toBe('locked')
  expect(await codeOf(locked.guest.begin(locked.said))).toBe('locked')
  await locked.guest.openShared({ token: locked.token, password: 'open sesame' })
  await locked.guest.begin(locked.said)
  await staff.links.revoke({ id: locked.link.id })
  expect(await codeOf(locked.guest.begin(locked.said))).toBe('not-found')
  expect(await ofStaff(locked.id)).toHaveLength(1)
})

test('a guest has a name that can be read, and says so much in a while', async () => {
  const { id, guest, said } = await givenLink()
  for (const name of ['', '  ', 'x'.repeat(81), 'Grace\nApproved', 'Grace \u202Eecarg'])
    expect(await codeOf(guest.begin({ ...said, name }))).toBe('invalid-input')
  const { id: thread } = await guest.begin(said)
  const reply = { token: said.token, id: thread, name: 'Grace', text: 'And?' }
  for (let count = 1; count < linkComments.perAddress; count++) await guest.reply(reply)
  expect(await codeOf(guest.reply(reply))).toBe('too-many-requests')
  expect(await codeOf(guest.begin(said))).toBe('too-many-requests')
  expect((await ofStaff(id))[0]!.comments).toHaveLength(linkComments.perAddress)
})

test('a guest takes no name of the staff, and none that cannot be seen', async () => {
  const { id, guest, said } = await givenLink()
  const unseen = ['\u200B', ' \u00A0 ', '\u200B\u2060\uFEFF', '\u00AD', '\u3164', '\u2800', '\u0301']
  for (const name of unseen) expect([name, await codeOf(guest.begin({ ...said, name }))]).toEqual([name, 'invalid-input'])
  // All staff have this name here.
  for (const name of ['Given', 'given', ' G\u200Biven', 'Ｇｉｖｅｎ', 'Gi\u00ADven'])
    expect([name, await codeOf(guest.begin({ ...said, name }))]).toEqual([name, 'invalid-input'])
  await expect(guest.begin({ ...said, name: 'GIVEN' })).rejects.toThrow('One of our staff has this name.')
  expect(await ofStaff(id)).toEqual([])
  for (const name of ['Given (Fairholm)', 'Zoë', 'أمينة', 'می\u200Cخواهم'])
    expect(await codeOf(guest.begin({ ...said, name }))).toBe('done')
})
