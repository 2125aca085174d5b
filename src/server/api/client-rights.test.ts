import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
type Account = Awaited<ReturnType<typeof app.signedIn>>
let [staff, owner]: Account[] = []
beforeAll(async () => {
  app = await givenApp()
  ;[staff, owner] = [await app.signedIn(), await app.signedIn('aldgate')]
})
afterAll(() => app.end())

const newAddress = () => `${crypto.randomUUID()}@example.test`
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'yes',
    (error: unknown) => (error as { code: string }).code,
  )
async function givenPublished() {
  const brief = { documentType: 'hld' as const, client: 'aldgate' as const, projectName: crypto.randomUUID() }
  const { id } = (await staff!.documentsV3.generate(brief)).document
  await staff!.documentsV1.publish({ id, version: '1.0.0' })
  return id
}
const settle = (rights: Partial<{ approves: boolean; sharesOutside: boolean; endsGrantsOfStaff: boolean }>) => {
  const usual = { approves: true, sharesOutside: false, endsGrantsOfStaff: false }
  return staff!.accounts.settleClientRights({ client: 'aldgate', ...usual, ...rights })
}

test('a client’s account approves its own documents, unless staff settle otherwise', async () => {
  const [one, other] = [await givenPublished(), await givenPublished()]
  expect(await codeOf(owner!.documentsV1.approve({ id: one, version: '1.0.0' }))).toBe('yes')
  await settle({ approves: false })
  expect((await owner!.documentsV1.get({ id: other })).rights.approve).toBe(false)
  expect(await codeOf(owner!.documentsV1.approve({ id: other, version: '1.0.0' }))).toBe('not-allowed')
  await settle({})
  expect(await codeOf(owner!.documentsV1.approve({ id: other, version: '1.0.0' }))).toBe('yes')
})

test('a client’s account shares within its firm and with the staff, and further only where staff let it', async () => {
  const id = await givenPublished()
  const [colleague, consultant] = [newAddress(), newAddress()]
  await Promise.all([app.signedIn('aldgate', colleague), app.signedIn(null, consultant.toUpperCase())])
  const strange = newAddress()
  await app.signedIn('calder', strange)
  expect(await codeOf(owner!.sharing.share({ id, email: colleague }))).toBe('yes')
  expect(await codeOf(owner!.sharing.share({ id, email: consultant }))).toBe('yes')
  for (const email of [strange, newAddress()]) expect(await codeOf(owner!.sharing.share({ id, email }))).toBe('not-allowed')
  await settle({ sharesOutside: true })
  expect(await codeOf(owner!.sharing.share({ id, email: strange }))).toBe('yes')
  await settle({})
})

test('a client’s account ends what its firm has shared, and what staff have shared only where they let it', async () => {
  const [id, within] = [await givenPublished(), newAddress()]
  await app.signedIn('aldgate', within)
  const { invitation: theirs } = await staff!.sharing.share({ id, email: newAddress() })
  const { invitation: own } = await owner!.sharing.share({ id, email: within })
  expect(await codeOf(owner!.sharing.revoke({ id, grant: own.id }))).toBe('yes')
  expect(await codeOf(owner!.sharing.revoke({ id, grant: theirs.id }))).toBe('not-allowed')
  expect((await staff!.sharing.grants({ id })).grants.map((grant) => grant.id)).toEqual([theirs.id])
  await settle({ endsGrantsOfStaff: true })
  expect(await codeOf(owner!.sharing.revoke({ id, grant: theirs.id }))).toBe('yes')
  await settle({})
})

test('without that right no address of a client’s account opens anything without a sign-in', async () => {
  const [id, colleague] = [await givenPublished(), newAddress()]
  await app.signedIn('aldgate', colleague)
  const { invitation } = await owner!.sharing.share({ id, email: colleague })
  expect(invitation.link).toMatch(new RegExp(`/documents/${id}\\?version=1\\.0\\.0$`))
  expect(invitation.text).not.toContain('anyone who has it can read')
  expect(invitation.text).toContain(`sign in with ${colleague}`)
  const { invitations } = await owner!.sharing.outbox({})
  expect(invitations.filter((one) => one.id === invitation.id)).toEqual([invitation])
  expect(await codeOf(owner!.links.make({ id, label: 'For anybody' }))).toBe('not-allowed')
  await settle({ sharesOutside: true })
  expect((await owner!.sharing.share({ id, email: colleague })).invitation.link).toMatch(/\/shared\/[\w-]{43}$/)
  await settle({})
})

test('a client’s account asks its own firm and the staff for a review, strangers where staff let it, and nobody where its firm does not approve', async () => {
  const [id, other] = [await givenPublished(), await givenPublished()]
  const [colleague, consultant] = [await app.signedIn('aldgate'), newAddress()]
  await app.signedIn(null, consultant)
  const ask = (address: string, document = id) =>
    codeOf(owner!.reviews.ask({ id: document, version: '1.0.0', people: [{ address }], note: '' }))
  expect(await ask(newAddress())).toBe('not-allowed')
  await settle({ approves: false })
  expect(await ask(colleague.username)).toBe('not-allowed')
  expect((await owner!.reviews.list({ id })).mayAsk).toBe(false)
  await settle({})
  expect(await ask(colleague.username)).toBe('yes')
  expect(await ask(consultant, other)).toBe('yes')
  await settle({ sharesOutside: true })
  expect(await ask(newAddress(), await givenPublished())).toBe('yes')
  await settle({})
})

test('a client’s account ends no link of the staff, and puts no grant in the place of theirs, unless they let it', async () => {
  const [id, colleague] = [await givenPublished(), newAddress()]
  await app.signedIn('aldgate', colleague)
  const { link } = await staff!.links.make({ id, label: 'Of the staff' })
  await staff!.sharing.share({ id, email: colleague, role: 'writer' })
  expect(await codeOf(owner!.links.revoke({ id: link.id }))).toBe('not-allowed')
  expect(await codeOf(owner!.sharing.share({ id, email: colleague.toUpperCase(), role: 'reader' }))).toBe('not-allowed')
  expect((await staff!.links.list({ id })).links).toHaveLength(1)
  expect((await staff!.sharing.grants({ id })).grants).toMatchObject([{ role: 'writer' }])
  await settle({ endsGrantsOfStaff: true })
  expect(await codeOf(owner!.sharing.share({ id, email: colleague }))).toBe('yes')
  expect(await codeOf(owner!.links.revoke({ id: link.id }))).toBe('yes')
  await settle({ sharesOutside: true })
  const { link: own } = await owner!.links.make({ id, label: 'Of the firm' })
  await settle({})
  expect(await codeOf(owner!.links.revoke({ id: own.id }))).toBe('yes')
})

test('a client’s account that may not share outside sees that others’ links exist, and no address, use or visit of them', async () => {
  const id = await givenPublished()
  const { link: theirs } = await staff!.links.make({ id, label: 'Of the staff' })
  const token = theirs.link.split('/').at(-1)!
  await app.http.inject({ url: `/api/shared/${token}` })
  await settle({ sharesOutside: true })
  const { link: own } = await owner!.links.make({ id, label: 'Of the firm' })
  expect((await owner!.links.list({ id })).links.map(({ link }) => link)).toEqual([own.link, theirs.link])
  expect((await owner!.links.visits({ id: theirs.id })).visits).toHaveLength(1)
  await settle({})
  const answer = await owner!.get(`/api/documents/${id}/links`)
  expect(answer.body).not.toContain(token)
  expect((await owner!.links.list({ id })).links).toMatchObject([
    { label: 'Of the firm', link: own.link, timesOpened: 0 },
    { label: 'Of the staff', link: null, timesOpened: null, lastOpenedAt: null },
  ])
  expect(await codeOf(owner!.links.visits({ id: theirs.id }))).toBe('not-allowed')
  expect(await codeOf(owner!.links.visits({ id: own.id }))).toBe('yes')
  const colleague = await app.signedIn('aldgate')
  expect((await colleague.links.list({ id })).links.map(({ link }) => link)).toEqual([null, null])
})

test('the same rollback, sent again without the version it starts from, is the same one', async () => {
  const brief = { documentType: 'hld' as const, client: 'aldgate' as const, projectName: crypto.randomUUID() }
  const { id } = (await staff!.documentsV3.generate(brief)).document
  await staff!.documentsV3.generate({ ...brief, requirements: JSON.stringify({ scope: 'Payments are settled.' }) })
  const rollBack = () => staff!.documentsV1.rollback({ id, targetVersion: '1.0.0' })
  const [first, second] = [await rollBack(), await rollBack()]
  expect(second.document.currentVersion).toBe(first.document.currentVersion)
  const { versions } = await staff!.documentsV1.get({ id })
  expect(versions.map(({ version }) => version)).toEqual(['1.2.0', '1.1.0', '1.0.0'])
})
