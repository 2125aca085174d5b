import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'

const app = await givenApp({ isWorking: false })
const staff = await app.signedIn()
afterAll(app.end)

test('work that ended with its server is told so without blame, and the same key begins it once more', async () => {
  const key = 'asked-again-by-its-key'
  const request = {
    documentType: 'word' as const,
    client: 'calder',
    projectName: 'Again',
    requirements: JSON.stringify({ technicalRequirements: 'The platform must keep 7 years of payments.' }),
    outputFormat: 'json' as const,
  }
  const ask = () => staff.documentsV3.generate(request, { idempotencyKey: key })
  const first = ask().then(
    () => 'written',
    (error: unknown) => error,
  )
  const countJobs = async () => (await sql`select from jobs where kind = 'generation'`.execute(app.database)).rows.length
  await expect.poll(countJobs).toBe(1)
  // As if three servers had been lost with the job, the last two while it was the only job at risk.
  await sql`
    update jobs set state = 'running', lease = gen_random_uuid(), lease_until = now() - interval '1 second',
      interruptions = 2, is_at_risk = true where kind = 'generation'`.execute(app.database)
  app.jobs.start()
  expect(await first).toMatchObject({
    code: 'internal',
    message: 'This request could not be completed: the server stopped twice while working on it alone.',
    details: 'Try a shorter text, or ask us.',
  })
  const { document } = await ask()
  expect(document.id).toBeTruthy()
  expect((await ask()).document.id).toBe(document.id)
  const { body } = await staff.get(`/api/v3/generations/${key}/events`)
  const numbers = [...body.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
  expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  expect(body).not.toContain('generation-failed')
})
