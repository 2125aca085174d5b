// How soon work continues after the server, or its database, is killed in the middle of it: from the kill to the next event of each work.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { connectDatabase } from '#server/platform/database.ts'
import { prepareHome } from '#server/platform/embedded-postgres/home.ts'
import { findPostmaster } from '#server/platform/embedded-postgres/postmaster.ts'
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts'
import { generate, type Order, prepareServer } from './built-server.ts'
import { percentile, printTable } from './figures.ts'

const example = JSON.parse(readFileSync('examples/aldgate-claims-lakehouse.json', 'utf8')) as Order['example']
const worksAtOnce = 4
const kills = Number(process.env['BENCH_KILLS'] ?? 6)
/** Milliseconds between kills, in which all interrupted work continues. */
const calm = 9_000

const vendor = fork('dist/server/paced-vendor.js')
const [vendorAddress] = (await once(vendor, 'message')) as [string]
const server = await prepareServer({ ANTHROPIC_API_KEY: 'bench', ANTHROPIC_BASE_URL: vendorAddress, LOG_LEVEL: 'fatal' })
const over = new AbortController()
let ended = 0

/** Generates one document after the other; interrupted ones are requested again by their key. */
async function keepWriting(lane: number, cookie: string) {
  for (let count = 0; !over.signal.aborted; count++) {
    const key = `recovery-${lane}-${count}`
    const order = { cookie, project: `Recovery ${lane}`, example, format: 'json', key }
    for (;;) {
      const isDone = await generate(server.address, order).then(
        () => true,
        // On a busy machine, work may not complete a step between two kills; it is then ended like work that crashes servers.
        (error: unknown) => String(error).includes('the server stopped twice') && ++ended > 0,
      )
      if (isDone || over.signal.aborted) break
      await pause(100)
    }
  }
}

/** Seconds until a killed server responds again. */
const ups: number[] = []

async function killServer() {
  const at = Date.now()
  process.kill(server.pid()!, 'SIGKILL')
  await server.start()
  ups.push((Date.now() - at) / 1000)
  return at
}

function killDatabase() {
  const at = Date.now()
  process.kill(findPostmaster(prepareHome(server.folder, () => {}))!.pid, 'SIGKILL')
  return at
}

/** Seconds from each kill to the next event of each running work. */
async function listPauses(url: string, at: number[]): Promise<number[]> {
  const database = connectDatabase({ url })
  try {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from min(written_at) - killed)::float8 as seconds
      from unnest(${at.map((time) => new Date(time).toISOString())}::timestamptz[]) as killed
        join jobs on created_at < killed and (ended_at is null or ended_at > killed)
        join job_events on job_id = jobs.id and written_at > killed
      group by killed, jobs.id`.execute(database)
    return rows.map(({ seconds }) => seconds)
  } finally {
    await database.destroy()
  }
}

const rows: Record<string, string | number>[] = []
try {
  await server.start()
  const cookie = await server.signIn()
  const lanes = Array.from({ length: worksAtOnce }, (_, lane) => keepWriting(lane, cookie))
  const killed: Record<string, number[]> = { 'the server': [], 'its database': [] }
  for (let count = 0; count < kills; count++) {
    await pause(calm)
    killed['the server']!.push(await killServer())
    await pause(calm)
    killed['its database']!.push(killDatabase())
  }
  await pause(calm)
  over.abort()
  await Promise.all(lanes)
  const guest = await openEmbeddedPostgres({ folder: server.folder, role: 'guest' })
  for (const [what, at] of Object.entries(killed)) {
    const seconds = await listPauses(guest.url, at)
    rows.push({ killed: what, works: seconds.length, 'p50 s': percentile(seconds, 50), 'worst s': Math.max(...seconds) })
  }
  await guest.close()
  printTable('From a kill of the server until it answers', [
    { kills: ups.length, 'p50 s': percentile(ups, 50), 'worst s': Math.max(...ups), 'works ended by kills': ended },
  ])
  printTable('From a kill to the next event of each work under way (aim: 5 s, at worst 10)', rows)
} finally {
  await server.end()
  vendor.disconnect()
}
