// What writing with a vendor's model costs beyond the vendor's own time, with a vendor of fixed pace.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { generate, type Order, prepareServer } from './built-server.ts'
import { percentile, printTable } from './figures.ts'

type Call = {
  call: 'label' | 'assemble' | 'argue' | 'chapter'
  chapter: string
  begunAt: number
  endedAt: number
  isAborted: boolean
}
type Told = { type: string; id?: string; chapters?: { id: string; heading: string }[] }

/**
 * A labelled brief with the answers of an expert: 4,000 to 5,000 characters before the words and some 560 a chapter, as long
 * as what a vendor writes. Where the vendor's own time is too short, our share of the whole is none that anybody meets.
 */
const recorded = 'supplier-e-invoices'
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const { documentType } = read(recordingOf(recorded)) as { documentType: string }
const labelled = read(`src/quality/labelled/briefs/${recorded}.json`) as Pick<Order['example'], 'projectName' | 'requirements'>
const example: Order['example'] = { ...labelled, documentType, client: 'aldgate' }
const now = () => performance.timeOrigin + performance.now()
const runs = 3
const documentsAtOnce = 50
const lanes = 3
/** People who read the list of documents meanwhile. */
const readers = 5

const vendor = fork('dist/server/paced-vendor.js', [recordingOf(recorded)])
const [vendorAddress] = (await once(vendor, 'message')) as [string]
async function takeCalls(): Promise<Call[]> {
  vendor.send('what was asked')
  return ((await once(vendor, 'message')) as [Call[]])[0]
}

function recordingOf(brief: string): string {
  return `src/server/testing/vendors/recorded/${brief}.json`
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

/** Milliseconds of calls of which three go at once. */
function inLanes(calls: Call[]): number {
  const ends = Array.from({ length: lanes }, () => 0)
  for (const { begunAt, endedAt } of calls) {
    const free = ends.indexOf(Math.min(...ends))
    ends[free] = (ends[free] ?? 0) + endedAt - begunAt
  }
  return Math.max(...ends)
}

/** Milliseconds that the vendor's calls take where nothing comes between: labels, choice, argument, first chapter, the others. */
function slowestPath(calls: Call[]): number {
  const of = (kind: Call['call']) => calls.filter(({ call }) => call === kind)
  const [first, ...others] = of('chapter')
  return inLanes(of('label')) + inLanes(of('assemble')) + inLanes(of('argue')) + inLanes(first ? [first] : []) + inLanes(others)
}

/** Milliseconds in which no call of the vendor's runs, by what comes next. */
function gapsOf(calls: Call[], { from, to }: { from: number; to: number }): Record<string, number> {
  const gaps: Record<string, number> = {}
  const add = (name: string, time: number) => (gaps[name] = (gaps[name] ?? 0) + Math.max(0, time))
  let lastEnd = from
  for (const { call, begunAt, endedAt } of calls.toSorted((one, other) => one.begunAt - other.begunAt)) {
    add(`before ${call}`, begunAt - lastEnd)
    lastEnd = Math.max(lastEnd, endedAt)
  }
  add('to the document', to - lastEnd)
  return gaps
}

/** Megabytes that a process holds; only Linux tells. */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** How long the list of documents takes for a few people, over and over, until it is over. */
async function readLists(cookie: string, over: AbortSignal): Promise<number[]> {
  const times: number[] = []
  const read = async () => {
    while (!over.aborted) {
      const from = now()
      const answer = await fetch(`${server.address}/api/v3/documents`, { headers: { cookie } })
      await answer.arrayBuffer()
      times.push(now() - from)
      await pause(50)
    }
  }
  await Promise.all(Array.from({ length: readers }, read))
  return times
}

/** A document is stopped while the vendor writes it: how soon the vendor's own requests end. */
async function measureStop(cookie: string) {
  const key = 'bench-stopped'
  const watched = watch(server.address, cookie, key)
  const made = generate(server.address, { cookie, project: 'Stopped', example, format: 'json', key })
  while ((await countBegun(key, cookie)) < 2) await pause(100)
  const from = now()
  const headers = { cookie, origin: server.address }
  const answer = await fetch(`${server.address}/api/v3/generations/${key}/stop`, { method: 'POST', headers })
  if (!answer.ok) throw new Error(await answer.text())
  const { marks } = await made
  const ended = now()
  await watched
  const cut = (await takeCalls()).filter(({ isAborted }) => isAborted)
  printTable("A person's stop", [
    {
      what: 'from the press',
      'vendor’s requests cut': String(cut.length),
      'last of them ended after ms': Math.max(...cut.map(({ endedAt }) => endedAt - from)),
      'document after ms': ended - from,
      'parts marked': String(marks.length),
    },
  ])
}

/** Chapters whose words have begun. */
async function countBegun(key: string, cookie: string): Promise<number> {
  const answer = await fetch(`${server.address}/api/v3/generations/${key}/events`, { headers: { cookie } })
  const begun = new Set<string>()
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  const until = now() + 300
  while (now() < until) {
    const read = await Promise.race([reader.read(), pause(until - now())])
    if (!read || read.done) break
    for (const [, id] of read.value.matchAll(/"type":"chapter-text","id":"([^"]+)"/g)) begun.add(id!)
  }
  await reader.cancel()
  return begun.size
}

async function measureMany(pid: number, cookie: string) {
  const before = residentMegabytes(pid)
  let most = before
  const looking = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 100)
  const alone = new AbortController()
  const quiet = readLists(cookie, alone.signal)
  await pause(5_000)
  alone.abort()
  const over = new AbortController()
  const lists = readLists(cookie, over.signal)
  const begun = now()
  const order = (index: number) => ({ cookie, project: `At once ${index}`, example, format: 'json' })
  await Promise.all(Array.from({ length: documentsAtOnce }, (_, index) => generate(server.address, order(index))))
  clearInterval(looking)
  const seconds = (now() - begun) / 1000
  over.abort()
  const [idle, during] = [await quiet, await lists]
  printTable(`The list call of ${readers} people while ${documentsAtOnce} documents are written at once (aim: p99 150 ms)`, [
    { what: 'nothing else', answers: String(idle.length), 'p50 ms': percentile(idle, 50), 'p99 ms': percentile(idle, 99) },
    {
      what: `all of them, in ${seconds.toFixed(0)} s`,
      answers: String(during.length),
      'p50 ms': percentile(during, 50),
      'p99 ms': percentile(during, 99),
    },
  ])
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
  const gaps: Record<string, number>[] = []
  for (let run = 0; run <= runs; run++) {
    const key = `bench-run-${run}`
    const watched = watch(server.address, cookie, key)
    const from = now()
    const { writer, marks } = await generate(server.address, { cookie, project: `Paced ${run}`, example, format: 'json', key })
    const to = now()
    const whole = to - from
    if (marks.length > 0) throw new Error(`The document is not wholly the vendor's, but by ${writer}.`)
    const calls = await takeCalls()
    const firstWords = await watched
    // The first run warms up what every later one shares.
    if (run === 0) continue
    shares.push({ whole, path: slowestPath(calls) })
    gaps.push(gapsOf(calls, { from, to }))
    for (const { chapter, begunAt } of calls) if (chapter) lags.push((firstWords.get(chapter) ?? Number.NaN) - begunAt)
  }
  printTable(`From the vendor's first byte to the word on the page's stream, ${lags.length} chapters (aim: 50 ms)`, [
    { what: 'lag', 'p50 ms': percentile(lags, 50), 'p95 ms': percentile(lags, 95) },
  ])
  const ratios = shares.map(({ whole, path }) => whole / path)
  printTable("A whole document over the slowest path of the vendor's calls (aim: 1.05)", [
    {
      what: 'labels, choice, argument, first chapter, three lanes',
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

  printTable(
    'Milliseconds in which nobody waits for the vendor, the middle of the runs',
    Object.keys(gaps[0] ?? {}).map((what) => ({
      what,
      ms: percentile(
        gaps.map((of) => of[what] ?? 0),
        50,
      ),
    })),
  )

  await measureStop(cookie)
  vendor.send('hurry')
  if (process.platform === 'linux') await measureMany(server.pid()!, cookie)
} finally {
  await server.end()
  vendor.disconnect()
}
