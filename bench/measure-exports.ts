// Many files at once and in a row: whether a list call still responds quickly meanwhile, and whether memory stays constant.
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { type Format, formatNames } from '#shared/formats.ts'
import { createRenderPool } from '#server/exports/render-pool.ts'
import { composeContent } from './compose-content.ts'
import { generate, type Order, prepareServer } from './built-server.ts'
import { percentile, printTable, timeOf } from './figures.ts'

const file = 'examples/aldgate-claims-lakehouse.json'
const example = JSON.parse(readFileSync(file, 'utf8')) as Order['example']
const large: Format[] = formatNames.filter((format) => format !== 'json')

/** Ten documents of forty pages, each requested in a different format at the same moment, while a user opens the list repeatedly. */
async function measureListCall() {
  const { address, start, signIn, end } = await prepareServer()
  try {
    await start()
    const cookie = await signIn()
    const call = (path: string) => fetch(`${address}${path}`, { headers: { cookie } })
    for (let project = 0; project < 10; project++)
      await generate(address, { cookie, project: `Exports ${project}`, example, format: 'json' })
    const list = async () => (await call('/api/v3/documents')).json() as Promise<{ documents: { id: string }[] }>
    const { documents } = await list()
    const quiet: number[] = []
    for (let calls = 0; calls < 200; calls++) quiet.push(await timeOf(list))
    const exports = documents.map(async ({ id }, index) => {
      const answer = await call(`/api/v3/documents/${id}/download?format=${large[index % large.length]}`)
      if (!answer.ok) throw new Error(await answer.text())
      await answer.arrayBuffer()
    })
    const left = new Set(exports)
    for (const each of exports) void each.finally(() => left.delete(each))
    const busy: number[] = []
    const whole = await timeOf(async () => {
      while (left.size > 0) busy.push(await timeOf(list))
      await Promise.all(exports)
    })
    const row = (when: string, times: number[]) => ({
      when,
      calls: String(times.length),
      'p50 ms': percentile(times, 50),
      'p99 ms': percentile(times, 99),
      'longest ms': Math.max(...times),
    })
    printTable(`The list call while ten large exports run, ${(whole / 1000).toFixed(1)} s of them (aim: p99 under 150 ms)`, [
      row('alone', quiet),
      row('beside the exports', busy),
    ])
  } finally {
    await end()
  }
}

/** Renders 500 files in the pool's own threads, with different contents, in each format in turn. */
async function measureMemory() {
  const original = readFileSync(file, 'utf8')
  const pool = createRenderPool()
  const resident: Record<string, string | number>[] = []
  const started = performance.now()
  for (let made = 0; made < 500; made += 2) {
    const letters = made.toString(26).replaceAll(/./g, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    const content = await composeContent(JSON.parse(original.replaceAll(/\b(claims?|fraud)\b/g, `$1${letters}`)))
    const edition = {
      content: JSON.stringify(content),
      version: '1.0.0',
      createdAt: '2026-01-05T09:00:00.000Z',
      status: 'Draft',
    } as const
    const formats = [0, 1].map((next) => large[(made + next + Math.floor(made / 4)) % large.length]!)
    await Promise.all(formats.map((format) => pool.run({ format, edition, settings: { pdfStandard: 'ua-1' } })))
    if ([48, 98, 198, 298, 398, 498].includes(made)) {
      globalThis.gc?.()
      resident.push({ 'after exports': String(made + 2), 'resident MB': process.memoryUsage().rss / 1e6 })
    }
  }
  await pool.close()
  printTable(`500 exports in a row in two threads, ${((performance.now() - started) / 1000).toFixed(0)} s (aim: flat)`, resident)
}

await measureListCall()
await measureMemory()
