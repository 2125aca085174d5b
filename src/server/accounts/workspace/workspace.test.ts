import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  app = await givenApp()
})
afterAll(() => app.end())

type Person = Awaited<ReturnType<typeof app.signedIn>>
const workspaceOf = async ({ accounts }: Person) => (await accounts.check({})).user?.workspace

test('a staff account begins on samples, and is invited once there is a document', async () => {
  const staff = await app.signedIn()
  expect(await workspaceOf(staff)).toEqual({ mode: 'sample', invites: null })
  await staff.documentsV3.generate({ documentType: 'hld', client: 'aldgate', projectName: 'First' })
  await staff.documentsV3.generate({ documentType: 'hld', client: 'aldgate', projectName: 'Second' })
  await staff.documentsV3.generate({ documentType: 'hld', client: 'calder', projectName: 'Third' })
  expect(await workspaceOf(staff)).toEqual({ mode: 'sample', invites: { documents: 3, clients: 2 } })
  expect((await staff.accounts.chooseWorkspace({ notNow: true })).workspace).toEqual({ mode: 'sample', invites: null })
  expect(await workspaceOf(await app.signedIn())).toMatchObject({ invites: { documents: 3 } })
  expect((await staff.accounts.chooseWorkspace({ mode: 'live' })).workspace).toEqual({ mode: 'live', invites: null })
  expect(await workspaceOf(staff)).toEqual({ mode: 'live', invites: null })
  expect((await staff.accounts.chooseWorkspace({ mode: 'sample' })).workspace).toEqual({ mode: 'sample', invites: null })
})

test('an account of a client is live from its first sign-in, and has no samples to choose', async () => {
  const client = await app.signedIn('aldgate')
  expect(await workspaceOf(client)).toEqual({ mode: 'live', invites: null })
  await expect(client.accounts.chooseWorkspace({ mode: 'sample' })).rejects.toMatchObject({ code: 'not-allowed' })
  expect(await workspaceOf(client)).toEqual({ mode: 'live', invites: null })
})

test('one account’s choice is no other’s', async () => {
  const [one, other] = [await app.signedIn(), await app.signedIn()]
  await one.accounts.chooseWorkspace({ mode: 'live' })
  expect(await workspaceOf(other)).toMatchObject({ mode: 'sample' })
})
