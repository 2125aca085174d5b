// The worst of about fifty kinds of text: how long the server's event loop is blocked while each is processed, and whether twice the text
// takes twice the time. Ratios are valid on any machine; milliseconds are printed next to those of an idle server in the same run.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '#shared/errors.ts'
import { Brief } from '#shared/brief.ts'
import { limits } from '../src/shared/brief-limits.ts'
import { createGenerationPool } from '#server/generation/generation-pool.ts'
import { prepareServer } from './built-server.ts'
import { percentile, printTable, timeOf } from './figures.ts'
import { fill, hostileKinds } from './hostile-texts.ts'

const kinds = Object.entries(hostileKinds)
const field = 'technicalRequirements'
const lagFile = join(tmpdir(), `longest-turn-${process.pid}.json`)
const watcher = resolve('dist/server/watch-turns.js')

/** The longest turn of the server's main thread since the last call: in CPU time, and in delay by the clock. */
async function takeLag(pid: number): Promise<{ held: number; late: number }> {
  rmSync(lagFile, { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(lagFile)) await pause(10)
  return JSON.parse(readFileSync(lagFile, 'utf8')) as { held: number; late: number }
}

async function measureLag() {
  const server = await prepareServer({ LOG_LEVEL: 'fatal', LAG_FILE: lagFile, NODE_OPTIONS: `--import ${watcher}` })
  try {
    await server.start()
    const cookie = await server.signIn()
    await pause(3_000)
    await takeLag(server.pid()!)
    await pause(5_000)
    const idle = await takeLag(server.pid()!)
    const seen: { kind: string; held: number; late: number; ended: string }[] = []
    for (const [kind, unit] of kinds) {
      const order = { documentType: 'hld', client: 'calder', projectName: kind, requirements: { [field]: fill(unit, limits.text) } }
      await takeLag(server.pid()!)
      const { status } = await fetch(`${server.address}/api/documents/generate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, origin: server.address },
        body: JSON.stringify(order),
      })
      seen.push({ kind, ...(await takeLag(server.pid()!)), ended: status === 200 ? 'written' : `refused (${status})` })
    }
    const worst = seen.toSorted((one, other) => other.held - one.held)
    const middle = (figure: (one: (typeof seen)[number]) => number) => percentile(seen.map(figure), 50)
    printTable(
      `The event loop while ${limits.text} characters of each of ${kinds.length} kinds are written (aim: 50 ms of the processor; how late it was depends on the machine, too); the worst`,
      [
        { kind: 'nothing, for 5 s', 'held ms': idle.held, 'late ms': idle.late, ended: '' },
        ...worst.slice(0, 8).map(({ kind, held, late, ended }) => ({ kind, 'held ms': held, 'late ms': late, ended })),
        { kind: 'the middle of all', 'held ms': middle((one) => one.held), 'late ms': middle((one) => one.late), ended: '' },
      ],
    )
  } finally {
    await server.end()
  }
}

/** Milliseconds to read a brief, or why it exceeds the limits. */
async function timeToRead(pool: ReturnType<typeof createGenerationPool>, unit: string, length: number): Promise<number | string> {
  const brief = Brief.parse({
    documentType: 'hld',
    client: 'calder',
    projectName: 'P',
    requirements: { [field]: fill(unit, length) },
  })
  try {
    return await timeOf(() => pool.ask('proposeSolution', { brief }))
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-large') return error.message
    throw error
  }
}

/** Checks the growth of the time for twice the text: 2 is linear, 4 is quadratic. Texts that exceed the limits are refused. */
async function measureGrowth() {
  const pool = createGenerationPool()
  await pool.warmUp()
  const length = limits.text / 4
  const read: { kind: string; 'ms of a quarter': number; 'ms of a half': number; ratio: number }[] = []
  const refused: { kind: string; characters: number; why: string }[] = []
  for (const [kind, unit] of kinds) {
    await timeToRead(pool, unit, length)
    const [some, twice] = [await timeToRead(pool, unit, length), await timeToRead(pool, unit, 2 * length)]
    if (typeof some === 'string') refused.push({ kind, characters: length, why: some })
    else if (typeof twice === 'string') refused.push({ kind, characters: 2 * length, why: twice })
    else {
      // Very short times cannot be distinguished from noise.
      const ratio = Math.max(twice, 20) / Math.max(some, 20)
      read.push({ kind, 'ms of a quarter': some, 'ms of a half': twice, ratio })
    }
  }
  await pool.close()
  const worst = read.toSorted((one, other) => other.ratio - one.ratio)
  printTable('Twice the text: 2 is linear, 4 quadratic (the worst)', worst.slice(0, 12))
  printTable('Refused at fewer characters than a brief may have', refused)
}

await measureGrowth()
await measureLag()
