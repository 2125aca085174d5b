import { afterAll, afterEach, expect, test } from 'vitest'
import { askHere } from '#server/compose/ask.ts'
import { composingWork } from '#server/compose/composing-work.ts'
import { givenBrief } from '#server/testing/given-solution.ts'
import { secretKey } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { givenDatabase } from '#server/testing/start-database.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { createProviders } from './create-providers.ts'
import { keepKey, removeKey } from './keep-keys.ts'

const vendor = await givenVendor()
const database = await givenDatabase()
const vault = { database: database.database, secretKey }
afterAll(async () => {
  await vendor.close()
  await database.drop()
})
afterEach(() => removeKey(vault, 'claude'))
const { signal } = new AbortController()
const ask = askHere(composingWork)
const given = (key?: string) => ({ key, address: vendor.address, modelId: 'model-1' })
const providersWith = (more: Partial<typeof noVendors>, by = vault) =>
  createProviders({ vendors: { ...noVendors, ...more }, tokensPerDocument: 1000, vault: by })
const writerOf = async (more: Partial<typeof noVendors>) =>
  (await providersWith(more).chooseComposer(givenBrief(), { useAgent: false, written: 0, rounds: 0, mayPay: true, ask })).id
const keptKey = 'sk-kept-in-the-database'

test('a provider without a key is not configured; one with a key is asked, and the key is not shown', async () => {
  const connected = await providersWith({ openai: given('sk-secret') }).test(signal)
  expect(connected).toEqual({
    claude: { status: 'not configured', message: 'No key is set: the offline composer writes instead.' },
    openai: { status: 'connected' },
  })
  const local = { address: vendor.address, modelId: 'model-1' }
  expect((await providersWith({ local }).test(signal)).claude.message).toBe('No key is set: the local model writes instead.')
  vendor.script.push({ kind: 'answer', status: 401 })
  const refused = await providersWith({ openai: given('sk-secret') }).test(signal)
  expect(refused.openai).toEqual({ status: 'failed', message: 'OpenAI refused the key. Check it in the settings of the server.' })
})

test('the model of one’s own is told by its address, without what is secret in it, and tested', async () => {
  expect([providersWith({}).local, await providersWith({}).testLocal(signal)]).toEqual([
    null,
    { status: 'not configured', message: 'LOCAL_MODEL_URL is not set.' },
  ])
  const local = { address: vendor.address.replace('//', '//me:secret@'), modelId: 'model-1', context: 8_192 }
  expect(providersWith({ local }).local).toEqual({ address: vendor.address, model: 'model-1', context: 8_192 })
  const here = providersWith({ local: { ...local, address: vendor.address } })
  expect(await here.testLocal(signal)).toEqual({ status: 'connected' })
  const { message } = await providersWith({ local: { address: vendor.address, modelId: 'other' } }).testLocal(signal)
  expect(message).toMatch(/is not other at .* which offers: model-1\. Set LOCAL_MODEL/)
})

test('the vendor of the type writes if it has a key, else the local model, else nobody’s model; never the other vendor', async () => {
  const { local } = { local: { address: vendor.address, modelId: 'model-1' } }
  expect(await writerOf({ claude: given('k'), openai: given('k'), local: { ...local } })).toBe('claude')
  expect(await writerOf({ openai: given('k'), local: { ...local } })).toBe('local')
  expect(await writerOf({ openai: given('k') })).toBe('offline')
  expect(await writerOf({})).toBe('offline')
})

test('a kept key counts from the moment it is kept to the moment it is removed, and a setting wins over it', async () => {
  const providers = providersWith({ claude: given() })
  const keySent = async (by = providers) => {
    const { language } = await by.findWriter('hld')
    await language?.test(signal)
    return language && vendor.tested.at(-1)?.['x-api-key']
  }
  expect(await keySent()).toBeUndefined()
  await keepKey(vault, 'claude', keptKey)
  expect(await keySent()).toBe(keptKey)
  expect((await providers.test(signal)).claude).toEqual({ status: 'connected' })
  expect(await keySent(providersWith({ claude: given('sk-of-the-settings') }))).toBe('sk-of-the-settings')
  await removeKey(vault, 'claude')
  expect((await providers.test(signal)).claude.status).toBe('not configured')
})

test('a kept key that no longer opens is said so, and the document is written offline with that mark', async () => {
  await keepKey(vault, 'claude', keptKey)
  const providers = providersWith({ claude: given() }, { ...vault, secretKey: 'another secret key of this deployment' })
  const { claude } = await providers.test(signal)
  expect(claude).toEqual({ status: 'failed', message: expect.stringMatching(/^Claude has a saved key .* cannot open/) as string })
  const asked = vendor.seen.length
  const composer = await providers.chooseComposer(givenBrief(), { useAgent: false, written: 0, rounds: 0, mayPay: true, ask })
  const { marks, writer } = await composer.proposeSolution(givenBrief(), { signal })
  expect(marks?.[0]).toMatchObject({ code: 'key-unreadable', sentence: expect.stringContaining('SECRET_KEY') as string })
  expect(writer).toContain('offline')
  expect(vendor.seen).toHaveLength(asked)
})
