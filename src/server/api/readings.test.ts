import { afterAll, expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { givenApp } from '#server/testing/given-app.ts'
import type { DocumentContext } from './document-context.ts'
import { documentsV3Handlers } from './documents-v3.ts'

const app = await givenApp()
afterAll(() => app.end())

test('a brief that is typed and one that is a file are read within the budget of the account', async () => {
  const accountId = crypto.randomUUID()
  const asked: string[] = []
  const readFor: DocumentContext['readFor'] = async (account) => {
    asked.push(account)
    throw new AppError('too-many-requests', 'Too much was read.')
  }
  const context = { database: app.database, readFor } as unknown as DocumentContext
  const call = { viewer: { accountId }, signal: new AbortController().signal }
  const typed = documentsV3Handlers.readBack({ ...call, input: { requirements: {} } } as never, context)
  await expect(typed).rejects.toMatchObject({ code: 'too-many-requests' })
  const file = { filename: 'brief.txt', hold: () => Promise.reject(new Error('It was read.')) }
  const uploaded = documentsV3Handlers.readFile({ ...call, file } as never, context)
  await expect(uploaded).rejects.toMatchObject({ code: 'too-many-requests' })
  expect(asked).toEqual([accountId, accountId])
})
