import { afterAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'

const app = await givenApp({ inThreads: true })
afterAll(app.end)

const fill = (unit: string, length: number) =>
  Array.from({ length: Math.ceil(length / unit.length) }, (_, at) => unit.replaceAll('#', String(at)))
    .join('')
    .slice(0, length)

test.each([
  ['amounts of money', fill('£1#,000 ', 5_000)],
  ['Arabic', fill('يجب على النظام حفظ السجلات ', 10_000)],
  ['semicolons', fill('a#; ', 12_000)],
  ['many short lines', fill('x#\n', 15_000)],
])('a brief of %s alone is written or refused', async (_, text) => {
  const { documentsV1 } = await app.signedIn()
  const brief = { client: 'calder', projectName: `Lag ${text.slice(0, 3)}`, documentType: 'hld' } as const
  const ended = await documentsV1.generate({ ...brief, requirements: { technicalRequirements: text } }).then(
    () => 'written',
    (error: { code?: string }) => error.code,
  )
  expect(['written', 'too-large']).toContain(ended)
})
