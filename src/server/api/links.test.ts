import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { linksApi } from '#shared/api/links.ts'
import { sharingApi } from '#shared/api/sharing.ts'
import type { z } from 'zod'
import { callApp } from '#server/testing/call-app.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { mostVisits, trailLimits } from '#server/sharing/policy.ts'
import { readPdf } from '#server/testing/read-pdf.ts'

let app: Awaited<ReturnType<typeof givenApp>>
let staff: Awaited<ReturnType<typeof app.signedIn>>

beforeAll(async () => {
  app = await givenApp({ publicUrl: 'https://arcwright.test' })
  staff = await app.signedIn()
})
afterAll(() => app.end())

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'yes',
    (error: unknown) => (error as { code: string }).code,
  )
const tokenOf = ({ link }: { link: string }) => link.split('/').at(-1)!
/** A browser without a sign-in. */
const stranger = (jar = new Map<string, string>()) => ({ ...callApp({ app: app.http }, sharingApi, jar), jar })

type Options = Omit<z.input<typeof linksApi.make.input>, 'id' | 'label'>

async function givenLink(options: Options = {}) {
  const brief = { documentType: 'hld' as const, client: 'aldgate' as const, projectName: `Links ${crypto.randomUUID()}` }
  const { document } = await staff.documentsV3.generate(brief)
  const { link } = await staff.links.make({ id: document.id, label: 'For the board', ...options })
  return { id: document.id, brief, link, token: tokenOf(link) }
}

const visitsOf = async (id: string) => (await staff.links.visits({ id })).visits

test('a link shows the version that it names, whatever is written later, and tells who came', async () => {
  const { brief, link, token } = await givenLink()
  await staff.documentsV3.generate(brief)
  const seen = await stranger().sharedDocument({ token })
  expect([seen.document.version, seen.role, seen.mayDownload, seen.watermark]).toEqual(['1.0.0', 'reader', true, null])
  const file = await app.http.inject({ url: `/api/shared/${token}/download?format=json`, headers: { 'user-agent': 'Browser/1' } })
  expect(file.statusCode).toBe(200)
  expect(await visitsOf(link.id)).toMatchObject([
    { what: 'downloaded', agent: 'Browser/1', network: '127.0.0.1' },
    { what: 'opened', email: null },
  ])
  const [listed] = (await staff.links.list({ id: seen.document.id })).links
  expect(listed).toMatchObject({ link: `https://arcwright.test/shared/${token}`, timesOpened: 1, version: '1.0.0' })
})

test('a link with a password shows nothing of the document until it is said, in that browser alone', async () => {
  const { link, token } = await givenLink({ password: 'open sesame', asksEmail: true })
  const guest = stranger()
  expect(await guest.sharedDoor({ token })).toEqual({ asksPassword: true, asksEmail: true, checksEmail: false })
  expect(await codeOf(guest.sharedDocument({ token }))).toBe('locked')
  expect((await app.http.inject({ url: `/api/shared/${token}/download` })).statusCode).toBe(423)
  expect((await app.http.inject({ url: `/api/shared/${token}/pictures/any` })).statusCode).toBe(423)
  const wrong = [{ password: 'open barley', email: 'a@b.test' }, { password: 'open sesame' }, { email: 'a@b.test' }, {}]
  for (const said of wrong) expect(await codeOf(guest.openShared({ token, ...said }))).toBe('invalid-credentials')
  expect(guest.jar.size).toBe(0)
  await guest.openShared({ token, password: 'open sesame', email: 'ali@example.test' })
  expect((await guest.sharedDocument({ token })).document.version).toBe('1.0.0')
  expect(await codeOf(stranger().sharedDocument({ token }))).toBe('locked')
  const visits = await visitsOf(link.id)
  expect(visits.flatMap(({ what, times }) => Array(times).fill(what))).toEqual([
    'opened',
    'refused',
    'refused',
    'refused',
    'refused',
  ])
  expect(visits[0]?.email).toBe('ali@example.test')
})

test('what opens one link opens no other', async () => {
  const [one, other] = [await givenLink({ password: 'open sesame' }), await givenLink({ password: 'open sesame' })]
  const guest = stranger()
  await guest.openShared({ token: one.token, password: 'open sesame' })
  const [[name, value]] = [...guest.jar] as [[string, string]]
  guest.jar.set(name.replace(one.link.id, other.link.id), value)
  expect(await codeOf(guest.sharedDocument({ token: one.token }))).toBe('yes')
  expect(await codeOf(guest.sharedDocument({ token: other.token }))).toBe('locked')
})

test('guesses at a password are counted', async () => {
  const { token } = await givenLink({ password: 'open sesame' })
  const guest = stranger()
  const codes = []
  for (let i = 0; i < 12; i++) codes.push(await codeOf(guest.openShared({ token, password: `guess ${i}` })))
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'invalid-credentials'))
  expect(codes.slice(10)).toEqual(['too-many-requests', 'too-many-requests'])
})

test('a link that gives no files gives none, and one with a watermark only a PDF that says for whom it is', async () => {
  const { token } = await givenLink({ mayDownload: false })
  expect((await app.http.inject({ url: `/api/shared/${token}/download` })).statusCode).toBe(403)
  const marked = await givenLink({ watermark: true, asksEmail: true })
  const guest = stranger()
  await guest.openShared({ token: marked.token, email: 'ali@example.test' })
  expect((await guest.sharedDocument({ token: marked.token })).watermark).toBe('ali@example.test')
  const cookie = [...guest.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const fileAs = (format: string) =>
    app.http.inject({ url: `/api/shared/${marked.token}/download?format=${format}`, headers: { cookie } })
  expect((await fileAs('docx')).statusCode).toBe(403)
  const { pages, pieces, conformance } = await readPdf(new Uint8Array((await fileAs('pdf')).rawPayload))
  const marks = pieces.filter(({ text }) => text === 'ali@example.test').map(({ page }) => page)
  expect(new Set(marks).size).toBe(pages)
  expect(conformance).toBe('PDF/UA-1')
  const kept = await sql<{ count: number }>`
    select count(*) from exports join versions on versions.id = version_id
    where document_id = ${marked.id} and format = 'pdf'`.execute(app.database)
  expect(kept.rows[0]?.count).toBe(0)
})

test('a link ends when it is ended or its day has come, and nobody else’s link can be ended', async () => {
  const { link, token } = await givenLink()
  const other = await app.signedIn('calder')
  expect(await codeOf(other.links.revoke({ id: link.id }))).toBe('not-found')
  expect(await codeOf(other.links.visits({ id: link.id }))).toBe('not-found')
  await staff.links.revoke({ id: link.id })
  await staff.links.revoke({ id: link.id })
  expect(await codeOf(stranger().sharedDocument({ token }))).toBe('not-found')
  const late = await givenLink({ days: 1 })
  await sql`update links set expires_at = now() - interval '1 second' where id = ${late.link.id}`.execute(app.database)
  expect(await codeOf(stranger().sharedDocument({ token: late.token }))).toBe('not-found')
  expect((await staff.links.list({ id: late.id })).links).toEqual([])
})

test('an approval that a link has shown since cannot be taken back', async () => {
  const { id } = await givenLink()
  await staff.documentsV1.approve({ id, version: '1.0.0' })
  expect(await codeOf(staff.documentsV1.withdraw({ id, version: '1.0.0', reason: 'A figure is wrong.' }))).toBe('conflict')
})

test('always the newest approved version can be linked once there is one', async () => {
  expect(await codeOf(givenLink({ version: 'newest-approved' }))).toBe('conflict')
  const { id, brief } = await givenLink()
  await staff.documentsV1.approve({ id, version: '1.0.0' })
  const { link } = await staff.links.make({ id, label: 'Newest', version: 'newest-approved', days: null })
  expect([link.version, link.expiresAt]).toEqual([null, null])
  await staff.documentsV3.generate(brief)
  const seen = await stranger().sharedDocument({ token: tokenOf(link) })
  expect([seen.document.version, seen.isNewest]).toEqual(['1.0.0', true])
})

const trailOf = async (action: string, subject: string) => {
  const { rows } = await sql<{ details: string }>`
    select details from audit_trail where action = ${action} and (subject = ${subject} or details::json ->> 'grant' = ${subject})
    order by id`.execute(app.database)
  return rows.map(({ details }) => JSON.parse(details) as Record<string, unknown>)
}

test('what one address opens again and again is one visit a minute, counted, and one entry of the trail', async () => {
  const { link, token, id } = await givenLink()
  for (let times = 0; times < 12; times++) await stranger().sharedDocument({ token })
  for (let times = 0; times < 3; times++) await app.http.inject({ url: `/api/shared/${token}/download?format=json` })
  const visits = await visitsOf(link.id)
  const sumOf = (what: string) => visits.filter((visit) => visit.what === what).reduce((sum, { times }) => sum + times, 0)
  expect([sumOf('opened'), sumOf('downloaded')]).toEqual([12, 3])
  // A new minute may begin in between.
  expect(visits.length).toBeLessThanOrEqual(4)
  expect((await trailOf('link-opened', link.id)).length).toBeLessThanOrEqual(2)
  expect((await trailOf('version-downloaded', link.id)).length).toBeLessThanOrEqual(2)
  expect((await staff.links.list({ id })).links[0]!.timesOpened).toBe(12)
})

test('from however many addresses a link is opened, its visits and its entries of the trail are bounded', async () => {
  const { link, token } = await givenLink()
  await sql`insert into link_visits (link_id, what, network, agent)
    select ${link.id}, 'opened', 'from ' || n, '' from generate_series(1, ${mostVisits + 20}) n`.execute(app.database)
  await stranger().sharedDocument({ token })
  const { rows } = await sql<{ count: number; oldest: string }>`
    select count(*)::int as count, (array_agg(network order by id))[1] as oldest from link_visits where link_id = ${link.id}`.execute(
    app.database,
  )
  expect(rows).toEqual([{ count: mostVisits, oldest: 'from 22' }])
  await sql`update sign_in_throttle set attempts = ${trailLimits.perLink} where subject = ${`trail:link-opened ${link.id}`}`.execute(
    app.database,
  )
  const from = (address: string) => app.http.inject({ url: `/api/shared/${token}`, remoteAddress: address })
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) expect((await from(address)).statusCode).toBe(200)
  expect(await trailOf('link-opened', link.id)).toMatchObject([{ address: '127.0.0.1' }, { address: '10.0.0.1', isLastFor: 600 }])
})
