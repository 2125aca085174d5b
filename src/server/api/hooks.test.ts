import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
beforeAll(async () => {
  app = await givenApp()
})
afterAll(() => app.end())

test('addresses of this machine and its network, without https, or with a password in them, are refused', async () => {
  const staff = await app.signedIn()
  const make = (url: string) => staff.hooks.make({ url, events: ['version.added'] })
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

test('hooks are for staff, who see them all', async () => {
  const [staff, other, client] = await Promise.all([app.signedIn(), app.signedIn(), app.signedIn('aldgate')])
  const { id } = await staff.hooks.make({ url: 'https://receiver.example/', events: ['version.approved', 'version.approved'] })
  const { hooks } = await other.hooks.list({})
  expect(hooks.find((hook) => hook.id === id)).toMatchObject({ events: ['version.approved'], createdBy: 'Given', disabled: null })
  await expect(client.hooks.list({})).rejects.toMatchObject({ code: 'not-allowed' })
  await other.hooks.end({ id })
  await other.hooks.end({ id })
  await expect(staff.hooks.deliveries({ id })).rejects.toMatchObject({ code: 'not-found' })
})
