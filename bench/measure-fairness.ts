// What another client's small proposal takes beside ten of the worst that one account may ask for, as a multiple of what it takes
// alone in the same run. The worst are texts at the permitted limits, and work that is slow by construction, whatever reads it.
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { limits } from '#shared/brief-limits.ts'
import { generate, type Order, prepareServer } from './built-server.ts'
import { fairnessAccounts, slowProject } from '#server/testing/fairness/fairness-accounts.ts'
import { percentile, printTable, timeOf } from './figures.ts'
import { fill, hostileKinds } from './hostile-texts.ts'

const aim = 3
const [lanes, runs] = [10, 9]
/** Milliseconds in which the worst fill their places. */
const patience = 3_000

const small = JSON.parse(readFileSync('examples/aldgate-claims-lakehouse.json', 'utf8')) as Order['example']
const server = await prepareServer({ LOG_LEVEL: 'fatal', MAX_DOCUMENTS_PER_DAY: '100000' }, 'dist/server/fairness-server.js')
await server.start()
const [busy, other] = [await server.signIn(fairnessAccounts.busy), await server.signIn(fairnessAccounts.other)]
const kinds = Object.entries(hostileKinds)
let asked = 0

const writeSmall = () => {
  const example = { ...small, documentType: 'word', client: fairnessAccounts.other.client }
  return generate(server.address, { cookie: other, project: `Small ${asked++}`, example, format: 'docx' })
}

const orderOf = (technicalRequirements: string) => ({
  documentType: 'hld',
  client: fairnessAccounts.busy.client,
  requirements: { technicalRequirements },
})

async function readBack(projectName: string, { requirements }: ReturnType<typeof orderOf>) {
  const answer = await fetch(`${server.address}/api/v3/brief/read`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: busy, origin: server.address },
    body: JSON.stringify({ projectName, requirements }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

const writeWorst = (project: string, order: ReturnType<typeof orderOf>) =>
  generate(server.address, { cookie: busy, project, example: { ...order, projectName: project }, format: 'pdf' })

/** How each request of the busy account ended, in its own words. */
type Ends = Map<string, number>
const sentenceOf = (error: unknown) => /"(?:error|message)":"([^"]+)"/.exec(String(error))?.[1] ?? String(error).slice(0, 80)

/** Ten at a time, over and over. */
async function keepAsking(ask: (at: number) => Promise<unknown>, over: AbortSignal): Promise<Ends> {
  const ends: Ends = new Map()
  const lane = async () => {
    while (!over.aborted) {
      const how = await ask(asked++).then(() => 'done', sentenceOf)
      if (!over.aborted) ends.set(how, (ends.get(how) ?? 0) + 1)
      await pause(100)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return ends
}

async function timesOfSmall(): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await timeOf(writeSmall))
  return times
}

const text = (at: number) => fill(kinds[at % kinds.length]![1], limits.text)
const words = orderOf('The platform must keep 7 years of payments.')
const worst: Record<string, (at: number) => Promise<unknown>> = {
  'ten documents slow by construction': (at) => writeWorst(`${slowProject} ${at}`, words),
  'ten readings slow by construction': (at) => readBack(`${slowProject} ${at}`, words),
  'ten documents of texts at the limits': (at) => writeWorst(`Limits ${at}`, orderOf(text(at))),
  'ten readings of texts at the limits': (at) => readBack(`Limits ${at}`, orderOf(text(at))),
}

const rows: Record<string, string | number>[] = []
let isFair = true
try {
  await writeSmall()
  const alone = await timesOfSmall()
  rows.push({ beside: 'nothing', 'p50 ms': percentile(alone, 50), 'worst ms': Math.max(...alone), 'times alone': 1 })
  for (const [what, ask] of Object.entries(worst)) {
    const over = new AbortController()
    const asking = keepAsking(ask, over.signal)
    await pause(patience)
    const times = await timesOfSmall()
    over.abort()
    const ratio = percentile(times, 50) / percentile(alone, 50)
    isFair &&= ratio <= aim
    rows.push({ beside: what, 'p50 ms': percentile(times, 50), 'worst ms': Math.max(...times), 'times alone': ratio })
    console.log(what, Object.fromEntries(await asking))
  }
  printTable(`Another client's small proposal beside the worst of one account (aim: at most ${aim} × alone)`, rows)
  if (!isFair) process.exitCode = 1
} finally {
  await server.end()
}
