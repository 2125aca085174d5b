import { afterAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'
import { watchTurns } from '#server/testing/watch-turns.ts'

const app = await givenApp({ inThreads: true })
afterAll(app.end)
const takeLongest = watchTurns()

/** Milliseconds of the processor's time in one turn of the event loop; the built server is held to 50 by `npm run bench -- hostile`. */
const patience = 100

const fill = (unit: string, length: number) =>
  Array.from({ length: Math.ceil(length / unit.length) }, (_, at) => unit.replaceAll('#', String(at)))
    .join('')
    .slice(0, length)

test.each([
  ['amounts of money', fill('£1#,000 ', 5_000)],
  ['Arabic', fill('يجب على النظام حفظ السجلات ', 10_000)],
  ['semicolons', fill('a#; ', 12_000)],
  ['many short lines', fill('x#\n', 15_000)],
])('a brief of %s alone holds up nobody else', { timeout: 120_000 }, async (_, text) => {
  const { documentsV1 } = await app.signedIn()
  const brief = { client: 'calder', projectName: `Lag ${text.slice(0, 3)}`, documentType: 'hld' } as const
  takeLongest()
  const ended = await documentsV1.generate({ ...brief, requirements: { technicalRequirements: text } }).then(
    () => 'written',
    (error: { code?: string }) => error.code,
  )
  const { held } = takeLongest()
  expect(['written', 'too-large']).toContain(ended)
  expect(held).toBeLessThan(patience)
})
