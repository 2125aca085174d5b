import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskedRequirements } from '#shared/brief.ts'
import { formatNames } from '#shared/formats.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { designRequirements, pictureOfDesign } from '#server/testing/given-small-design.ts'

let app: Awaited<ReturnType<typeof givenApp>>
type Account = Awaited<ReturnType<typeof app.signedIn>>
let staff: Account

beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

const early = 'The early scope.'
/** A word that occurs in no earlier version. */
const secret = 'zanzibar'
const newName = () => `Project ${crypto.randomUUID()}`
const newAddress = () => `${crypto.randomUUID()}@example.test`
const visit = (url: string) => app.http.inject({ url })
const pathOf = ({ link }: { link: string }) => `/api/shared/${link.split('/').at(-1)!}`
const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'yes',
    (error: unknown) => (error as { code: string }).code,
  )

async function write(projectName: string, asked: string | AskedRequirements, as = staff) {
  const requirements = typeof asked === 'string' ? { scope: asked } : asked
  const brief = { documentType: 'hld', client: 'aldgate', projectName, requirements, startFrom: 'customer-portal' } as const
  return (await as.documentsV1.generate(brief)).document
}
const writeSecret = (projectName: string, as = staff) => write(projectName, `The ${secret} margin stays inside.`, as)

/** Returns everything that an account can read, as one text. */
async function everythingOf(account: Account, id: string) {
  const lists = await Promise.all([account.documentsV1, account.documentsV2, account.documentsV3].map((calls) => calls.list({})))
  const history = await account.documentsV1.get({ id })
  const printed = await account.sharing.printed({ id })
  const usage = await account.usage.summary({})
  const known = await account.documentsV3.project({ client: 'aldgate', projectName: history.document.project })
  const files = await Promise.all([
    account.get(account.documentsV1.export({ id })),
    account.get(account.documentsV2.download({ id })),
    account.get(account.documentsV3.download({ id })),
  ])
  const numbers = history.versions.map(({ version }) => version)
  const text = JSON.stringify([lists, history, printed, usage, known, files.map(({ body }) => body)])
  return { numbers, text, current: history.document.currentVersion, printed: printed.version }
}

/** All calls that reach a version by its number. */
const waysTo = (account: Account, id: string, version: string) =>
  Promise.all([
    codeOf(account.sharing.printed({ id, version })),
    ...[
      account.documentsV1.export({ id, version }),
      account.documentsV3.download({ id, version }),
      account.sharing.picture({ id, version, block: pictureOfDesign }),
    ].map(async (url) => String((await account.get(url)).statusCode)),
  ])
const hidden = ['not-found', '404', '404', '404']

// Every format is rendered for the first time here.
test(
  'a link shows the version that it names and nothing that was written after it, neither words, title nor files',
  { timeout: 300_000 },
  async () => {
    const project = newName()
    const { id } = await write(project, { ...designRequirements, scope: early })
    const { invitation } = await staff.sharing.share({ id, email: newAddress() })
    expect(invitation.text).toContain('The link shows version 1.0.0, whatever is written after it.')
    const before = await visit(pathOf(invitation))
    await writeSecret(project)
    const after = await visit(pathOf(invitation))
    expect([before.json(), after.json()]).toMatchObject([{ isNewest: false }, { document: { version: '1.0.0' } }])
    expect(after.json()).toEqual(before.json())
    for (const format of formatNames) {
      const file = await visit(`${pathOf(invitation)}/download?format=${format}`)
      expect([file.statusCode, file.headers['content-disposition']]).toEqual([200, expect.stringContaining(`1.0.0.${format}`)])
      expect(file.body).not.toContain(secret)
    }
    expect((await visit(`${pathOf(invitation)}/pictures/${pictureOfDesign}`)).statusCode).toBe(200)
  },
)

test('the approved version is shared unless another is named, and the shown one where none is approved', async () => {
  const project = newName()
  const { id } = await write(project, early)
  const named = async (version?: string) => {
    const { invitation } = await staff.sharing.share({ id, email: newAddress(), ...(version && { version }) })
    return (await visit(pathOf(invitation))).json<{ document: { version: string; status: string } }>().document
  }
  expect(await named()).toMatchObject({ version: '1.0.0', status: 'Draft' })
  await staff.documentsV1.approve({ id, version: '1.0.0' })
  await writeSecret(project)
  expect((await staff.documentsV1.get({ id })).document).toMatchObject({ currentVersion: '2.0.0', approvedVersion: '1.0.0' })
  expect(await named()).toMatchObject({ version: '1.0.0', status: 'Approved' })
  expect(await named('2.0.0')).toMatchObject({ version: '2.0.0', status: 'Draft' })
  const wrong = ['9.9.9', 'newest'].map((version) => codeOf(staff.sharing.share({ id, email: newAddress(), version })))
  expect(await Promise.all(wrong)).toEqual(['not-found', 'invalid-input'])
  const { grants } = await staff.sharing.grants({ id })
  expect(grants.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0', '1.0.0'])
})

test('always the newest is a choice of its own, and shows approved versions only', async () => {
  const project = newName()
  const { id } = await write(project, early)
  const email = newAddress()
  const follow = () => staff.sharing.share({ id, email, version: 'newest-approved' })
  expect(await codeOf(follow())).toBe('conflict')
  await staff.documentsV1.approve({ id, version: '1.0.0' })
  const { invitation } = await follow()
  const reader = await app.signedIn('calder', email)
  const seen = async () => [
    (await visit(pathOf(invitation))).json<{ document: { version: string } }>().document.version,
    (await reader.documentsV3.list({})).documents[0]!.version,
  ]
  await writeSecret(project)
  await staff.documentsV1.publish({ id, version: '2.0.0' })
  expect(await seen()).toEqual(['1.0.0', '1.0.0'])
  await staff.documentsV1.approve({ id, version: '2.0.0' })
  expect(await seen()).toEqual(['2.0.0', '2.0.0'])
  expect((await visit(pathOf(invitation))).json()).toMatchObject({ isNewest: true })
  expect((await staff.sharing.grants({ id })).grants).toMatchObject([{ version: null }])
  expect(await waysTo(reader, id, '1.0.0')).toEqual(hidden)
})

test.each(['reader', 'writer'] as const)('a %s who signs in is shown the version that was shared, in every call', async (role) => {
  const project = newName()
  const { id } = await write(project, early)
  const email = newAddress()
  await staff.sharing.share({ id, email, role })
  const guest = await app.signedIn('calder', email)
  await writeSecret(project)
  await staff.documentsV1.approve({ id, version: '1.1.0' })
  await write(project, early)
  const { numbers, text, ...rest } = await everythingOf(guest, id)
  expect([numbers, rest]).toEqual([['1.0.0'], { current: '1.0.0', printed: '1.0.0' }])
  expect(text).not.toContain(secret)
  expect(text).not.toContain('1.1.0')
  expect(await waysTo(guest, id, '1.1.0')).toEqual(hidden)
  expect((await guest.documentsV1.get({ id })).document.approvedVersion).toBeNull()
})

test('a writer takes what they are shown, and sees what they write themselves, while it is shared', async () => {
  const project = newName()
  const { id } = await write(project, early)
  const email = newAddress()
  const { invitation } = await staff.sharing.share({ id, email, role: 'writer' })
  const writer = await app.signedIn('calder', email)
  await writeSecret(project)
  const key = crypto.randomUUID()
  const { document, content } = await writer.documentsV3.generate(
    { documentType: 'hld', client: 'aldgate', projectName: project, requirements: '{"budget":"£10,000"}' },
    { idempotencyKey: key },
  )
  expect(document.version).toBe('1.2.0')
  expect(JSON.stringify(content)).not.toContain(secret)
  const { numbers, text } = await everythingOf(writer, id)
  expect(numbers).toEqual(['1.2.0', '1.0.0'])
  expect(text).not.toContain(secret)
  expect(await codeOf(writer.documentsV1.rollback({ id, targetVersion: '1.1.0' }))).toBe('not-found')
  const rolledBack = await writer.documentsV1.rollback({ id, targetVersion: '1.0.0', currentVersion: '1.2.0' })
  expect(rolledBack.document.currentVersion).toBe('1.3.0')
  await staff.sharing.revoke({ id, grant: invitation.id })
  const ways = [() => writer.sharing.printed({ id }), () => writer.documentsV3.generation({ key })]
  expect(await Promise.all(ways.map((way) => codeOf(way())))).toEqual(['not-found', 'not-found'])
})

test('a firm’s account sees a document from its first published version on, and no draft of the staff', async () => {
  const project = newName()
  const { id } = await write(project, early)
  const owner = await app.signedIn('aldgate')
  expect(await waysTo(owner, id, '1.0.0')).toEqual(hidden)
  expect(JSON.stringify(await owner.documentsV2.list({}))).not.toContain(project)
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  await writeSecret(project)
  const first = await everythingOf(owner, id)
  expect([first.numbers, first.current]).toEqual([['1.0.0'], '1.0.0'])
  expect(first.text).not.toContain(secret)
  expect(await waysTo(owner, id, '1.1.0')).toEqual(hidden)
  const { invitation } = await staff.sharing.share({ id, email: newAddress(), version: '1.1.0' })
  expect(await owner.sharing.grants({ id })).toEqual({ grants: [], next: null })
  await owner.sharing.revoke({ id, grant: invitation.id })
  expect((await visit(pathOf(invitation))).statusCode).toBe(200)
  expect(await codeOf(owner.sharing.share({ id, email: newAddress(), version: '1.1.0' }))).toBe('not-found')
  await write(project, 'The scope of the third.')
  await staff.documentsV1.approve({ id, version: '1.2.0' })
  expect(await waysTo(owner, id, '1.2.0')).toEqual(hidden)
  await staff.documentsV1.publish({ id, version: '1.2.0' })
  const { numbers, text } = await everythingOf(owner, id)
  expect([numbers, text.includes(secret)]).toEqual([['1.2.0', '1.0.0'], false])
})

test('a changelog tells what changed of the version before it that the account is shown', async () => {
  const project = newName()
  const asked = (technicalRequirements: string) =>
    staff.documentsV1.generate({
      documentType: 'hld',
      client: 'aldgate',
      projectName: project,
      requirements: { technicalRequirements },
    })
  const both = 'Handlers must search claims by policy number.\nClaims must be kept for 7 years.'
  const { document } = await asked('Handlers must search claims by policy number.')
  const { id } = document
  const owner = await app.signedIn('aldgate')
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  await asked(`${both}\nThe ${secret} desk must see the margin.`)
  await asked(both)
  await staff.documentsV1.publish({ id, version: '1.2.0' })
  const [told] = (await owner.documentsV1.get({ id })).versions
  const [stored] = (await staff.documentsV1.get({ id })).versions
  expect(stored!.changelog).toMatch(/removed S\d/)
  expect(told!.changelog).toMatch(/^Statements: added S\d/)
  expect(told!.changelog).not.toContain('removed')
})

test('what a firm’s account writes is its firm’s to see, with what it is made of, and takes nothing from the staff’s drafts', async () => {
  const project = newName()
  const { id } = await writeSecret(project)
  const [owner, colleague] = [await app.signedIn('aldgate'), await app.signedIn('aldgate')]
  const own = await write(project, '', owner)
  expect([own.id, own.currentVersion]).toEqual([id, '1.1.0'])
  for (const account of [owner, colleague]) {
    const { numbers, text } = await everythingOf(account, id)
    expect(numbers).toEqual(['1.1.0'])
    expect(text).not.toContain(secret)
  }
  await writeSecret(project)
  expect((await colleague.documentsV1.get({ id })).document.currentVersion).toBe('1.1.0')
  expect(await colleague.documentsV1.approve({ id, version: '1.1.0' })).toEqual({ success: true })
  const within = newAddress()
  await app.signedIn('aldgate', within)
  const { grants } = await colleague.sharing.share({ id, email: within }).then(() => colleague.sharing.grants({ id }))
  expect(grants).toMatchObject([{ version: '1.1.0' }])
})

test('a hidden draft moves no document up a list', async () => {
  const owner = await app.signedIn('hartnell')
  const names = [newName(), newName()]
  const generate = (projectName: string, as: Account) =>
    as.documentsV1.generate({ documentType: 'hld', client: 'hartnell', projectName })
  for (const name of names) await generate(name, owner)
  await generate(names[0]!, staff)
  expect((await owner.documentsV1.list({})).documents.map(({ project }) => project)).toEqual(names.toReversed())
})
