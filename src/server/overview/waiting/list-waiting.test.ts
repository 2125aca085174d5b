import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffOverview } from '#shared/api/overview.ts'
import { Solution } from '#server/solution/solution.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  app = await givenApp()
})
afterAll(() => app.end())

test('who wrote a document is told that it is not approved, is in review, was refused, or was answered', async () => {
  const author = await app.signedIn()
  const reviewer = await app.signedIn()
  const requirements = { businessObjective: 'The objective is to tell tram times within the minute.' }
  const asked = { documentType: 'hld' as const, client: 'brightwater', projectName: 'Own Trams', requirements }
  const { id } = (await author.documentsV1.generate(asked)).document
  const toAuthor = async () =>
    ((await author.overview.get({})) as StaffOverview).attention
      .filter(({ link, isMine }) => link.startsWith(`/documents/${id}`) && isMine)
      .map(({ kind, detail }) => `${kind}: ${detail}`)
  expect(await toAuthor()).toEqual(['approval: Brightwater Media – version 1.0.0 is not approved'])
  await author.reviews.ask({ id, version: '1.0.0', people: [{ address: reviewer.username }] })
  expect(await toAuthor()).toEqual([expect.stringMatching(/^in-review: Brightwater Media – version 1.0.0 waits for /)])
  const { reviews } = await reviewer.reviews.list({ id })
  const [{ contentHash, id: review }] = reviews as [(typeof reviews)[number]]
  await reviewer.reviews.decide({ id: review, decision: 'changes-asked', reason: 'Name the depot.', contentHash })
  expect(await toAuthor()).toEqual([expect.stringMatching(/^refused: .* asked for changes to version 1.0.0: Name the depot.$/)])
  await author.documentsV1.publish({ id, version: '1.0.0' })
  const own = await app.signedIn('brightwater')
  const question = Solution.parse((await author.documentsV3.facts({ id })).facts).questions[0]!.id
  const answers = [{ question, answer: 'The depot.' }]
  await own.questions.answer({ id, base: '1.0.0', answers })
  expect(await toAuthor()).toContainEqual(expect.stringMatching(/^answered: .* answered questions of version 1.0.0$/))
  const { key } = await author.documentPage.rule({ id, base: '1.0.0', answers })
  await expect.poll(async () => (await author.documentsV3.generation({ key })).state).toBe('finished')
  expect(await toAuthor()).toEqual([expect.stringMatching(/^approval: /)])
})
