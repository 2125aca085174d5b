import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
/** The first staff account. */
let administrator: Awaited<ReturnType<typeof app.signedIn>>
beforeAll(async () => {
  app = await givenApp()
  administrator = await app.signedIn()
})
afterAll(() => app.end())

test('addresses of this machine and its network, without https, or with a password in them, are refused', async () => {
  const make = (url: string) => administrator.hooks.make({ url, events: ['version.added'] })
  const refused = [
    'https://127.0.0.1/',
    'https://10.0.0.8/hooks',
    'https://[::1]/',
    'https://[::ffff:192.168.0.1]/',
    'https://0x7f000001/',
    'https://localhost/',
    'https://db.internal/',
    'http://receiver.example/',
    'https://name:word@receiver.example/',
    'ftp://receiver.example/',
  ]
  for (const url of refused) await expect(make(url)).rejects.toMatchObject({ code: 'invalid-input' })
  await expect(make('https://receiver.example/hooks')).resolves.toMatchObject({
    secret: expect.stringMatching(/^whsec_.{44}$/) as string,
  })
})

test('hooks are for administrators: neither other staff nor a client sees one or has one made', async () => {
  const { id } = await administrator.hooks.make({
    url: 'https://receiver.example/',
    events: ['version.approved', 'version.approved'],
  })
  const { hooks } = await administrator.hooks.list({})
  expect(hooks.find((hook) => hook.id === id)).toMatchObject({ events: ['version.approved'], createdBy: 'Given', disabled: null })
  for (const other of await Promise.all([app.signedIn(), app.signedIn('aldgate')])) {
    await expect(other.hooks.list({})).rejects.toMatchObject({ code: 'not-allowed' })
    const made = other.hooks.make({ url: 'https://receiver.example/', events: ['version.approved'] })
    await expect(made).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(other.hooks.end({ id })).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await administrator.hooks.end({ id })
  await administrator.hooks.end({ id })
  await expect(administrator.hooks.deliveries({ id })).rejects.toMatchObject({ code: 'not-found' })
})
