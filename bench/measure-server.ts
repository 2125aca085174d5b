// The built server: from start to first answer, a generation as a person has it, and the list call beside a bare route.
import { readFileSync } from 'node:fs'
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts'
import { compareListCall } from './compare-list-call.ts'
import { measure, printTable, timeOf } from './figures.ts'
import { address, clear, folder, signIn, start, stop } from './server-process.ts'

type Example = { documentType: string; client: string; projectName: string; requirements: object }
const example = JSON.parse(readFileSync('examples/aldgate-claims-lakehouse.json', 'utf8')) as Example

async function generate(cookie: string, project: string) {
  const form = new FormData()
  form.set('documentType', example.documentType)
  form.set('client', example.client)
  form.set('projectName', project)
  form.set('requirements', JSON.stringify(example.requirements))
  form.set('outputFormat', 'pdf')
  const answer = await fetch(`${address}/api/v3/documents/generate`, {
    method: 'POST',
    headers: { cookie, origin: address },
    body: form,
  })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.json()
}

try {
  const first = await timeOf(start)
  await stop()
  const second = await timeOf(start)
  printTable('From start to first answer (aim: a second start within 1500 ms)', [
    { start: 'first, with a new database', ms: first },
    { start: 'second', ms: second },
  ])

  const cookie = await signIn()
  let project = 0
  const generation = await measure(
    async () => `Bench ${project++}`,
    (name) => generate(cookie, name),
    20,
  )
  printTable('A High-Level Design with its PDF, asked for over HTTP, kept and rendered (aim: 300 ms warm)', [
    {
      work: 'POST /api/v3/documents/generate',
      'cold ms': generation.cold,
      'warm p50 ms': generation.p50,
      'p95 ms': generation.p95,
    },
  ])

  const guest = await openEmbeddedPostgres({ folder, role: 'guest' })
  try {
    const compared = await compareListCall({ databaseUrl: guest.url, address, cookie })
    printTable(
      `Signed-in list of ${project} documents (aim: 0.80 of the bare route)`,
      compared.map(({ name, rate, share }) => ({ route: name, 'calls/s': rate, share })),
    )
  } finally {
    await guest.close()
  }
} finally {
  await clear()
}
