// Many documents by a provider's model at once: how long others wait for the list of documents, and how much memory it takes.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts'
import { generate, type Order, type prepareServer } from './built-server.ts'
import { queriesOf } from './compare-list-call.ts'
import { percentile, printTable } from './figures.ts'
import { now } from './first-words.ts'
import { listOf, readers, readLists } from './other-load.ts'

const documentsAtOnce = 50
/** Milliseconds in which the lists are read while nothing is generated. */
const quietTime = 5_000

type Server = Awaited<ReturnType<typeof prepareServer>>
type Given = Pick<Order, 'cookie' | 'example'> & { tell: (what: string) => void }

/** Resident memory of a process in megabytes; only on Linux. */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** A bare route with the SQL of the list call, in a separate process, for comparison on the same machine at the same time. */
async function startBareRoute({ folder }: Server, cookie: string) {
  const guest = await openEmbeddedPostgres({ folder, role: 'guest' })
  const queries = await queriesOf({ databaseUrl: guest.url, cookie })
  const bare = fork('dist/server/bare-server.js', [guest.url, JSON.stringify(queries)])
  const [port] = (await once(bare, 'message')) as [number]
  const stop = async () => {
    bare.kill()
    await once(bare, 'exit')
    await guest.close()
  }
  return { address: `http://127.0.0.1:${port}`, stop }
}

/** Reads the list call and the bare route repeatedly while the work runs. */
async function readBoth(server: Server, { cookie, bare, work }: { cookie: string; bare: string; work: () => Promise<unknown> }) {
  const over = new AbortController()
  const lists = readLists(listOf(server.address), cookie, over.signal)
  const floor = readLists(bare, cookie, over.signal)
  await work()
  over.abort()
  return { lists: await lists, floor: await floor }
}

export async function measureManyAtOnce(server: Server, { cookie, example, tell }: Given) {
  const pid = server.pid()!
  const bare = await startBareRoute(server, cookie)
  const before = residentMegabytes(pid)
  let most = before
  const looking = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 100)
  let done = 0
  const writeOne = async (index: number) => {
    await generate(server.address, { cookie, project: `At once ${index}`, example, format: 'json' })
    if (++done % 10 === 0) tell(`${done} of ${documentsAtOnce} documents at once`)
  }
  try {
    const given = { cookie, bare: bare.address }
    tell('lists while nothing else happens')
    const quiet = await readBoth(server, { ...given, work: () => pause(quietTime) })
    tell(`${documentsAtOnce} documents at once`)
    const begun = now()
    const write = () => Promise.all(Array.from({ length: documentsAtOnce }, (_, index) => writeOne(index)))
    const during = await readBoth(server, { ...given, work: write })
    const seconds = ((now() - begun) / 1000).toFixed(0)
    const row = (what: string, times: number[]) => ({
      what,
      answers: String(times.length),
      'p50 ms': percentile(times, 50),
      'p99 ms': percentile(times, 99),
      'worst ms': Math.max(...times),
    })
    printTable(`The list call of ${readers} people while ${documentsAtOnce} documents are written at once (aim: p99 150 ms)`, [
      row('nothing else', quiet.lists),
      row('nothing else, a bare route with the same SQL', quiet.floor),
      row(`all of them, in ${seconds} s`, during.lists),
      row('all of them, a bare route with the same SQL', during.floor),
    ])
  } finally {
    clearInterval(looking)
    await bare.stop()
  }
  printTable(`Memory of the server, ${documentsAtOnce} documents asked for at once`, [
    { what: 'resident', 'before MB': before, 'most MB': most, 'MB a document': (most - before) / documentsAtOnce },
  ])
}
