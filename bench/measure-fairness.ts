// The time for another client's small proposal while one account has ten of the worst requests running, as a multiple of its time alone in
// the same run. The worst requests are texts at the permitted limits, and artificially slow work.
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { limits } from '../src/shared/brief-limits.ts'
import { generate, type Order, prepareServer } from './built-server.ts'
import { fairnessAccounts, slowProject } from '#server/testing/fairness/fairness-accounts.ts'
import { percentile, printTable, timeOf } from './figures.ts'
import { fill, hostileKinds } from './hostile-texts.ts'

const aim = 3
const [lanes, runs] = [10, 7]
/** Milliseconds for the worst requests to fill their places. */
const patience = 3_000

const small = JSON.parse(readFileSync('examples/aldgate-claims-lakehouse.json', 'utf8')) as Order['example']
const kinds = Object.entries(hostileKinds)
let asked = 0

type Server = { address: string; busy: string; other: string }

const writeSmall = ({ address, other }: Server) => {
  const example = { ...small, documentType: 'word', client: fairnessAccounts.other.client }
  return generate(address, { cookie: other, project: `Small ${asked++}`, example, format: 'docx' })
}

const orderOf = (technicalRequirements: string) => ({
  documentType: 'hld',
  client: fairnessAccounts.busy.client,
  requirements: { technicalRequirements },
})
const words = orderOf('The platform must keep 7 years of payments.')
const textAt = (at: number) => orderOf(fill(kinds[at % kinds.length]![1], limits.text))

async function readBack({ address, busy }: Server, projectName: string, { requirements }: ReturnType<typeof orderOf>) {
  const answer = await fetch(`${address}/api/v3/brief/read`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: busy, origin: address },
    body: JSON.stringify({ projectName, requirements }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

const writeWorst = ({ address, busy }: Server, project: string, order: ReturnType<typeof orderOf>) =>
  generate(address, { cookie: busy, project, example: { ...order, projectName: project }, format: 'pdf' })

const worst: Record<string, (server: Server, at: number) => Promise<unknown>> = {
  'documents slow by construction': (server, at) => writeWorst(server, `${slowProject} ${at}`, words),
  'readings slow by construction': (server, at) => readBack(server, `${slowProject} ${at}`, words),
  'documents of texts at the limits': (server, at) => writeWorst(server, `Limits ${at}`, textAt(at)),
  'readings of texts at the limits': (server, at) => readBack(server, `Limits ${at}`, textAt(at)),
}

/** Sends ten requests at a time, repeatedly; counts the outcomes of those that ended, by the server's message. */
function keepAsking(ask: (at: number) => Promise<unknown>, over: AbortSignal): Map<string, number> {
  const ends = new Map<string, number>()
  const lane = async () => {
    while (!over.aborted) {
      const how = await ask(asked++).then(() => 'done', sentenceOf)
      if (!over.aborted) ends.set(how, (ends.get(how) ?? 0) + 1)
      await pause(100)
    }
  }
  for (let count = 0; count < lanes; count++) void lane()
  return ends
}
const sentenceOf = (error: unknown) => /"(?:error|message)":"([^"]+)"/.exec(String(error))?.[1] ?? String(error).slice(0, 80)

async function timesOfSmall(server: Server): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await timeOf(() => writeSmall(server)))
  return times
}

/** Uses a new server each time, so that leftover work of one test does not delay the next. */
async function compare(ask: (server: Server, at: number) => Promise<unknown>) {
  const own = await prepareServer({ LOG_LEVEL: 'fatal', MAX_DOCUMENTS_PER_DAY: '100000' }, 'dist/server/fairness-server.js')
  const over = new AbortController()
  try {
    await own.start()
    const busy = await own.signIn(fairnessAccounts.busy)
    const server = { address: own.address, busy, other: await own.signIn(fairnessAccounts.other) }
    for (let run = 0; run < 3; run++) await writeSmall(server)
    const alone = await timesOfSmall(server)
    const ends = keepAsking((at) => ask(server, at), over.signal)
    await pause(patience)
    return { alone, beside: await timesOfSmall(server), ends: Object.fromEntries(ends) }
  } finally {
    over.abort()
    await own.end()
  }
}

/** `--parts "documents slow,readings of texts"`: only those whose names contain one of these texts. */
const parts = process.env['BENCH_PARTS']?.split(',') ?? ['']
const rows: Record<string, string | number>[] = []
for (const [what, ask] of Object.entries(worst)) {
  if (!parts.some((part) => what.includes(part))) continue
  const { alone, beside, ends } = await compare(ask)
  const times = percentile(beside, 50) / percentile(alone, 50)
  rows.push({
    'beside ten': what,
    'alone p50 ms': percentile(alone, 50),
    'p50 ms': percentile(beside, 50),
    'worst ms': Math.max(...beside),
    'times alone': times,
  })
  console.log(`Of the ${what} ended meanwhile: ${JSON.stringify(ends)}`)
  if (times > aim) process.exitCode = 1
}
printTable(`Another client's small proposal beside the worst of one account (aim: at most ${aim} × alone)`, rows)
process.exit()
