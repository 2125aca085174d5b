import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppError } from '#shared/errors.ts'
import { anchoredTexts } from '#shared/content/anchored-texts.ts'
import type { Content } from '#shared/content/content.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Person
type Person = Awaited<ReturnType<typeof app.signedIn>>

beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

const need = 'Claims must be settled within 5 days.\nEvery claim is kept for 7 years.'
const generate = async (projectName: string, technicalRequirements = need) =>
  (
    await staff.documentsV1.generate({
      documentType: 'hld',
      client: 'aldgate',
      projectName,
      requirements: { technicalRequirements },
    })
  ).document

/** Returns the first place where words occur in a content. */
function placeOf(content: Content, words: string) {
  for (const { sectionId: section, blockId: block, parts } of anchoredTexts(content.sections))
    for (const { part, text } of parts) {
      const start = text.indexOf(words)
      if (start !== -1) return { section, block, part, start, end: start + words.length }
    }
  throw new Error(`Nothing says “${words}”.`)
}

async function comment(person: Person, id: string, asked: { words: string; version?: string; internal?: boolean; text?: string }) {
  const { words, version = '1.0.0', internal, text = 'Is that so?' } = asked
  const { content } = await person.sharing.printed({ id, version })
  return (await person.comments.begin({ id, version, place: placeOf(content, words), quote: words, text, internal })).id
}
const code = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error as AppError).code,
  )

test('a comment is answered, resolved, opened again by an answer, edited and deleted by whoever wrote it', async () => {
  const { id } = await generate('Talked about')
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  const owner = await app.signedIn('aldgate')
  const thread = await comment(owner, id, { words: 'within 5 days' })
  const read = async () => (await staff.comments.threads({ id })).threads[0]!
  expect(await read()).toMatchObject({ id: thread, version: '1.0.0', quote: 'within 5 days', internal: false, resolved: null })
  await staff.comments.resolve({ id: thread })
  await staff.comments.resolve({ id: thread })
  expect((await read()).resolved).toMatchObject({ by: 'Given' })
  await owner.comments.reply({ id: thread, text: ' Not yet. ' })
  expect(await read()).toMatchObject({ resolved: null, comments: [{ isOwn: false }, { text: 'Not yet.', isOwn: false }] })
  const [first, second] = (await read()).comments
  expect(await code(staff.comments.edit({ id: first!.id, text: 'Mine?' }))).toBe('not-allowed')
  expect(await code(staff.comments.delete({ id: first!.id }))).toBe('not-allowed')
  await owner.comments.edit({ id: second!.id, text: 'Never.' })
  expect((await read()).comments[1]).toMatchObject({ text: 'Never.', editedAt: expect.any(String) as string })
  await owner.comments.delete({ id: first!.id })
  expect((await read()).comments[0]).toMatchObject({ text: '', isDeleted: true })
  expect(await code(owner.comments.edit({ id: first!.id, text: 'Back.' }))).toBe('not-found')
  await owner.comments.delete({ id: second!.id })
  expect((await staff.comments.threads({ id })).threads).toEqual([])
  const { rows } = await sql<{ text: string }>`select text from comments where thread_id = ${thread}`.execute(app.database)
  expect(rows).toEqual([{ text: '' }, { text: '' }])
})

test('what staff write is theirs alone unless they say otherwise, by any call', async () => {
  const { id } = await generate('Kept apart')
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  const owner = await app.signedIn('aldgate')
  const hidden = await comment(staff, id, { words: 'within 5 days', text: 'They will not like this.' })
  const open = await comment(staff, id, { words: 'within 5 days', internal: false })
  expect(await code(comment(owner, id, { words: 'within 5 days', internal: true }))).toBe('not-allowed')
  const { threads, mayBeInternal } = await owner.comments.threads({ id })
  expect([threads.map((thread) => thread.id), mayBeInternal]).toEqual([[open], false])
  const remark = (await staff.comments.threads({ id })).threads.find((thread) => thread.id === hidden)!.comments[0]!
  const denied = [
    owner.comments.reply({ id: hidden, text: 'I see.' }),
    owner.comments.resolve({ id: hidden }),
    owner.comments.edit({ id: remark.id, text: 'I see.' }),
    owner.comments.delete({ id: remark.id }),
  ]
  expect(await Promise.all(denied.map(code))).toEqual(['not-found', 'not-found', 'not-found', 'not-found'])
  expect((await owner.get(`/api/documents/${id}/trail`)).body).not.toContain('comment')
  expect((await staff.get(`/api/documents/${id}/trail`)).body).toContain('comment-made')
})

test('of a version that somebody is not shown no comment is told, and nobody comments on it', async () => {
  const { id } = await generate('Draft remarks')
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  await generate('Draft remarks', `${need}\nA secret plan must be kept.`)
  await comment(staff, id, { words: 'A secret plan', version: '1.1.0', internal: false })
  const owner = await app.signedIn('aldgate')
  expect((await owner.comments.threads({ id })).threads).toEqual([])
  const { content } = await staff.sharing.printed({ id, version: '1.1.0' })
  const asked = { id, version: '1.1.0', place: placeOf(content, 'A secret plan'), quote: 'A secret plan', text: 'Ha.' }
  expect(await code(owner.comments.begin(asked))).toBe('not-found')
})

test('words are followed to later versions, are told when they are gone, and come back with a rollback', async () => {
  const { id } = await generate('Followed')
  const thread = await comment(staff, id, { words: 'Claims must be settled within 5 days' })
  await generate('Followed', 'Claims must be settled within 9 days.\nEvery claim is kept for 7 years.')
  const read = async (version?: string) => (await staff.comments.threads({ id, version })).threads.find((one) => one.id === thread)!
  const { place } = await read()
  expect(place).toMatchObject({ isChanged: true })
  const { content } = await staff.sharing.printed({ id })
  const texts = anchoredTexts(content.sections).find(({ blockId }) => blockId === place!.block)!
  const said = texts.parts.find(({ part }) => part === place!.part)!.text.slice(place!.start, place!.end)
  expect(said).toBe('Claims must be settled within 9 days')
  expect((await read('1.0.0')).place).toMatchObject({ isChanged: false })
  await generate('Followed', 'Every claim is kept for 7 years.')
  expect((await read()).place).toBeNull()
  await staff.documentsV1.rollback({ id, targetVersion: '1.0.0' })
  expect((await read()).place).toMatchObject({ ...(await read('1.0.0')).place, isChanged: false })
})

test('words that do not stand there, no words, and too many of them are refused', async () => {
  const { id } = await generate('Refused')
  const { content } = await staff.sharing.printed({ id })
  const place = placeOf(content, 'within 5 days')
  const begin = (asked: object) =>
    code(staff.comments.begin({ id, version: '1.0.0', place, quote: 'within 5 days', text: 'So?', ...asked }))
  expect(await begin({ quote: 'within 6 days' })).toBe('invalid-input')
  expect(await begin({ place: { ...place, end: 1_000_000 } })).toBe('invalid-input')
  expect(await begin({ place: { ...place, block: 'nowhere' } })).toBe('invalid-input')
  expect(await begin({ text: '  ' })).toBe('invalid-input')
  expect(await begin({ text: 'a'.repeat(4001) })).toBe('invalid-input')
  expect(await begin({ version: '7.0.0' })).toBe('not-found')
  expect(await begin({ text: 'a'.repeat(4000) })).toBe('done')
})
