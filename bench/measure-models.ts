// The overhead of generating with a provider's model, in addition to the provider's own time, with a provider of constant speed.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { generate, type Order, prepareServer } from './built-server.ts'
import { percentile, printTable } from './figures.ts'
import { measureManyAtOnce } from './many-at-once.ts'
import { loadOtherwise, readers } from './other-load.ts'
import { isOfFloor, now, startFloor, watchFirstWords } from './first-words.ts'

type Call = {
  call: 'design' | 'words'
  /** When the provider sent the first words of each chapter, by heading. */
  chapters: Record<string, number>
  begunAt: number
  endedAt: number
  isAborted: boolean
}

/** A brief of one page, for which the provider's large design was written. */
const example = JSON.parse(readFileSync('examples/aldgate-claims-lakehouse.json', 'utf8')) as Order['example']
/** Each run takes the provider nearly a minute. */
const runs = 2
/** The selected parts of the measurement, as in `--parts stop,many`; all by default. */
const parts = process.env['BENCH_PARTS']?.split(',') ?? ['alone', 'loaded', 'stop', 'many']
const begun = now()
const tell = (what: string) => console.log(`  ${((now() - begun) / 1000).toFixed(0).padStart(4)} s  ${what}`)

const vendor = fork('dist/server/paced-vendor.js')
const [vendorAddress] = (await once(vendor, 'message')) as [string]
/** Each message gets a reply; one that is not awaited would be taken for the reply to the next. */
async function askVendor(what: 'what was asked' | 'hurry' | 'take your time'): Promise<Call[]> {
  vendor.send(what)
  return ((await once(vendor, 'message')) as [Call[]])[0]
}
const takeCalls = () => askVendor('what was asked')

/** Milliseconds of the provider's calls without any overhead: the design, then the text. */
const slowestPath = (calls: Call[]) => calls.reduce((sum, { begunAt, endedAt }) => sum + endedAt - begunAt, 0)

/** Milliseconds without a running call of the provider, by the following step. */
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

/** Stops a document while the provider writes it, and measures how soon the provider's own requests end. */
async function measureStop(cookie: string) {
  const key = 'bench-stopped'
  const watched = watchFirstWords(server.address, cookie, key)
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

/** Counts the chapters whose text has begun. */
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

/** The delay of the first words of chapters after the provider sent them. */
const lagsOf = (calls: Call[], firstWords: Map<string, number>) =>
  calls.flatMap(({ chapters }) =>
    Object.entries(chapters).map(([heading, sentAt]) => (firstWords.get(heading) ?? Number.NaN) - sentAt),
  )

const isFloor = ({ chapters }: Call) => Object.keys(chapters).some(isOfFloor)

/** Generates documents one after the other. */
async function measureRuns(cookie: string, name: string) {
  const lags: number[] = []
  const floorLags: number[] = []
  const shares: { whole: number; path: number }[] = []
  const gaps: Record<string, number>[] = []
  for (let run = 1; run <= runs; run++) {
    tell(`document ${run} of ${runs}, ${name}`)
    const key = `bench-${name}-${run}`
    const over = new AbortController()
    const watched = watchFirstWords(server.address, cookie, key)
    const floorRead = floor.read(over.signal)
    const from = now()
    const { writer, marks } = await generate(server.address, { cookie, project: `${name} ${run}`, example, format: 'json', key })
    const to = now()
    over.abort()
    const [firstWords, floorWords] = [await watched, await floorRead]
    if (marks.length > 0) throw new Error(`The document is not wholly the vendor's, but by ${writer}.`)
    const all = await takeCalls()
    const calls = all.filter((call) => !isFloor(call))
    shares.push({ whole: to - from, path: slowestPath(calls) })
    gaps.push(gapsOf(calls, { from, to }))
    lags.push(...lagsOf(calls, firstWords))
    floorLags.push(...lagsOf(all.filter(isFloor), floorWords))
  }
  return { lags, floorLags, shares, gaps }
}

function printRuns(what: string, { lags, floorLags, shares, gaps }: Awaited<ReturnType<typeof measureRuns>>) {
  const of = (share: number) => ({ ours: percentile(lags, share), floor: percentile(floorLags, share) })
  printTable(`From the vendor's first words of a chapter to the page's stream, ${what}: ${lags.length} chapters (aim: p95 50 ms)`, [
    { what: 'ours', 'p50 ms': of(50).ours, 'p95 ms': of(95).ours },
    { what: 'a bare relay at the same time', 'p50 ms': of(50).floor, 'p95 ms': of(95).floor },
    { what: 'ours over the relay', 'p50 ms': of(50).ours / of(50).floor, 'p95 ms': of(95).ours / of(95).floor },
  ])
  const ratios = shares.map(({ whole, path }) => whole / path)
  const middle = (values: number[]) => percentile(values, 50)
  printTable(`A whole document over the slowest path of the vendor's calls, ${what} (aim: 1.05)`, [
    {
      what: 'design, then the words',
      'vendor ms': middle(shares.map(({ path }) => path)),
      'whole ms': middle(shares.map(({ whole }) => whole)),
      'share p50': middle(ratios),
      worst: percentile(ratios, 100),
    },
  ])
  printTable(
    `Milliseconds in which nobody waits for the vendor, ${what}, the middle of the runs`,
    Object.keys(gaps[0] ?? {}).map((part) => ({ what: part, ms: middle(gaps.map((gap) => gap[part] ?? 0)) })),
  )
}

/** Warms up everything that later documents share, with a faster provider. */
async function warmUp(cookie: string) {
  tell('warming up')
  await askVendor('hurry')
  await generate(server.address, { cookie, project: 'Warming up', example, format: 'json' })
  await askVendor('take your time')
}

async function measureLoaded(cookie: string) {
  const over = new AbortController()
  const load = loadOtherwise(server.address, { cookie, example }, over.signal)
  printRuns(`while ${readers} people read lists and documents are written without a vendor`, await measureRuns(cookie, 'loaded'))
  over.abort()
  await load
}

async function measureMany(cookie: string) {
  await askVendor('hurry')
  await measureManyAtOnce(server, { cookie, example, tell })
}

const server = await prepareServer({
  ANTHROPIC_API_KEY: 'bench',
  ANTHROPIC_BASE_URL: vendorAddress,
  MAX_DOCUMENTS_PER_DAY: '100000',
})
const floor = await startFloor(vendorAddress)
try {
  await server.start()
  const cookie = await server.signIn()
  await warmUp(cookie)
  if (parts.includes('alone')) printRuns('alone', await measureRuns(cookie, 'alone'))
  if (parts.includes('loaded')) await measureLoaded(cookie)
  if (parts.includes('stop')) await measureStop(cookie)
  if (parts.includes('many') && process.platform === 'linux') await measureMany(cookie)
} finally {
  await server.end()
  floor.stop()
  vendor.disconnect()
}
