// Three servers on one database, with slow, silent and cut connections and kills: whether each requested document exists, once and
// complete.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { verifyAuditChain } from '#server/audit/store.ts'
import { connectDatabase, type Database } from '#server/platform/database.ts'
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts'
import { generate, type Order, prepareServer } from './built-server.ts'
import { strungWire } from './faulty-wire.ts'
import { percentile, printTable } from './figures.ts'

const example = JSON.parse(readFileSync('examples/aldgate-claims-lakehouse.json', 'utf8')) as Order['example']
const minutes = Number(process.env['BENCH_MINUTES'] ?? 3)
const [replicas, lanes] = [3, 6]

const folder = mkdtempSync(join(tmpdir(), 'arcwright-replicas-'))
// When run as root, the database runs under another account, which needs access to the folder.
chmodSync(folder, 0o711)
const opened = await openEmbeddedPostgres({ folder, role: 'guest' })
const { searchParams } = new URL(opened.url)
const socketPath = join(searchParams.get('host') ?? '', `.s.PGSQL.${searchParams.get('port')}`)
const database = connectDatabase({ url: opened.url, statementTimeout: 0 })

async function prepareReplica() {
  const wire = await strungWire(socketPath)
  const server = await prepareServer({
    DATABASE_URL: `postgresql://app@127.0.0.1:${wire.port}/postgres`,
    SECRET_KEY: 'a secret key for the bench, which is long enough',
    LOG_LEVEL: 'fatal',
    MAX_DOCUMENTS_PER_DAY: '100000',
  })
  return { wire, server }
}
type Replica = Awaited<ReturnType<typeof prepareReplica>>

/** A start that meets a fault fails with a message and is tried again. */
async function startAnew({ server }: Replica) {
  while (
    !(await server.start().then(
      () => true,
      () => false,
    ))
  )
    await pause(200)
}

const faults: Record<string, (replica: Replica) => Promise<void>> = {
  kill: async (replica) => {
    process.kill(replica.server.pid()!, 'SIGKILL')
    await startAnew(replica)
  },
  cut: async ({ wire }) => wire.cut(),
  delay: async ({ wire }) => {
    wire.delayBy(150)
    await pause(5_000)
    wire.delayBy(0)
  },
  silence: async ({ wire }) => {
    wire.silence(true)
    await pause(5_000)
    wire.silence(false)
  },
}

/** Requests one document after the other, each until there is a response, from any replica. */
async function keepAsking(lane: number, { all, cookie, over }: { all: Replica[]; cookie: string; over: AbortSignal }) {
  const answered: { key: string; isWritten: boolean; seconds: number }[] = []
  for (let count = 0; !over.aborted; count++) {
    const key = `replicas-${lane}-${count}`
    const since = performance.now()
    const ask = (at: number) =>
      generate(all[at % replicas]!.server.address, { cookie, project: `Lane ${lane}`, example, format: 'json', key }).then(
        () => 'answered' as const,
        // With two kills before a completed step, as on a busy machine, the work is ended like work that crashes servers.
        (error: unknown) => String(error).includes('the server stopped twice') && ('ended' as const),
      )
    let outcome: Awaited<ReturnType<typeof ask>> = false
    for (let at = lane + count; !outcome; at++) {
      outcome = await ask(at)
      if (!outcome) await pause(100)
    }
    answered.push({ key, isWritten: outcome === 'answered', seconds: (performance.now() - since) / 1000 })
  }
  return answered
}

async function figuresOf(own: Database) {
  const { rows } = await sql<Record<'accepted' | 'done' | 'attempts' | 'versions' | 'gaps', number>>`
    select (select count(*)::int from generations) as accepted,
      (select count(*)::int from jobs where kind = 'generation' and state = 'done') as done,
      (select count(*)::int from jobs where kind = 'generation' and attempts > 1) as attempts,
      (select count(*)::int from versions) as versions,
      (select count(*)::int from (
        select job_id from job_events group by job_id
        having max(number) <> count(*) or count(*) filter (where is_final) <> 1) gaps) as gaps`.execute(own)
  return rows[0]!
}

const all = await Promise.all(Array.from({ length: replicas }, prepareReplica))
try {
  for (const replica of all) await replica.server.start()
  const cookie = await all[0]!.server.signIn()
  const over = new AbortController()
  const asking = Array.from({ length: lanes }, (_, lane) => keepAsking(lane, { all, cookie, over: over.signal }))
  const met: Record<string, number> = {}
  const end = Date.now() + minutes * 60_000
  for (let turn = 0; Date.now() < end; turn++) {
    await pause(3_000)
    const [name, fault] = Object.entries(faults)[turn % 4]!
    await fault(all[turn % replicas]!)
    met[name] = (met[name] ?? 0) + 1
  }
  over.abort()
  const answered = (await Promise.all(asking)).flat()
  // Subsequent jobs of a document, such as its activity, may still be running.
  const patience = Date.now() + 60_000
  for (let left = 1; left > 0 && Date.now() < patience; await pause(200))
    left = (
      await sql<{ left: number }>`select count(*)::int as left from jobs where state in ('queued', 'running')`.execute(database)
    ).rows[0]!.left
  const figures = await figuresOf(database)
  const told = answered.filter((one) => one.isWritten).length
  const seconds = answered.map((one) => one.seconds)
  printTable(`Three servers on one database for ${minutes} minutes, through ${JSON.stringify(met)}`, [
    {
      'asked for': String(answered.length),
      accepted: String(figures.accepted),
      written: String(figures.done),
      'ended in words': String(answered.length - told),
      versions: String(figures.versions),
      'begun again': String(figures.attempts),
      'told with a gap': String(figures.gaps),
      'p50 s': percentile(seconds, 50),
      'worst s': Math.max(0, ...seconds),
    },
  ])
  const trail = await verifyAuditChain(database)
  const isWhole =
    answered.length === figures.accepted && new Set([told, figures.done, figures.versions]).size === 1 && figures.gaps === 0
  console.log(
    `\n${isWhole && trail.isWhole ? `${told} of ${told} written and ${answered.length - told} ended in words: nothing was lost or written twice.` : 'SOMETHING WAS LOST.'}`,
  )
  if (!isWhole || !trail.isWhole) process.exitCode = 1
} finally {
  for (const { server, wire } of all) {
    await server.end()
    wire.close()
  }
  await database.destroy()
  await opened.close()
  rmSync(folder, { recursive: true, force: true })
}
