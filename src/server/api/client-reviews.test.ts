import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StaffOverview } from '#shared/api/overview.ts'
import type { AppError } from '#shared/errors.ts'
import { givenInternalReviews } from '#server/testing/access/given-internal-reviews.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { readParts } from '#server/testing/read-office.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let [staff, owner]: Awaited<ReturnType<typeof app.signedIn>>[] = []
beforeAll(async () => {
  app = await givenApp()
  ;[staff, owner] = [await app.signedIn(), await app.signedIn('aldgate', 'nora@aldgate.test')]
})
afterAll(() => app.end())

const version = '1.0.0'
async function givenPublished(projectName: string) {
  const { id } = (await staff!.documentsV1.generate({ documentType: 'hld', client: 'aldgate', projectName })).document
  await staff!.documentsV1.publish({ id, version })
  return id
}
const textOf = async (url: string, person = owner!) => {
  const { statusCode, rawPayload } = await person.get(url)
  expect([url, statusCode]).toEqual([url, 200])
  return [...readParts(rawPayload).values()].map(String).join('\n')
}

test('files for the client name the firm in place of its people who approved', async () => {
  const { id, secrets } = await givenInternalReviews(app, staff!)
  const urls = [`/api/documents/${id}/certificate?format=docx`, `/api/v3/documents/${id}/download?format=docx`]
  for (const url of urls) {
    const text = await textOf(url)
    expect([url, secrets.filter((secret) => text.includes(secret))]).toEqual([url, []])
    expect(await textOf(url, staff)).toContain('Quentin Innes')
  }
  expect(await textOf(urls[0]!)).toContain('Arcwright')
  const trail = (await owner!.get(`/api/documents/${id}/trail`)).body
  expect(trail).toContain('version-approved')
  expect(trail).not.toMatch(/review-(asked|decided)/)
})

test('in a review of both, the client sees its own people, who asked, and nobody else', async () => {
  const id = await givenPublished('Reviewed by both')
  const [consultant, colleague] = [await app.signedIn(null, 'mei@reviewers.test'), await app.signedIn('aldgate')]
  await staff!.clients.addContact({ id: 'aldgate', name: 'Gil Marsh', email: 'gil@aldgate.test', phone: '', role: '' })
  const people = [consultant.username, colleague.username, 'gil@aldgate.test', 'olive@outside.test'].map((address) => ({ address }))
  const { id: review } = await staff!.reviews.ask({ id, version, people, note: 'Please read it.' })
  const { reviews, contentHash } = await owner!.reviews.list({ id })
  expect(reviews).toMatchObject([{ id: review, note: 'Please read it.', askedBy: 'Given' }])
  expect(reviews[0]!.reviewers.map(({ name }) => name).toSorted()).toEqual(['Given', 'gil@aldgate.test'])
  expect((await staff!.reviews.list({ id })).reviews[0]!.reviewers).toHaveLength(4)
  await consultant.reviews.decide({ id: review, decision: 'approved', contentHash, reason: 'Fine for us.' })
  expect((await owner!.get(`/api/documents/${id}/reviews`)).body).not.toContain('Fine for us.')
  await colleague.reviews.decide({ id: review, decision: 'changes-asked', contentHash, reason: 'Name the depot.' })
  const [decided] = (await owner!.reviews.list({ id })).reviews
  expect(decided).toMatchObject({
    state: 'changes-asked',
    reviewers: expect.arrayContaining([expect.objectContaining({ reason: 'Name the depot.' })]),
  })
  const heard = async () => (await owner!.notifications.list({})).notifications.filter(({ documentId }) => documentId === id)
  await expect.poll(async () => (await heard()).map(({ verb }) => verb)).toContain('changes-asked')
  expect((await heard()).map(({ verb }) => verb)).not.toContain('review-decided')
})

test('the client does not approve a version that others are asked to review', async () => {
  const id = await givenPublished('Reviewed by others')
  const { id: review } = await staff!.reviews.ask({ id, version, people: [{ address: (await app.signedIn()).username }] })
  expect(await owner!.reviews.list({ id })).toMatchObject({ state: 'in-review', reviews: [] })
  expect((await owner!.sharing.printed({ id })).state).toBe('in-review')
  const refused = (await owner!.documentsV1.approve({ id, version }).catch((error: unknown) => error)) as AppError
  expect(refused).toMatchObject({ code: 'conflict', message: 'This version is in review, so it cannot be approved yet.' })
  const { rows } = await sql<{ state: string }>`select state from reviews where id = ${review}`.execute(app.database)
  expect(rows).toEqual([{ state: 'open' }])
  await staff!.reviews.withdraw({ id: review })
  await owner!.documentsV1.approve({ id, version })
})

test('an approved version can be sent to people of the client to approve as well, and to nobody else', async () => {
  const id = await givenPublished('Approved by us first')
  await staff!.documentsV1.approve({ id, version })
  const ask = (address: string, person = staff!) => person.reviews.ask({ id, version, people: [{ address }] })
  const colleague = await app.signedIn()
  const refusal = { code: 'conflict', message: 'Version 1.0.0 is approved already.' }
  await expect(ask(colleague.username)).rejects.toMatchObject(refusal)
  await expect(ask('nora@aldgate.test', owner)).rejects.toMatchObject(refusal)
  const { id: first } = await ask('nora@aldgate.test')
  expect((await owner!.reviews.asked({})).reviews).toMatchObject([{ id: first, documentId: id }])
  const { contentHash } = await owner!.reviews.list({ id })
  await owner!.reviews.decide({ id: first, decision: 'changes-asked', reason: 'Name the ferry.', contentHash })
  expect((await owner!.sharing.printed({ id })).state).toBe('published')
  const { attention } = (await staff!.overview.get({})) as StaffOverview
  expect(attention[0]).toMatchObject({ kind: 'refused', detail: expect.stringContaining('Name the ferry.') })

  const { id: second } = await ask('nora@aldgate.test')
  const decided = await owner!.reviews.decide({ id: second, decision: 'approved', reason: '', contentHash })
  expect(decided).toMatchObject({ state: 'approved' })
  const entries = (await staff!.get(`/api/documents/${id}/trail`)).body
  expect(entries.match(/version-approved/g)).toHaveLength(1)
  const certificate = await textOf(`/api/documents/${id}/certificate?format=docx`, staff)
  expect(certificate).toContain(owner!.username)
  expect(certificate).not.toContain('Name the ferry.')
})

test('a request for changes is in the weekly report and first in what the author has to do, with its text', async () => {
  const id = await givenPublished('Changes in the week')
  const { contentHash } = await owner!.reviews.list({ id })
  const { id: review } = await owner!.reviews.ask({ id, version, people: [{ address: 'nora@aldgate.test' }] })
  await owner!.reviews.decide({ id: review, decision: 'changes-asked', reason: 'Name the depot.', contentHash })
  const report = JSON.stringify(await staff!.weeklyReport.get({ client: 'aldgate' }))
  expect(report).toContain('Given asked for changes to version 1.0.0: “Name the depot.”')
  const { attention } = (await staff!.overview.get({})) as StaffOverview
  expect(attention[0]).toMatchObject({ kind: 'refused', isMine: true })
  const own = attention.find(({ link }) => link === `/documents/${id}?version=1.0.0&panel=review`)
  expect(own?.detail).toContain('asked for changes to version 1.0.0: Name the depot.')
})

test('a project’s page has no tasks for the client, and a document no name of what wrote it', async () => {
  const requirements = { milestones: 'Sandbox on 1 June 2027', scope: 'Payments are settled.' }
  const asked = {
    documentType: 'hld' as const,
    client: 'aldgate',
    projectName: 'Without tasks',
    requirements,
    startFrom: 'customer-portal',
  }
  const { id } = (await staff!.documentsV1.generate(asked)).document
  await staff!.documentsV1.publish({ id, version })
  const project = (await staff!.projects.list({})).projects.find(({ name }) => name === 'Without tasks')!.id
  await staff!.projects.updateItem({ id: project, key: 'new', title: 'Check our margins', parentKey: null })
  expect(JSON.stringify(await staff!.projects.get({ id: project }))).toContain('Check our margins')
  const page = await owner!.projects.get({ id: project })
  expect(page.stages.length).toBeGreaterThan(0)
  expect([page.own, page.gone, page.stages.flatMap(({ tasks }) => tasks)]).toEqual([[], [], []])
  expect(page.milestones.every(({ date }) => date !== null)).toBe(true)
  expect((await owner!.sharing.printed({ id })).writer).toBe('Arcwright')
  expect((await staff!.sharing.printed({ id })).writer).not.toBe('Arcwright')
})
