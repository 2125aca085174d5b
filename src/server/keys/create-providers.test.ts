import { afterAll, expect, test } from 'vitest'
import { givenBrief } from '#server/testing/given-solution.ts'
import { noVendors } from '#server/testing/given-app.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import { createProviders } from './create-providers.ts'

const vendor = await givenVendor()
afterAll(() => vendor.close())
const { signal } = new AbortController()
const given = (key?: string) => ({ key, address: vendor.address, modelId: 'model-1' })
const providersWith = (more: Partial<typeof noVendors>) =>
  createProviders({ vendors: { ...noVendors, ...more }, tokensPerDocument: 1000 })
const writerOf = async (more: Partial<typeof noVendors>) =>
  (await providersWith(more).chooseComposer(givenBrief(), { useAgent: false, written: 0, rounds: 0 })).id

test('a provider without a key is not configured; one with a key is asked, and the key is not shown', async () => {
  const connected = await providersWith({ openai: given('sk-secret') }).test(signal)
  expect(connected).toEqual({
    claude: { status: 'not configured', message: 'No key is set: another composer writes instead.' },
    openai: { status: 'connected' },
  })
  vendor.script.push({ kind: 'answer', status: 401 })
  const refused = await providersWith({ openai: given('sk-secret') }).test(signal)
  expect(refused.openai).toEqual({ status: 'failed', message: 'OpenAI refused the key. Check it in the settings of the server.' })
})

test('the vendor of the type writes if it has a key, else the local model, else nobody’s model; never the other vendor', async () => {
  const { local } = { local: { address: vendor.address, modelId: 'model-1' } }
  expect(await writerOf({ claude: given('k'), openai: given('k'), local: { ...local } })).toBe('claude')
  expect(await writerOf({ openai: given('k'), local: { ...local } })).toBe('local')
  expect(await writerOf({ openai: given('k') })).toBe('offline')
  expect(await writerOf({})).toBe('offline')
})
