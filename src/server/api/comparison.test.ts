import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeSide } from '#shared/content/take-side.ts'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => (app = await givenApp()))
afterAll(() => app.end())

const brief = (project: string, budget: string) => ({
  documentType: 'hld' as const,
  client: 'aldgate' as const,
  projectName: project,
  outputFormat: 'json' as const,
  requirements: JSON.stringify({
    technicalRequirements: 'Claims must be scored when they arrive. Handlers must see why a claim was flagged.',
    budget,
  }),
})

async function givenTwoVersions(project: string) {
  const staff = await app.signedIn()
  const { document } = await staff.documentsV3.generate(brief(project, 'The budget is £100,000.'))
  await staff.documentsV3.generate(brief(project, 'The budget is £250,000.'))
  return { staff, id: document.id }
}

test('two versions are told by their facts, and by one content that holds both', async () => {
  const { staff, id } = await givenTwoVersions('Compared')
  const compared = await staff.comparison.compare({ id })
  expect(compared).toMatchObject({ from: '1.0.0', to: '1.1.0' })
  expect(compared.versions.map(({ number }) => number)).toEqual(['1.1.0', '1.0.0'])
  expect(compared.facts).toContainEqual({ kind: 'Budget', id: null, was: '£100,000', is: '£250,000' })
  for (const [side, version] of [
    ['before', '1.0.0'],
    ['after', '1.1.0'],
  ] as const) {
    const { content } = await staff.sharing.printed({ id, version })
    expect(takeSide(compared.content, side).sections.map(({ heading }) => heading)).toEqual(
      content.sections.map(({ heading }) => heading),
    )
  }
})

test('a version beside itself, and the first one, have no difference', async () => {
  const { staff, id } = await givenTwoVersions('Nothing to compare')
  for (const asked of [
    { id, from: '1.1.0', to: '1.1.0' },
    { id, to: '1.0.0' },
  ]) {
    const { facts, content } = await staff.comparison.compare(asked)
    expect(facts).toEqual([])
    expect(JSON.stringify(content)).not.toMatch(/"(revision|changed|headingWas)"/)
  }
})

test('a version that the viewer is not shown cannot be compared, nor is it told of', async () => {
  const { staff, id } = await givenTwoVersions('Hidden from the client')
  const client = await app.signedIn('aldgate')
  await expect(client.comparison.compare({ id })).rejects.toMatchObject({ code: 'not-found' })
  await staff.documentsV1.approve({ id, version: '1.1.0', publish: true })
  const compared = await client.comparison.compare({ id })
  expect(compared).toMatchObject({ from: '1.1.0', to: '1.1.0', facts: [] })
  expect(compared.versions.map(({ number }) => number)).toEqual(['1.1.0'])
  await expect(client.comparison.compare({ id, from: '1.0.0' })).rejects.toMatchObject({
    code: 'not-found',
    message: 'This document has no version 1.0.0.',
  })
  const stranger = await app.signedIn('calder')
  await expect(stranger.comparison.compare({ id, from: '1.0.0', to: '1.1.0' })).rejects.toMatchObject({ code: 'not-found' })
})
