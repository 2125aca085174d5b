import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#shared/api/sharing.ts'
import { verifyAuditChain } from '#server/audit/store.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { designRequirements, pictureOfDesign } from '#server/testing/given-small-design.ts'

let app: Awaited<ReturnType<typeof givenApp>>
type Account = Awaited<ReturnType<typeof app.signedIn>>
let staff: Account
let owner: Account

beforeAll(async () => {
  app = await givenApp({ publicUrl: 'https://arcwright.test' })
  staff = await app.signedIn()
  owner = await app.signedIn('aldgate')
  await staff.accounts.settleClientRights({ client: 'aldgate', approves: true, sharesOutside: true, endsGrantsOfStaff: true })
})
afterAll(() => app.end())

const brief = (projectName: string) => ({
  documentType: 'hld' as const,
  client: 'aldgate' as const,
  projectName,
  startFrom: 'customer-portal',
})
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'yes',
    (error: unknown) => (error as { code: string }).code,
  )
const newAddress = () => `${crypto.randomUUID()}@example.test`
const tokenOf = ({ link }: { link: string }) => link.split('/').at(-1)!
const visit = (url: string) => app.http.inject({ url })

/** Creates a document of Aldgate with a picture, and an account of Calder with whom it is shared. */
async function givenShared(role: Role | undefined) {
  const project = `Shared ${crypto.randomUUID()}`
  const { document } = await owner.documentsV3.generate({ ...brief(project), requirements: JSON.stringify(designRequirements) })
  const email = newAddress()
  const guest = await app.signedIn('calder', email)
  const invitation = role && (await owner.sharing.share({ id: document.id, email, role })).invitation
  return { document, email, guest, invitation }
}

const list = async ({ documentsV3 }: Account, id: string) =>
  (await documentsV3.list({})).documents.some((listed) => listed.id === id)

test.each([
  [
    undefined,
    { listed: false, printed: 'not-found', facts: 'not-found', file: 404, picture: 404, generate: 'not-found', share: 'not-found' },
  ],
  [
    'reader',
    { listed: true, printed: 'yes', facts: 'yes', file: 200, picture: 200, generate: 'not-allowed', share: 'not-allowed' },
  ],
  ['writer', { listed: true, printed: 'yes', facts: 'yes', file: 200, picture: 200, generate: 'yes', share: 'not-allowed' }],
] as const)('signed in under an address to which a document was shared as %s', async (role, expected) => {
  const { document, guest } = await givenShared(role)
  const { id } = document
  const { content } = await owner.sharing.printed({ id })
  const picture = content.sections.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'diagram')!
  const seen = {
    listed: await list(guest, id),
    printed: await codeOf(guest.sharing.printed({ id })),
    mayShare: await guest.sharing.printed({ id }).then(
      ({ mayShare }) => mayShare,
      () => false,
    ),
    facts: await codeOf(guest.documentsV3.facts({ id })),
    file: (await guest.get(document.downloadUrl)).statusCode,
    picture: (await guest.get(guest.sharing.picture({ id, block: picture.id }))).statusCode,
    generate: await codeOf(guest.documentsV3.generate(brief(document.project))),
    share: await codeOf(guest.sharing.share({ id, email: newAddress() })),
  }
  expect(seen).toEqual({ ...expected, mayShare: false })
  expect(await codeOf(guest.sharing.grants({ id }))).toBe(expected.share)
  expect(await codeOf(guest.sharing.revoke({ id, grant: id }))).toBe(expected.share)
})

test('a writer generates that very document, and no other of the same firm, type or name', async () => {
  const { document, guest } = await givenShared('writer')
  const again = await guest.documentsV3.generate({ ...brief(` ${document.project.toUpperCase()} `), outputFormat: 'pdf' })
  expect(again.document).toMatchObject({ id: document.id, version: '1.1.0' })
  expect((await guest.get(again.document.downloadUrl)).statusCode).toBe(200)
  const { document: other } = await owner.documentsV3.generate(brief(`Other ${crypto.randomUUID()}`))
  for (const foreign of [brief(other.project), brief('New'), { ...brief(document.project), client: 'wexmoor' as const }])
    expect(await codeOf(guest.documentsV3.generate(foreign))).toBe('not-found')
  expect(await list(guest, other.id)).toBe(false)
  expect(await codeOf(guest.sharing.printed({ id: other.id }))).toBe('not-found')
})

test('the address counts in whatever case it is written, and no address matches no account without one', async () => {
  const { document } = await givenShared(undefined)
  const email = newAddress()
  const guest = await app.signedIn('calder', email.toUpperCase())
  await staff.sharing.share({ id: document.id, email: email.replace(/^./, (first) => first.toUpperCase()) })
  expect(await list(guest, document.id)).toBe(true)
  for (const nobody of ['', ' ']) expect(await list(await app.signedIn('calder', nobody), document.id)).toBe(false)
  for (const wrong of ['', ' ', 'nobody', 'a@b', 'a@b.test, c@d.test', 'a@b.test\r\nBcc: c@d.test'])
    expect(await codeOf(staff.sharing.share({ id: document.id, email: wrong }))).toBe('invalid-input')
  await expect(sql`update grants set email_key = ''`.execute(app.database)).rejects.toThrow('check constraint')
})

test('a list holds what is shared and the firm’s own, newest first, and each once', async () => {
  const { document, guest, email } = await givenShared('reader')
  const own = await guest.documentsV3.generate({ ...brief('Own'), client: 'calder' })
  await staff.sharing.share({ id: own.document.id, email, role: 'reader' })
  expect((await guest.documentsV3.list({})).documents.map(({ id }) => id)).toEqual([own.document.id, document.id])
  expect((await guest.sharing.printed({ id: own.document.id })).mayShare).toBe(true)
})

test('a link opens its document without a sign-in, with its pictures and files, and nothing else', async () => {
  const { document, invitation } = await givenShared('reader')
  const token = tokenOf(invitation!)
  expect(invitation!.link).toMatch(/^https:\/\/arcwright\.test\/shared\/[\w-]{43}$/)
  const page = await visit(`/api/shared/${token}`)
  expect(page.json()).toMatchObject({
    role: 'reader',
    document: { id: document.id, version: '1.0.0', status: 'Draft', mayShare: false },
  })
  const picture = await visit(`/api/shared/${token}/pictures/${pictureOfDesign}`)
  expect([picture.statusCode, picture.headers['content-type'], picture.headers['content-security-policy']]).toEqual([
    200,
    'image/svg+xml',
    "default-src 'none'; frame-ancestors 'none'",
  ])
  expect(picture.body).toMatch(/^<svg [^>]+><defs>/)
  expect(picture.body).not.toMatch(/<text|style=|<script|<a |https?:(?!\/\/www\.w3\.org\/2000\/svg")/)
  const file = await visit(`/api/shared/${token}/download?format=pdf`)
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await visit(`/api/shared/${token}/pictures/nothing`)).statusCode).toBe(404)
  expect((await visit(`/api/documents/${document.id}/printed`)).statusCode).toBe(401)
})

test('an invitation’s address is the public one, whatever host was asked for, and a stranger’s host gets none', async () => {
  const { document } = await givenShared(undefined)
  const path = `/api/documents/${document.id}/share`
  const send = (host: string) =>
    owner.send({
      method: 'POST',
      path,
      headers: { host, 'content-type': 'application/json' },
      body: JSON.stringify({ email: newAddress() }),
    })
  const [own, strange] = [await send('localhost:81'), await send('evil.test')]
  expect((JSON.parse(own.text) as { invitation: { link: string } }).invitation.link).toMatch(/^https:\/\/arcwright\.test\//)
  expect([strange.status, JSON.parse(strange.text)]).toMatchObject([421, { code: 'wrong-host' }])
  expect((await owner.sharing.grants({ id: document.id })).grants).toHaveLength(1)
})

test('links that are unknown, expired, replaced and revoked look alike', async () => {
  const [expired, replaced, revoked] = [await givenShared('reader'), await givenShared('reader'), await givenShared('reader')]
  await sql`update grants set expires_at = now() where document_id = ${expired.document.id}`.execute(app.database)
  const { invitation } = await owner.sharing.share({ id: replaced.document.id, email: replaced.email, role: 'writer' })
  await owner.sharing.revoke({ id: revoked.document.id, grant: revoked.invitation!.id })
  const tokens = ['A'.repeat(43), ...[expired, replaced, revoked].map((shared) => tokenOf(shared.invitation!))]
  for (const rest of ['', '/download', '/pictures/context-diagram']) {
    const answers = await Promise.all(tokens.map((token) => visit(`/api/shared/${token}${rest}`)))
    const told = answers.map((answer) => ({ status: answer.statusCode, ...answer.json(), requestId: '' }))
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(told[0]).toMatchObject({ status: 404, error: 'This link does not work, or no longer does.' })
  }
  expect((await visit(`/api/shared/${tokenOf(invitation)}`)).json()).toMatchObject({ role: 'writer' })
  expect([await list(expired.guest, expired.document.id), await list(revoked.guest, revoked.document.id)]).toEqual([false, false])
  expect(await codeOf(revoked.guest.sharing.printed({ id: revoked.document.id }))).toBe('not-found')
  expect((await visit('/api/shared/short')).json()).toMatchObject({ code: 'invalid-input' })
})

test('the same address again changes the role, and what was revoked can be shared anew', async () => {
  const { document, email, guest, invitation } = await givenShared('writer')
  const { id } = document
  await staff.sharing.share({ id, email: email.toUpperCase(), role: 'reader' })
  expect(await codeOf(guest.documentsV3.generate(brief(document.project)))).toBe('not-allowed')
  const { grants } = await owner.sharing.grants({ id })
  expect(grants).toMatchObject([{ email: email.toUpperCase(), role: 'reader', sharedBy: 'Given' }])
  expect(Date.parse(grants[0]!.expiresAt) - Date.parse(grants[0]!.sharedAt)).toBe(30 * 24 * 3600 * 1000)
  expect((await owner.sharing.outbox({})).invitations.some((sent) => sent.documentId === id)).toBe(false)
  for (let times = 0; times < 2; times += 1) await owner.sharing.revoke({ id, grant: invitation!.id })
  expect(await owner.sharing.grants({ id })).toEqual({ grants: [], next: null })
  await owner.sharing.share({ id, email, role: 'writer' })
  expect(await codeOf(guest.documentsV3.generate(brief(document.project)))).toBe('yes')
  const trail = sql<{
    action: string
    details: string
  }>`select action, details from audit_trail where subject = ${invitation!.id} order by id`
  const { rows } = await trail.execute(app.database)
  expect(rows.map(({ action }) => action)).toEqual(['document-shared', 'document-shared', 'sharing-ended', 'document-shared'])
  expect(JSON.parse(rows[0]!.details)).toEqual({ documentId: id, version: '1.0.0', email, role: 'writer' })
  expect(await verifyAuditChain(app.database)).toMatchObject({ isWhole: true })
})

test('what another document was given is not revoked through this one', async () => {
  const [one, other] = [await givenShared('reader'), await givenShared('reader')]
  await owner.sharing.revoke({ id: one.document.id, grant: other.invitation!.id })
  expect(await list(other.guest, other.document.id)).toBe(true)
})

test('shared twice at once, one link works and the role is that of its invitation', async () => {
  const { document, email } = await givenShared(undefined)
  const roles = ['reader', 'writer', 'reader', 'writer'] as const
  const answers = await Promise.all(roles.map((role) => owner.sharing.share({ id: document.id, email, role })))
  const pages = await Promise.all(answers.map(({ invitation }) => visit(`/api/shared/${tokenOf(invitation)}`)))
  const working = pages.flatMap((page, index) => (page.statusCode === 200 ? [{ role: page.json().role, index }] : []))
  expect(working).toEqual([{ role: roles[working[0]!.index], index: working[0]!.index }])
  const { invitations } = await owner.sharing.outbox({})
  const kept = invitations.filter((invitation) => invitation.documentId === document.id)
  expect(kept).toEqual([answers[working[0]!.index]!.invitation])
})

test('an outbox holds what its own account wrote, to be copied again', async () => {
  const { document, email, invitation } = await givenShared('writer')
  expect((await owner.sharing.outbox({})).invitations[0]).toEqual(invitation)
  expect(invitation).toMatchObject({ to: email, documentId: document.id, subject: `Given shared “${document.title}” with you` })
  expect(invitation!.text).toContain(`sign in to Arcwright with ${email}`)
  expect(invitation!.text).not.toContain(tokenOf(invitation!))
  expect((await staff.sharing.outbox({})).invitations.some(({ id }) => id === invitation!.id)).toBe(false)
})

test('too many links that lead nowhere are refused from one address, and a good one still opens', async () => {
  const { invitation } = await givenShared('reader')
  const guess = () => visit(`/api/shared/${crypto.randomUUID().replaceAll('-', '').padEnd(43, 'x')}`)
  const answers = await Promise.all(Array.from({ length: 70 }, guess))
  expect(answers.some(({ statusCode }) => statusCode === 404)).toBe(true)
  const last = await guess()
  expect([last.statusCode, Number(last.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await visit(`/api/shared/${tokenOf(invitation!)}`)).statusCode).toBe(200)
})

test('a picture is asked for again, and sent again only when it has changed', async () => {
  const { document } = await givenShared(undefined)
  const url = staff.sharing.picture({ id: document.id, block: pictureOfDesign, version: '1.0.0' })
  const first = await staff.get(url, { 'accept-encoding': 'gzip' })
  expect([first.headers['cache-control'], first.headers['content-encoding']]).toEqual(['private, no-cache', 'gzip'])
  const again = await staff.get(url, { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a version is shown by its number', async () => {
  const { document } = await givenShared(undefined)
  await owner.documentsV3.generate({ ...brief(document.project), requirements: '{"scope":"A second scope."}' })
  const { id } = document
  expect((await owner.sharing.printed({ id })).version).toBe('1.1.0')
  const first = await owner.sharing.printed({ id, version: '1.0.0' })
  expect([first.version, JSON.stringify(first.content).includes('A second scope.')]).toEqual(['1.0.0', false])
  expect(await codeOf(owner.sharing.printed({ id, version: '9.0.0' }))).toBe('not-found')
  const file = await owner.get(owner.documentsV3.download({ id, format: 'json', version: '1.0.0' }))
  expect(file.headers['content-disposition']).toContain('1.0.0.json')
})
