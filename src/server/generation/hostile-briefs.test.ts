import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'

const app = await givenApp()
afterAll(app.end)

/** Milliseconds; an idle event loop may be as late on a machine that is busy with other tests. How late it is by itself, `npm run bench -- hostile` says. */
const patience = 800

const fill = (unit: string, length: number) =>
  Array.from({ length: Math.ceil(length / unit.length) }, (_, at) => unit.replaceAll('#', String(at)))
    .join('')
    .slice(0, length)

test.each([
  ['amounts of money', fill('£1#,000 ', 5_000)],
  ['Arabic', fill('يجب على النظام حفظ السجلات ', 10_000)],
  ['semicolons', fill('a#; ', 12_000)],
])('a brief of %s alone holds up nobody else', { timeout: 120_000 }, async (_, text) => {
  const { documentsV1 } = await app.signedIn()
  const brief = { client: 'calder', projectName: `Lag ${text.slice(0, 3)}`, documentType: 'hld' } as const
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const ended = await documentsV1.generate({ ...brief, requirements: { technicalRequirements: text } }).then(
    () => 'written',
    (error: { code?: string }) => error.code,
  )
  delay.disable()
  expect(['written', 'too-large']).toContain(ended)
  expect(delay.max / 1e6).toBeLessThan(patience)
})
