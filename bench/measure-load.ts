// Response times for a hundred users who read lists, with a document generated each second, next to a bare route in the same run.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createAccount } from '#server/accounts/manage-accounts.ts'
import { connectDatabase } from '#server/platform/database.ts'
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts'
import { generate, type Order, prepareServer } from './built-server.ts'
import { percentile, printTable } from './figures.ts'

const example = JSON.parse(readFileSync('examples/aldgate-claims-lakehouse.json', 'utf8')) as Order['example']
const minutes = Number(process.env['BENCH_MINUTES'] ?? 10)
const [people, signingIn] = [100, 200]
const password = 'a password for the load'

const server = await prepareServer({ LOG_LEVEL: 'fatal', TRUST_PROXY: '1', MAX_DOCUMENTS_PER_DAY: '100000' })
const { address } = server
const from = (at: number) => ({ 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}` })

/** Milliseconds of a response to its last byte; refused or lost requests are counted separately. */
function createClock() {
  const times: number[] = []
  let failed = 0
  const run = async (work: () => Promise<boolean>) => {
    const start = performance.now()
    const isGood = await work().catch(() => false)
    if (isGood) times.push(performance.now() - start)
    else failed++
  }
  return { times, run, failed: () => failed }
}

const get = async (url: string, headers: Record<string, string>) => {
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  return answer.ok
}

const signIn = async (at: number) => {
  const headers = { 'content-type': 'application/json', origin: address, ...from(at) }
  const body = JSON.stringify({ username: `load-${at}`, password })
  const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  return answer.ok ? cookies.join('; ') : ''
}

/** Reads a list, waits for about a second, and repeats that. */
async function keepReading(
  clock: ReturnType<typeof createClock>,
  { url, headers }: { url: string; headers: Record<string, string> },
  signal: AbortSignal,
) {
  await pause(Math.random() * 1000)
  while (!signal.aborted) {
    await clock.run(() => get(url, headers))
    await pause(500 + Math.random() * 1000)
  }
}

const memoryOf = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1]) / 1024

const figuresOf = (what: string, { times, failed }: ReturnType<typeof createClock>) => ({
  what,
  answers: String(times.length),
  failed: String(failed()),
  'p50 ms': percentile(times, 50),
  'p99 ms': percentile(times, 99),
  'worst ms': Math.max(0, ...times),
})

try {
  await server.start()
  await server.signIn()
  const guest = await openEmbeddedPostgres({ folder: server.folder, role: 'guest' })
  const database = connectDatabase({ url: guest.url })
  for (let at = 0; at < signingIn; at++)
    await createAccount(database, { username: `load-${at}`, displayName: 'Load', email: '', client: null, password })
  await database.destroy()
  const bare = fork('dist/server/bare-server.js', [guest.url, JSON.stringify([{ text: 'select 1', values: [] }])])
  const [port] = (await once(bare, 'message')) as [number]
  const cookies: string[] = []
  for (let at = 0; at < people; at++) cookies.push(await signIn(at))
  if (cookies.includes('')) throw new Error('Not everybody could sign in.')
  await pause(5_000)

  const [lists, bareLists, generations, withSignIns, signIns] = Array.from({ length: 5 }, createClock) as [
    ReturnType<typeof createClock>,
    ReturnType<typeof createClock>,
    ReturnType<typeof createClock>,
    ReturnType<typeof createClock>,
    ReturnType<typeof createClock>,
  ]
  const over = new AbortController()
  const readers = cookies.map((cookie, at) =>
    keepReading(lists, { url: `${address}/api/v3/documents`, headers: { cookie, ...from(at) } }, over.signal),
  )
  readers.push(keepReading(bareLists, { url: `http://127.0.0.1:${port}/`, headers: {} }, over.signal))
  const works: Promise<void>[] = []
  const memory: number[] = []
  for (let second = 0; second < minutes * 60; second++) {
    const cookie = cookies[second % people]!
    works.push(
      generations.run(async () =>
        Boolean(await generate(address, { cookie, project: `Load ${second % 50}`, example, format: 'pdf' })),
      ),
    )
    if (second % 5 === 0) memory.push(memoryOf())
    await pause(1000)
  }
  over.abort()
  await Promise.all([...readers, ...works])
  printTable(
    `${people} people with a second's thought and a High-Level Design as PDF each second, for ${minutes} minutes (aims: lists p99 300 ms, generations 5 s)`,
    [
      figuresOf('a bare route that asks the database', bareLists),
      figuresOf('GET /api/v3/documents', lists),
      figuresOf('POST /api/v3/documents/generate', generations),
    ],
  )
  const third = Math.floor(memory.length / 3)
  const middle = (some: number[]) => percentile(some, 50)
  printTable('Memory of the server', [
    { when: 'first third', MB: middle(memory.slice(0, third)) },
    { when: 'second third', MB: middle(memory.slice(third, 2 * third)) },
    { when: 'last third', MB: middle(memory.slice(2 * third)) },
    { when: 'the most', MB: Math.max(...memory) },
  ])

  const rush = new AbortController()
  const meanwhile = cookies
    .slice(0, 10)
    .map((cookie, at) =>
      keepReading(withSignIns, { url: `${address}/api/v3/documents`, headers: { cookie, ...from(at) } }, rush.signal),
    )
  await pause(1_500)
  await Promise.all(Array.from({ length: signingIn }, (_, at) => signIns.run(async () => (await signIn(at)) !== '')))
  rush.abort()
  await Promise.all(meanwhile)
  printTable(`${signingIn} sign-ins at once (aim: lists 500 ms)`, [
    figuresOf('sign-ins', signIns),
    figuresOf('lists meanwhile', withSignIns),
  ])
  bare.kill()
  await guest.close()
} finally {
  await server.end()
}
