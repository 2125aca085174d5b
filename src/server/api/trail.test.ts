import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAuditChain } from '#server/audit/store.ts'
import { givenApp } from '#server/testing/given-app.ts'

const logged: string[] = []
let app: Awaited<ReturnType<typeof givenApp>>
let [staff, owner]: Awaited<ReturnType<typeof app.signedIn>>[] = []
beforeAll(async () => {
  app = await givenApp({ logTo: { write: (line) => void logged.push(line) } })
  ;[staff, owner] = [await app.signedIn(), await app.signedIn('aldgate')]
})
afterAll(() => app.end())

type Entry = { action: string; actor: string; subject: string; details: string }
async function trailSince(id: number) {
  const { rows } = await sql<Entry>`select action, actor, subject, details from audit_trail where id > ${id} order by id`.execute(
    app.database,
  )
  return rows.map(({ details, ...entry }) => ({ ...entry, ...(JSON.parse(details) as Record<string, unknown>) }))
}
async function lastOfTrail() {
  const { rows } = await sql<{ id: number }>`select max(id) as id from audit_trail`.execute(app.database)
  return rows[0]!.id
}
const accountOf = async ({ username }: { username: string }) =>
  (await sql<{ id: string }>`select id from accounts where username = ${username}`.execute(app.database)).rows[0]!.id

async function givenApproved() {
  const brief = { documentType: 'hld' as const, client: 'aldgate' as const, projectName: crypto.randomUUID() }
  const { id } = (await staff!.documentsV3.generate(brief)).document
  await staff!.documentsV3.generate({ ...brief, requirements: JSON.stringify({ scope: 'Payments are settled.' }) })
  await staff!.documentsV1.approve({ id, version: '1.1.0' })
  return { id, project: brief.projectName }
}

test('the trail has whatever is downloaded, with who had it and where', async () => {
  const [{ id, project }, account] = [await givenApproved(), await accountOf(staff!)]
  const projectId = (await staff!.projects.list({})).projects.find(({ name }) => name === project)!.id
  const before = await lastOfTrail()
  const paths = [
    `/api/documents/${id}/export?format=json`,
    `/api/v2/documents/${id}/download`,
    staff!.documentsV3.download({ id, format: 'json' }),
    staff!.comparison.file({ id, format: 'docx' }),
    staff!.reviews.certificate({ id, format: 'pdf' }),
    staff!.reviews.trail({ id, format: 'csv' }),
    staff!.projects.report({ id: projectId, format: 'docx' }),
  ]
  for (const path of paths) expect([path, (await staff!.get(path)).statusCode]).toEqual([path, 200])
  const kept = await trailSince(before)
  expect(kept.map(({ action }) => action)).toEqual([
    ...Array<string>(3).fill('version-downloaded'),
    'comparison-downloaded',
    'certificate-downloaded',
    'trail-downloaded',
    'report-downloaded',
  ])
  for (const entry of kept) expect(entry).toMatchObject({ actor: account, address: '127.0.0.1' })
  expect(kept[3]).toMatchObject({ from: '1.0.0', to: '1.1.0', format: 'docx' })
})

test('the trail has opened links, a reviewer’s among them, and what is downloaded by them', async () => {
  const { id } = await givenApproved()
  const { invitation } = await staff!.sharing.share({ id, email: 'guest@example.test' })
  const brief = { documentType: 'hld' as const, client: 'aldgate' as const, projectName: crypto.randomUUID() }
  const draft = (await staff!.documentsV3.generate(brief)).document
  const asked = { id: draft.id, version: '1.0.0', people: [{ address: 'grace@example.test' }] }
  const { id: review } = await staff!.reviews.ask(asked)
  const { letter } = (await staff!.reviews.list({ id: draft.id })).reviews[0]!.reviewers[0]!
  const [token, reviewing] = [invitation.link, letter!.link].map((link) => link.split('/').at(-1)!)
  const before = await lastOfTrail()
  const paths = [
    `shared/${token}`,
    `shared/${token}/download?format=json`,
    `reviewing/${reviewing}`,
    `reviewing/${reviewing}/download?format=json`,
  ]
  for (const path of paths) expect([path, (await app.http.inject({ url: `/api/${path}` })).statusCode]).toEqual([path, 200])
  const [guest, reviewer] = ['guest of a link', 'reviewer by link']
  expect(await trailSince(before)).toMatchObject([
    { action: 'link-opened', actor: guest, subject: invitation.id, address: '127.0.0.1' },
    { action: 'version-downloaded', actor: guest, grant: invitation.id, address: '127.0.0.1' },
    { action: 'link-opened', actor: reviewer, subject: review, address: '127.0.0.1' },
    { action: 'version-downloaded', actor: reviewer, grant: review, address: '127.0.0.1' },
  ])
  expect(await verifyAuditChain(app.database)).toMatchObject({ isWhole: true })
})

test('the trail has what an account was refused, once a minute for each call, and the log has account and address', async () => {
  const [before, account] = [await lastOfTrail(), await accountOf(owner!)]
  for (let times = 0; times < 3; times++) expect((await owner!.get('/api/clients/rights')).statusCode).toBe(403)
  expect((await owner!.get('/api/hooks')).statusCode).toBe(403)
  const refused = { action: 'refused', actor: account, address: '127.0.0.1' }
  // Refusals are written after their answers, on a busy machine in either order.
  await expect
    .poll(async () => (await trailSince(before)).toSorted((left, right) => left.subject.localeCompare(right.subject)))
    .toEqual([
      { ...refused, subject: 'GET /api/clients/rights' },
      { ...refused, subject: 'GET /api/hooks' },
    ])
  const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines.find(({ route }) => route === '/api/hooks')).toMatchObject({ status: 403, account, address: '127.0.0.1' })
})
