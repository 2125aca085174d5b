import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppError } from '#shared/errors.ts'
import { verifyAuditChain } from '#server/audit/store.ts'
import { canonicalJson } from '#server/render/json/canonical-json.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { designRequirements } from '#server/testing/given-small-design.ts'
import { readParts } from '#server/testing/read-office.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Person
type Person = Awaited<ReturnType<typeof app.signedIn>>

beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

const generate = async (projectName: string, scope = 'The first scope.') =>
  (await staff.documentsV1.generate({ documentType: 'hld', client: 'aldgate', projectName, requirements: { scope } })).document
const code = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error as AppError).code,
  )
const version = '1.0.0'
const ask = (id: string, people: (Person | string)[], more = {}) =>
  staff.reviews.ask({
    id,
    version,
    people: people.map((one) => ({ address: typeof one === 'string' ? one : one.username })),
    ...more,
  })
const listed = (id: string, person = staff) => person.reviews.list({ id })
const tokenOf = (link: string) => link.split('/').at(-1)!

test('a version is approved by the last of all who were asked, each on the bytes they saw', async () => {
  const { id } = await generate('All agree')
  await staff.documentsV1.publish({ id, version })
  const [colleague, owner] = [await app.signedIn(), await app.signedIn('aldgate')]
  const dueOn = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const { id: review } = await ask(id, [colleague, owner, 'Grace@Example.org'], { dueOn, note: 'Before the board meets.' })
  const { contentHash, state, reviews } = await listed(id)
  expect([state, reviews[0]]).toMatchObject(['in-review', { dueOn, note: 'Before the board meets.', mayWithdraw: true }])
  expect((await owner.reviews.asked({})).reviews).toMatchObject([{ id: review, documentId: id, version, dueOn }])
  const approve = { id: review, decision: 'approved' as const, contentHash }
  expect(await code(owner.reviews.decide({ ...approve, contentHash: 'f'.repeat(64) }))).toBe('conflict')
  expect(await code(staff.reviews.decide(approve))).toBe('not-allowed')
  expect(await owner.reviews.decide({ ...approve, reason: 'As agreed.' })).toEqual({ success: true, state: 'open' })
  expect(await code(owner.reviews.decide(approve))).toBe('conflict')
  expect((await owner.reviews.asked({})).reviews).toEqual([])
  await colleague.reviews.decide(approve)

  const letter = reviews[0]!.reviewers.find(({ email }) => email === 'Grace@Example.org')!.letter!
  expect(letter.text).toMatch(/Before the board meets\.\n\nYou can approve it, or say what has to change, by /)
  // Only the person who asked gets the links.
  expect((await listed(id, colleague)).reviews[0]!.reviewers.every((one) => one.letter === null)).toBe(true)
  expect((await listed(id, owner)).reviews[0]!.reviewers.map(({ letter: given }) => given)).toEqual([null])
  const stranger = await app.signedIn('calder')
  const token = tokenOf(letter.link)
  const opened = await stranger.reviews.open({ token })
  expect(opened).toMatchObject({ document: { version }, review: { name: 'Grace@Example.org', mayDecide: true, contentHash } })
  expect(await stranger.reviews.openDecide({ token, decision: 'approved', contentHash })).toEqual({
    success: true,
    state: 'approved',
  })

  const [told] = (await staff.documentsV1.get({ id })).versions
  expect(told).toMatchObject({ approved: true, approvedBy: 'Given, Given, Grace@Example.org', contentHash })
  const done = await listed(id)
  expect([done.state, done.approvals]).toMatchObject(['approved', [{ version, by: 'Given, Given, Grace@Example.org' }]])
  expect(done.reviews[0]!.reviewers.map(({ knownBy, reason }) => [knownBy, reason])).toEqual([
    ['sign-in', 'As agreed.'],
    ['sign-in', ''],
    ['link', ''],
  ])
  const approval = sql`select approved_by, review_id, content_hash from approvals join versions using (content_hash) where document_id = ${id}`
  expect((await approval.execute(app.database)).rows).toEqual([{ approved_by: null, review_id: review, content_hash: contentHash }])
  for (const change of [`update reviewers set reason = 'Never.' where decision is not null`])
    await expect(sql.raw(change).execute(app.database)).rejects.toThrow('never changed')
  expect(await verifyAuditChain(app.database)).toMatchObject({ isWhole: true })
})

test('the first to ask for changes ends a review, with a reason, and another may be asked for', async () => {
  const { id } = await generate('Changes asked')
  const [one, other] = [await app.signedIn(), await app.signedIn()]
  const { id: review } = await ask(id, [one, other])
  const { contentHash } = await listed(id)
  const changes = { id: review, decision: 'changes-asked' as const, contentHash }
  await expect(one.reviews.decide({ ...changes, reason: ' ' })).rejects.toMatchObject({ message: 'Say what has to change.' })
  expect(await one.reviews.decide({ ...changes, reason: 'The figures are old.' })).toMatchObject({ state: 'changes-asked' })
  await expect(other.reviews.decide({ ...changes, decision: 'approved' })).rejects.toMatchObject({
    message: 'This review is over: changes were asked for.',
  })
  expect((await listed(id)).state).toBe('changes-asked')
  await ask(id, [other])
  expect((await listed(id)).state).toBe('in-review')
  expect(await code(ask(id, [one]))).toBe('conflict')
})

test('deciders at once: each counts once, and the version is approved once', async () => {
  const { id } = await generate('At once')
  const people = await Promise.all(Array.from({ length: 4 }, () => app.signedIn()))
  const { id: review } = await ask(id, people)
  const { contentHash } = await listed(id)
  const asked = { id: review, decision: 'approved' as const, contentHash }
  const outcomes = await Promise.all([...people, ...people].map((person) => code(person.reviews.decide(asked))))
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(4)
  expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(4)
  expect((await listed(id)).approvals).toHaveLength(1)
  const { rows } = await sql`
    select from audit_trail where told_document(details) = ${id} and action = 'version-approved'`.execute(app.database)
  expect(rows).toHaveLength(1)
})

test('a review is overtaken by a newer version and by a direct approval, and ends when it is withdrawn, its link too', async () => {
  const { id } = await generate('Overtaken')
  await ask(id, ['a@example.org'])
  await generate('Overtaken', 'The second scope.')
  expect((await listed(id)).reviews).toMatchObject([{ state: 'overtaken', version }])
  await expect(ask(id, ['a@example.org'])).rejects.toMatchObject({ message: 'Version 1.0.0 is not the current one.' })
  await staff.reviews.ask({ id, version: '1.1.0', people: [{ address: 'a@example.org' }] })
  await staff.documentsV1.approve({ id, version: '1.1.0' })
  expect((await listed(id)).reviews[0]).toMatchObject({ state: 'overtaken', version: '1.1.0' })

  const { id: other } = await generate('Withdrawn')
  const { id: review } = await ask(other, ['b@example.org'])
  const { link } = (await listed(other)).reviews[0]!.reviewers[0]!.letter!
  const stranger = await app.signedIn('calder')
  await stranger.reviews.open({ token: tokenOf(link) })
  expect((await listed(other)).reviews[0]!.reviewers[0]!.seenAt).not.toBeNull()
  expect(await code((await app.signedIn()).reviews.withdraw({ id: review }))).toBe('not-allowed')
  await staff.reviews.withdraw({ id: review })
  expect(await code(staff.reviews.withdraw({ id: review }))).toBe('conflict')
  expect(await code(stranger.reviews.open({ token: tokenOf(link) }))).toBe('not-found')
  const decided = { token: tokenOf(link), decision: 'approved' as const, contentHash: (await listed(other)).contentHash }
  expect(await code(stranger.reviews.openDecide(decided))).toBe('not-found')
  expect((await listed(other)).state).toBe('draft')
})

test('nobody is asked without an account or address, and a client does not learn who the staff are', async () => {
  const { id } = await generate('Who may be asked')
  const owner = await app.signedIn('aldgate', `owner-${crypto.randomUUID()}@example.org`)
  expect(await code(ask(id, ['nobody at all']))).toBe('invalid-input')
  expect(await code(ask(id, ['a@example.org'], { dueOn: '2020-01-01' }))).toBe('invalid-input')
  expect(await code(ask(id, []))).toBe('invalid-input')
  const named = (await listed(id)).people.find(({ address }) => address.startsWith('owner-'))
  expect(named).toMatchObject({ isStaff: false })
  await staff.documentsV1.publish({ id, version })
  const { people } = await listed(id, owner)
  expect(people.every(({ address }) => address !== staff.username)).toBe(true)
  const asked = { id, version, people: [{ address: staff.username }] }
  expect(await code(owner.reviews.ask(asked))).toBe('invalid-input')
})

test('a certificate says who approved which bytes, can be checked by its own steps, and is the same each time', async () => {
  const brief = {
    documentType: 'word',
    client: 'aldgate',
    projectName: 'Certified',
    requirements: designRequirements,
    startFrom: 'customer-portal',
  } as const
  const { id } = (await staff.documentsV1.generate(brief)).document
  expect(await code(getFile(`/api/documents/${id}/certificate`))).toBe('conflict')
  const { id: review } = await ask(id, [staff, 'grace@example.org'])
  const { contentHash, reviews } = await listed(id)
  await staff.reviews.decide({ id: review, decision: 'approved', reason: 'Read it twice.', contentHash })
  const token = tokenOf(reviews[0]!.reviewers.find(({ letter }) => letter?.link.includes('reviewing'))!.letter!.link)
  await staff.reviews.openDecide({ token, decision: 'approved', contentHash })
  const docx = await getFile(`/api/documents/${id}/certificate?format=docx`)
  const text = docxText(docx)
  for (const words of [contentHash, 'Read it twice.', 'grace@example.org', staff.username, 'Version approved'])
    expect(text).toContain(words)
  expect(await getFile(`/api/documents/${id}/certificate?format=docx`)).toEqual(docx)
  expect((await getFile(`/api/documents/${id}/certificate`)).subarray(0, 5).toString()).toBe('%PDF-')
  // The hash printed in its last chapter.
  const { edition: _, ...content } = JSON.parse(String(await getFile(`/api/v3/documents/${id}/download?format=json`))) as {
    edition: unknown
  }
  expect(createHash('sha256').update(canonicalJson(content)).digest('hex')).toBe(contentHash)
  const trail = JSON.parse(String(await getFile(`/api/documents/${id}/trail`))) as { entries: { hash: string; action: string }[] }
  const approved = trail.entries.find(({ action }) => action === 'version-approved')!
  expect(text).toContain(approved.hash.match(/.{16}/g)!.join(' '))

  const signed = docxText(await getFile(`/api/v3/documents/${id}/download?format=docx`))
  expect(signed).toContain('Approved, signed in')
  expect(signed).toContain('Approved by personal link')
  expect(String(await getFile(`/api/v3/documents/${id}/download?format=json`))).not.toContain('Approved, signed in')
})

test('in a trail as CSV no cell is a formula', async () => {
  const { id } = await generate('Formula')
  const { id: review } = await ask(id, [staff])
  const { contentHash } = await listed(id)
  await staff.reviews.decide({ id: review, decision: 'changes-asked', reason: '=HYPERLINK("http://x"),\nand "more"', contentHash })
  const csv = String(await getFile(`/api/documents/${id}/trail?format=csv`))
  expect(csv).toContain(`"'=HYPERLINK(""http://x""),\nand ""more"""`)
  expect(csv).not.toMatch(/(^|,)"[=+@-]/m)
})

async function getFile(url: string): Promise<Buffer> {
  const { statusCode, rawPayload, body } = await staff.get(url)
  if (statusCode === 200) return rawPayload
  throw Object.assign(new Error(body), JSON.parse(body) as object)
}

function docxText(bytes: Buffer) {
  const xml = String(readParts(bytes).get('word/document.xml'))
  return xml.replaceAll(/<\/w:p>/g, '\n').replaceAll(/<[^>]+>/g, '')
}
