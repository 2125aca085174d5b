import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'

type App = Awaited<ReturnType<typeof givenApp>>
type Person = Awaited<ReturnType<App['signedIn']>>
let app: App
let staff: Person
beforeAll(async () => {
  app = await givenApp()
  staff = await app.signedIn()
})
afterAll(() => app.end())

const version = '1.0.0'
const newAddress = () => `${crypto.randomUUID()}@aldgate.test`

/** Creates a draft that nobody but staff has seen. */
async function givenDraft(projectName: string) {
  const asked = { documentType: 'hld', client: 'aldgate', projectName, startFrom: 'customer-portal' } as const
  return (await staff.documentsV1.generate(asked)).document.id
}
const ask = async (id: string, ...addresses: string[]) =>
  (await staff.reviews.ask({ id, version, people: addresses.map((address) => ({ address })) })).id

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'yes',
    (error: unknown) => (error as { code: string }).code,
  )

/** Everything by which an account could learn of the document or its version, with the answer to each. */
async function waysTo(person: Person, id: string, projectName: string) {
  const [first, third, library, found, projects] = await Promise.all([
    person.documentsV1.list({}),
    person.documentsV3.list({}),
    person.library.list({}),
    person.library.list({ q: projectName }),
    person.projects.list({}),
  ])
  const calls = {
    printed: person.sharing.printed({ id, version }),
    get: person.documentsV1.get({ id }),
    reviews: person.reviews.list({ id, version }),
    facts: person.documentsV3.facts({ id, version }),
    compare: person.comparison.compare({ id }),
  }
  const codes = await Promise.all(Object.entries(calls).map(async ([name, call]) => [name, await codeOf(call)]))
  const file = await person.get(`/api/v3/documents/${id}/download?format=docx&version=${version}`)
  return {
    listed: [first, third, library, found, projects].map((list) => JSON.stringify(list).includes(projectName)),
    ...Object.fromEntries(codes),
    file: file.statusCode,
  }
}
const all = { printed: 'yes', get: 'yes', reviews: 'yes', facts: 'yes', compare: 'yes', file: 200 }
const seen = { ...all, listed: [true, true, true, true, true] }
const hidden = {
  ...Object.fromEntries(Object.keys(all).map((name) => [name, 'not-found'])),
  file: 404,
  listed: Array(5).fill(false),
}

test('accounts that are asked to review a draft read it in their account, and nobody else of the client does', async () => {
  const projectName = 'Asked before it was published'
  const id = await givenDraft(projectName)
  const address = newAddress()
  const [asked, withoutEmail, colleague] = await Promise.all([
    app.signedIn('aldgate', address),
    app.signedIn('aldgate'),
    app.signedIn('aldgate', newAddress()),
  ])
  const other = await app.signedIn('calder')
  expect(await waysTo(asked, id, projectName)).toEqual(hidden)
  const review = await ask(id, address, withoutEmail.username)

  for (const person of [asked, withoutEmail]) {
    expect(await waysTo(person, id, projectName)).toEqual(seen)
    expect((await person.reviews.asked({})).reviews).toMatchObject([{ id: review, documentId: id, version }])
  }
  for (const person of [colleague, other]) expect(await waysTo(person, id, projectName)).toEqual(hidden)
  const { versions } = await staff.documentsV1.get({ id })
  expect(versions.map(({ publishedAt }) => publishedAt)).toEqual([null])
  const heard = async (person: Person) => (await person.notifications.list({})).notifications.map(({ verb }) => verb)
  await expect.poll(() => heard(asked)).toEqual(['review-asked'])

  const { contentHash } = await asked.reviews.list({ id })
  for (const person of [asked, withoutEmail])
    await person.reviews.decide({ id: review, decision: 'approved', reason: '', contentHash })
  expect((await staff.sharing.printed({ id })).state).toBe('approved')
  expect(await waysTo(asked, id, projectName)).toEqual(seen)
  expect(await waysTo(colleague, id, projectName)).toEqual(hidden)
  expect(await heard(colleague)).toEqual([])
})

test('a review shows one version: none that is newer, and none once it is withdrawn', async () => {
  const projectName = 'Asked and withdrawn'
  const id = await givenDraft(projectName)
  const address = newAddress()
  const asked = await app.signedIn('aldgate', address)
  const review = await ask(id, address)
  await staff.documentsV1.generate({ documentType: 'hld', client: 'aldgate', projectName, startFrom: 'event-streaming' })
  const numbers = async () => (await asked.documentsV1.get({ id })).versions.map(({ version: number }) => number)
  expect(await numbers()).toEqual([version])
  expect(await codeOf(asked.sharing.printed({ id, version: '1.1.0' }))).toBe('not-found')
  const second = await givenDraft('Asked and withdrawn in time')
  const open = await ask(second, address)
  await staff.reviews.withdraw({ id: open })
  expect(await waysTo(asked, second, 'Asked and withdrawn in time')).toEqual(hidden)
  expect((await asked.reviews.asked({})).reviews.map(({ id: one }) => one)).not.toContain(review)
})

test('somebody who was asked by a link finds the request in the account made for them later', async () => {
  const projectName = 'Asked without an account'
  const id = await givenDraft(projectName)
  const address = newAddress()
  const review = await ask(id, address)
  const later = await app.signedIn('aldgate', address)
  expect(await waysTo(later, id, projectName)).toEqual(seen)
  expect((await later.reviews.asked({})).reviews).toMatchObject([{ id: review }])
  // The address alone gives an account of another client nothing.
  const stranger = await app.signedIn('calder', address)
  expect(await waysTo(stranger, id, projectName)).toEqual(hidden)
})
