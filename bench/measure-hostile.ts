// The worst of some fifty kinds of text: how long the server's event loop is held while each is written, and whether twice the text takes
// twice the time. Ratios hold on any machine; milliseconds stand beside those of an idle server in the same run.
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '#shared/errors.ts'
import { Brief } from '#shared/brief.ts'
import { limits } from '#shared/brief-limits.ts'
import { createGenerationPool } from '#server/generation/generation-pool.ts'
import { prepareServer } from './built-server.ts'
import { percentile, printTable, timeOf } from './figures.ts'
import { fill, hostileKinds } from './hostile-texts.ts'

const kinds = Object.entries(hostileKinds)
const field = 'technicalRequirements'

/** Milliseconds that the longest turn of the event loop took since this was last asked. */
async function takeLag(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1]) * 1000
}

async function measureLag() {
  const server = await prepareServer({ LOG_LEVEL: 'fatal' })
  try {
    await server.start()
    const cookie = await server.signIn()
    await pause(3_000)
    await takeLag(server.address)
    await pause(5_000)
    const idle = await takeLag(server.address)
    const seen: { kind: string; lag: number; ended: string }[] = []
    for (const [kind, unit] of kinds) {
      const order = { documentType: 'hld', client: 'calder', projectName: kind, requirements: { [field]: fill(unit, limits.text) } }
      await takeLag(server.address)
      const { status } = await fetch(`${server.address}/api/documents/generate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, origin: server.address },
        body: JSON.stringify(order),
      })
      seen.push({ kind, lag: await takeLag(server.address), ended: status === 200 ? 'written' : `refused (${status})` })
    }
    const worst = seen.toSorted((one, other) => other.lag - one.lag)
    printTable(
      `The event loop while ${limits.text} characters of each of ${kinds.length} kinds are written (aim: 50 ms); the worst`,
      [
        { kind: 'nothing, for 5 s', 'longest turn ms': idle, ended: '' },
        ...worst.slice(0, 8).map(({ kind, lag, ended }) => ({ kind, 'longest turn ms': lag, ended })),
        {
          kind: 'the middle of all',
          'longest turn ms': percentile(
            worst.map(({ lag }) => lag),
            50,
          ),
          ended: '',
        },
      ],
    )
  } finally {
    await server.end()
  }
}

/** Milliseconds to read a brief, or nothing where it is beyond the bounds. */
async function timeToRead(
  pool: ReturnType<typeof createGenerationPool>,
  unit: string,
  length: number,
): Promise<number | undefined> {
  const brief = Brief.parse({
    documentType: 'hld',
    client: 'calder',
    projectName: 'P',
    requirements: { [field]: fill(unit, length) },
  })
  try {
    return await timeOf(() => pool.ask('proposeSolution', { brief }))
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-large') return undefined
    throw error
  }
}

/** Twice the text in at most so many times the time: 2 is linear, 4 is quadratic. */
async function measureGrowth() {
  const pool = createGenerationPool()
  await pool.warmUp()
  const length = limits.text / 4
  const rows: { kind: string; 'ms of a quarter': number; 'ms of a half': number; ratio: number }[] = []
  for (const [kind, unit] of kinds) {
    await timeToRead(pool, unit, length)
    const [some, twice] = [await timeToRead(pool, unit, length), await timeToRead(pool, unit, 2 * length)]
    rows.push({
      kind,
      'ms of a quarter': some ?? Infinity,
      'ms of a half': twice ?? Infinity,
      // What takes no time cannot be told from noise.
      ratio: some === undefined || twice === undefined ? Infinity : Math.max(twice, 20) / Math.max(some, 20),
    })
  }
  await pool.close()
  const worst = rows.toSorted((one, other) => other.ratio - one.ratio)
  printTable('Twice the text: 2 is linear, 4 quadratic; beyond the bounds it is refused (the worst)', worst.slice(0, 12))
}

await measureGrowth()
await measureLag()
