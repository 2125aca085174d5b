import { expect, test } from 'vitest'
import { createProviders } from './create-providers.ts'

test('a provider without a key is not configured; one with a key is not said to work, and the key is not shown', async () => {
  const { claude, openai } = await createProviders({ claude: undefined, openai: 'sk-secret' }).test()
  expect(claude).toEqual({ status: 'not configured', message: 'No key is set: the offline composer writes instead.' })
  expect(openai).toEqual({
    status: 'failed',
    message: 'OPENAI_API_KEY is set, but this version does not use it: the offline composer writes instead.',
  })
})
