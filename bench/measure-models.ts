// What writing with a vendor's model costs beyond the vendor's own time, with a vendor of fixed pace.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { generate, type Order, prepareServer } from './built-server.ts'
import { percentile, printTable } from './figures.ts'

type Call = { chapter: string; begunAt: number; endedAt: number }
type Told = { type: string; id?: string; chapters?: { id: string; heading: string }[] }

const example = JSON.parse(readFileSync('examples/aldgate-claims-lakehouse.json', 'utf8')) as Order['example']
const now = () => performance.timeOrigin + performance.now()
const runs = 3
const documentsAtOnce = 20
const lanes = 3

const vendor = fork('dist/server/paced-vendor.js')
const [vendorAddress] = (await once(vendor, 'message')) as [string]
async function takeCalls(): Promise<Call[]> {
  vendor.send('what was asked')
  return ((await once(vendor, 'message')) as [Call[]])[0]
}

/** When the first words of each chapter came to whoever watches, by heading. */
async function watch(address: string, cookie: string, key: string): Promise<Map<string, number>> {
  const answer = await fetch(`${address}/api/v3/generations/${key}/events`, { headers: { cookie } })
  const firstWords = new Map<string, number>()
  const headings = new Map<string, string>()
  let rest = ''
  const decoder = new TextDecoder()
  for await (const bytes of answer.body as unknown as AsyncIterable<Uint8Array>) {
    const messages = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
    rest = messages.pop() ?? ''
    for (const message of messages) {
      const [, data] = /^data: (.+)$/m.exec(message) ?? []
      if (!data) continue
      const told = JSON.parse(data) as Told
      for (const { id, heading } of told.chapters ?? []) headings.set(id, heading)
      const heading = headings.get(told.id ?? '') ?? ''
      if (told.type === 'chapter-text' && !firstWords.has(heading)) firstWords.set(heading, now())
    }
  }
  return firstWords
}

/** Milliseconds that the vendor's calls take where nothing comes between: structure, first chapter, then three lanes. */
function slowestPath(calls: Call[]): number {
  const durations = calls.map(({ begunAt, endedAt }) => endedAt - begunAt)
  const [structure = 0, first = 0, ...others] = durations
  const ends = Array.from({ length: lanes }, () => 0)
  for (const duration of others) {
    const free = ends.indexOf(Math.min(...ends))
    ends[free] = (ends[free] ?? 0) + duration
  }
  return structure + first + Math.max(...ends)
}

/** Megabytes that a process holds; only Linux tells. */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

async function measureMemory(pid: number, cookie: string) {
  const before = residentMegabytes(pid)
  let most = before
  const looking = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 100)
  const order = (index: number) => ({ cookie, project: `At once ${index}`, example, format: 'json' })
  await Promise.all(Array.from({ length: documentsAtOnce }, (_, index) => generate(server.address, order(index))))
  clearInterval(looking)
  printTable(`Memory of the server, ${documentsAtOnce} documents asked for at once`, [
    { what: 'resident', 'before MB': before, 'most MB': most, 'MB a document': (most - before) / documentsAtOnce },
  ])
}

const server = await prepareServer({ ANTHROPIC_API_KEY: 'bench', ANTHROPIC_BASE_URL: vendorAddress })
try {
  await server.start()
  const cookie = await server.signIn()
  const lags: number[] = []
  const shares: { whole: number; path: number }[] = []
  for (let run = 0; run <= runs; run++) {
    const key = `bench-run-${run}`
    const watched = watch(server.address, cookie, key)
    const from = now()
    const { writer, marks } = await generate(server.address, { cookie, project: `Paced ${run}`, example, format: 'json', key })
    const whole = now() - from
    if (marks.length > 0) throw new Error(`The document is not wholly the vendor's, but by ${writer}.`)
    const calls = await takeCalls()
    const firstWords = await watched
    // The first run warms up what every later one shares.
    if (run === 0) continue
    shares.push({ whole, path: slowestPath(calls) })
    for (const { chapter, begunAt } of calls) if (chapter) lags.push((firstWords.get(chapter) ?? Number.NaN) - begunAt)
  }
  printTable(`From the vendor's first byte to the word on the page's stream, ${lags.length} chapters (aim: 50 ms)`, [
    { what: 'lag', 'p50 ms': percentile(lags, 50), 'p95 ms': percentile(lags, 95) },
  ])
  const ratios = shares.map(({ whole, path }) => whole / path)
  printTable("A whole document over the slowest path of the vendor's calls (aim: 1.05)", [
    {
      what: 'structure, first chapter, three lanes',
      'vendor ms': percentile(
        shares.map(({ path }) => path),
        50,
      ),
      'whole ms': percentile(
        shares.map(({ whole }) => whole),
        50,
      ),
      'share p50': percentile(ratios, 50),
      worst: percentile(ratios, 100),
    },
  ])

  vendor.send('hurry')
  if (process.platform === 'linux') await measureMemory(server.pid()!, cookie)
} finally {
  await server.end()
  vendor.disconnect()
}
