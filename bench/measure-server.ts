// The built server as a process: from start to first response, a generation as a user experiences it, and the list call next to a bare
// route.
import { readFileSync } from 'node:fs'
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts'
import { generate, type Order, prepareServer } from './built-server.ts'
import { compareListCall } from './compare-list-call.ts'
import { measure, printTable, timeOf } from './figures.ts'

const example = JSON.parse(readFileSync('examples/aldgate-claims-lakehouse.json', 'utf8')) as Order['example']
const { address, folder, start, stop, signIn, end } = await prepareServer()

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
    (name) => generate(address, { cookie, project: name, example, format: 'pdf' }),
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
  await end()
}
