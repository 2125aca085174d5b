import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anchoredTexts } from '#shared/content/anchored-texts.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  app = await givenApp()
})
afterAll(() => app.end())

/** Sets the last look back by an hour. */
const later = () =>
  sql`update document_looks set looked_at = looked_at - interval '1 hour', looked_before = looked_before - interval '1 hour'`.execute(
    app.database,
  )

test('a client is told of the version and the comments that are new since the visit before, and of nothing internal', async () => {
  const [staff, client, stranger] = [await app.signedIn(), await app.signedIn('aldgate'), await app.signedIn('calder')]
  const brief = { documentType: 'hld' as const, client: 'aldgate' as const, projectName: 'Looked at' }
  const { id } = (await staff.documentsV1.generate(brief)).document
  await expect(client.documentPage.look({ id })).rejects.toMatchObject({ code: 'not-found' })
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  const nothing = { looked: null, comments: 0 }
  expect(await client.documentPage.look({ id })).toEqual(nothing)
  expect(await client.documentPage.look({ id })).toEqual(nothing)
  await later()

  const { content } = await staff.sharing.printed({ id })
  const { sectionId: section, blockId: block, parts } = anchoredTexts(content.sections)[0]!
  const { part, text: quote } = parts[0]!
  const words = { id, version: '1.0.0', place: { section, block, part, start: 0, end: quote.length }, quote }
  await staff.comments.begin({ ...words, text: 'For us.' })
  await staff.comments.begin({ ...words, text: 'For you.', internal: false })
  await client.comments.begin({ ...words, text: 'My own.' })
  await staff.documentsV1.generate({ ...brief, requirements: { scope: 'More.' } })
  // They must not learn of the draft.
  const seen = await client.documentPage.look({ id })
  expect(seen).toMatchObject({ looked: { version: '1.0.0' }, comments: 1 })
  // This still belongs to the same visit.
  expect(await client.documentPage.look({ id })).toEqual(seen)

  await later()
  await staff.documentsV1.publish({ id, version: '1.1.0' })
  expect(await client.documentPage.look({ id })).toMatchObject({ looked: { version: '1.0.0' } })
  await later()
  expect(await client.documentPage.look({ id })).toMatchObject({ looked: { version: '1.1.0' } })
  await expect(stranger.documentPage.look({ id })).rejects.toMatchObject({ code: 'not-found' })
})
