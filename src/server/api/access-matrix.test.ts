import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#shared/api/api.ts'
import { putClientRights } from '#server/accounts/client-rights/store.ts'
import { expectedAccess } from '#server/testing/access/expected-access.ts'
import { type Access, isOfFirm, type Outcome, people, type Person, rightsOfFirm } from '#server/testing/access/people.ts'
import { givenInternalReviews } from '#server/testing/access/given-internal-reviews.ts'
import { givenWorld, inputsOf } from '#server/testing/access/given-world.ts'
import { requestFor } from '#server/testing/access/request-for.ts'
import { givenApp } from '#server/testing/given-app.ts'

type Noun = keyof typeof api

let app: Awaited<ReturnType<typeof givenApp>>
let given: Awaited<ReturnType<typeof givenWorld>>
beforeAll(async () => {
  app = await givenApp()
  given = await givenWorld(app)
})
afterAll(() => app.end())

const namesOf = (table: object) =>
  Object.entries(table).flatMap(([noun, calls]) => Object.keys(calls as object).map((name) => `${noun}.${name}`))
/** These end the shares and sign-ins that the other calls need. */
const endings = ['sharing.endAll', 'projects.endSharing', 'accounts.login', 'accounts.logout']
const calls = namesOf(api).toSorted((one, other) => endings.indexOf(one) - endings.indexOf(other))

const reading = calls.filter((call) => {
  const [noun, name] = call.split('.') as [Noun, string]
  return (api[noun] as Record<string, { method: string }>)[name]!.method === 'GET'
})

/** A conflict is reported only to callers who may do the action. */
const outcomes: Record<number, Outcome> = { 200: 'allowed', 409: 'allowed', 401: 'sign in', 403: 'refused', 404: 'hidden' }

/**
 * All people share one address, and exceed its limits of enquiries, wrong passwords and dead links. Each has entered the password just now.
 */
async function prepareFor(person: Person) {
  await sql`with forgotten as (delete from sign_in_throttle) update sign_ins set confirmed_at = now()`.execute(app.database)
  if (isOfFirm(person)) await putClientRights(app.database, 'aldgate', rightsOfFirm[person])
}

async function ask(call: string, person: Person, world = given.world) {
  await prepareFor(person)
  const [noun, name] = call.split('.') as [Noun, string]
  const { method, path, headers, body } = await requestFor(noun, name, inputsOf(world, person))
  const form = body instanceof FormData ? new Response(body) : undefined
  const response = await app.http.inject({
    method: method as 'GET' | 'POST',
    url: path,
    headers: { ...headers, ...(form && Object.fromEntries(form.headers)), ...given.headersOf(person) },
    payload: form ? Buffer.from(await form.arrayBuffer()) : typeof body === 'string' ? body : '',
    payloadAsStream: true,
  })
  // A waiting stream has only a status.
  response.stream().destroy()
  return outcomes[response.statusCode] ?? `${response.statusCode}`
}

/** Returns the response of a call, by default made by an account of the other client; undefined for a stream. */
async function read(call: string, person: Person = 'other firm', world = given.world) {
  const [noun, name] = call.split('.') as [Noun, string]
  if ((api[noun] as Record<string, { kind: string }>)[name]!.kind === 'stream') return undefined
  const { method, path, headers, body } = await requestFor(noun, name, inputsOf(world, person))
  const form = body instanceof FormData ? new Response(body) : undefined
  const response = await app.http.inject({
    method: method as 'GET' | 'POST',
    url: path,
    headers: { ...headers, ...(form && Object.fromEntries(form.headers)), ...given.headersOf(person) },
    payload: form ? Buffer.from(await form.arrayBuffer()) : typeof body === 'string' ? body : '',
  })
  // Each request has a different id.
  return response.body.replace(/"requestId":"[^"]*"/, '')
}

test('every call of the product is in the matrix, and nothing else', () => {
  expect(namesOf(expectedAccess).toSorted()).toEqual(namesOf(api).toSorted())
})

test('of a document that holds drafts of the staff alone, its firm finds nothing by any call', async () => {
  const { document } = await given.staff.documentsV3.generate({ documentType: 'hld', client: 'aldgate', projectName: 'Drafts' })
  const draft = { ...given.world, id: document.id }
  const ofDocuments = Object.entries(api).flatMap(([noun, table]) =>
    Object.entries(table)
      // Staff-only calls are refused whether or not the document exists.
      .filter(([, { path, access }]) => path.includes('/documents/:id') && access !== 'staff')
      .map(([name]) => `${noun}.${name}`),
  )
  expect(ofDocuments.length).toBeGreaterThan(10)
  // One after the other: each call first puts the same rows right.
  const seen: [string, string][] = []
  for (const call of ofDocuments) seen.push([call, await ask(call, 'own firm', draft)])
  expect(seen).toEqual(ofDocuments.map((call) => [call, 'hidden']))
})

test('no answer of any call tells an account of another firm its name, its projects or its ids', async () => {
  const { id, project, contacts, thread, review, linkId, key, conversation } = given.world
  const secrets = ['Aldgate', project, id, ...contacts, thread, review, linkId, key, conversation]
  const told: string[] = []
  for (const call of calls.filter((name) => !endings.includes(name))) {
    const answer = (await read(call))?.toLowerCase() ?? ''
    told.push(...secrets.filter((secret) => answer.includes(secret.toLowerCase())).map((secret) => `${call}: ${secret}`))
  }
  expect(told).toEqual([])
})

test('no answer of any call shows an account of the client who reviewed a version within the firm, or what they said', async () => {
  const { id, secrets } = await givenInternalReviews(app, given.staff)
  const told: string[] = []
  await prepareFor('own firm')
  for (const call of reading) {
    const answer = (await read(call, 'own firm', { ...given.world, id })) ?? ''
    told.push(...secrets.filter((secret) => answer.includes(secret)).map((secret) => `${call}: ${secret}`))
  }
  expect(told).toEqual([])
  expect(await read('documentsV1.get', 'own firm', { ...given.world, id })).toContain('"approvedBy":"Arcwright"')
})

test('no list hands an account of a firm that may not share outside what opens a link of the staff', async () => {
  const { link, commenting, reviewing } = given.world
  for (const person of people.filter(isOfFirm)) {
    await prepareFor(person)
    const told: string[] = []
    for (const call of reading) {
      const answer = (await read(call, person)) ?? ''
      if ([link, commenting, reviewing].some((secret) => answer.includes(secret))) told.push(call)
    }
    expect([person, told]).toEqual([person, rightsOfFirm[person].sharesOutside ? ['links.list'] : []])
  }
})

test('whatever is done for one firm, no list, count or search of another firm changes', async () => {
  // A refused call reveals nothing, but is recorded in the viewer's own trail when it is repeated after a minute.
  const open = reading.filter((call) => {
    const [noun, name] = call.split('.') as [Noun, never]
    return (expectedAccess[noun][name] as Access)['other firm'] !== 'refused'
  })
  expect(open.length).toBeGreaterThan(20)
  const readAll = async () => {
    await prepareFor('other firm')
    const answers: [string, string | undefined][] = []
    for (const call of open) answers.push([call, await read(call)])
    return Object.fromEntries(answers)
  }
  await readAll()
  const before = await readAll()
  const { document } = await given.staff.documentsV3.generate({ documentType: 'hld', client: 'aldgate', projectName: 'Unheard of' })
  await given.staff.documentsV1.approve({ id: document.id, version: '1.0.0' })
  expect(await readAll()).toEqual(before)
})

test.each(calls)('%s', async (call) => {
  const [noun, name] = call.split('.') as [Noun, never]
  const seen: Record<string, string> = {}
  for (const person of people) seen[person] = await ask(call, person)
  expect(seen).toEqual(expectedAccess[noun][name])
})
