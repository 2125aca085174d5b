import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { GenerationEvent } from '#shared/api/generation-event.ts'
import { hld } from '#server/document-types/hld/hld.ts'
import { connectDatabase } from '#server/platform/database.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { givenVendor, type RecordedRequest } from '#server/testing/vendors/given-vendor.ts'
import { answerByChapter, callOf, chaptersIn, sentenceFor } from '#server/testing/vendors/answer-by-chapter.ts'

const vendor = await givenVendor()
const claude = { key: 'sk-secret-1', address: vendor.address, modelId: 'claude-sonnet-5-5' }
const ends: (() => Promise<void>)[] = [() => vendor.close()]
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})
beforeEach(() => {
  vendor.seen.length = 0
  vendor.answerOtherwise(answerByChapter)
})

async function given(isWorking = true) {
  const app = await givenApp({ vendors: { ...noVendors, claude }, isWorking })
  ends.push(app.end)
  return { app, staff: await app.signedIn() }
}
type Given = Awaited<ReturnType<typeof given>>

const request = {
  documentType: 'hld' as const,
  client: 'calder' as const,
  projectName: 'Durable',
  requirements: JSON.stringify({ technicalRequirements: 'The platform must keep 7 years of payments.' }),
  outputFormat: 'json' as const,
  useAgent: 'false' as const,
}

/** All events to the last, with their numbers. */
async function eventsOf({ staff }: Given, key: string) {
  const { body } = await staff.get(`/api/v3/generations/${key}/events`)
  const numbers = [...body.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id))
  const events = [...body.matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data!) as GenerationEvent)
  return { numbers, events }
}

/** The final text of a chapter on the page: a restart discards the text before it. */
function shownOf(events: GenerationEvent[], chapter: string): string {
  let shown = ''
  for (const event of events) {
    if (event.type === 'chapter-restarted' && event.id === chapter) shown = ''
    if (event.type === 'chapter-text' && event.id === chapter) shown += event.text
  }
  return shown
}

function expectOneWholeTelling({ numbers, events }: Awaited<ReturnType<typeof eventsOf>>) {
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  const count = (type: GenerationEvent['type']) => events.filter((event) => event.type === type).length
  expect([count('generation-finished'), count('generation-failed'), count('version-saved')]).toEqual([1, 0, 1])
  expect(events.at(-1)!.type).toBe('generation-finished')
  for (const { id, heading } of hld.outline) {
    expect(events.filter((event) => event.type === 'chapter-written' && event.id === id)).toHaveLength(1)
    const isAsked = events.some((event) => event.type === 'chapter-written' && event.id === id && event.words > 0)
    expect(shownOf(events, id)).toBe(isAsked ? sentenceFor({ heading }) : '')
  }
}
/** How often each chapter, or the call before the text, was requested. */
const asked = () => {
  const times = new Map<string, number>()
  for (const { body } of vendor.seen) {
    const call = callOf(body)
    for (const what of call ? [call] : chaptersIn(body).map(({ id }) => id)) times.set(what, (times.get(what) ?? 0) + 1)
  }
  return times
}
const writtenSoFar = async ({ app }: Given) =>
  (
    await sql<{
      id: string
    }>`select event->>'id' as id from job_events where event->>'type' = 'chapter-written' and (event->>'words')::int > 0`.execute(
      app.database,
    )
  ).rows.map(({ id }) => id)

test(
  'a process killed while it writes goes on in another, which asks for nothing that was finished',
  { timeout: 300_000 },
  async () => {
    const world = await given(false)
    vendor.answerOtherwise((seen) => ({ ...answerByChapter(seen), piece: callOf(seen.body) ? 400 : 8, pieceMilliseconds: 60 }))
    const program = join(import.meta.dirname, '../testing/generation-worker.ts')
    const start = () => {
      const worker = spawn(process.execPath, ['--import', 'tsx', program, world.app.url, vendor.address], { stdio: 'inherit' })
      onTestFinished(() => void worker.kill('SIGKILL'))
      return worker
    }
    const first = start()
    const key = 'killed-while-writing'
    const answer = world.staff.documentsV3.generate(request, { idempotencyKey: key })
    await expect.poll(() => writtenSoFar(world).then(({ length }) => length), { interval: 50 }).toBeGreaterThan(1)
    first.kill('SIGKILL')
    await once(first, 'exit')
    const finished = await writtenSoFar(world)
    expect(finished.length).toBeLessThan(hld.outline.length)
    start()
    const { marks, writer } = await answer
    expect([marks, writer]).toEqual([[], 'claude-sonnet-5-5'])
    const times = asked()
    for (const id of finished) expect([id, times.get(id)]).toEqual([id, 1])
    expect(times.get('design')).toBe(1)
    expect(vendor.seen).toHaveLength(4)
    expectOneWholeTelling(await eventsOf(world, key))
  },
)

test('a vendor that is away for a while is waited for, and has written everything in the end', { timeout: 300_000 }, async () => {
  const world = await given()
  let awayUntil: number | undefined
  vendor.answerOtherwise((seen) => {
    if (vendor.seen.length === 3) awayUntil = Date.now() + 700
    const isAway = awayUntil !== undefined && Date.now() < awayUntil
    return isAway ? { kind: 'cut', text: '', after: 0, how: 'torn' } : answerByChapter(seen)
  })
  const key = 'vendor-is-away'
  const { marks, writer } = await world.staff.documentsV3.generate(request, { idempotencyKey: key })
  expect([marks, writer]).toEqual([[], 'claude-sonnet-5-5'])
  const told = await eventsOf(world, key)
  expectOneWholeTelling(told)
  const waits = told.events.filter(({ type }) => type === 'vendor-waited-for')
  expect(waits.length).toBeGreaterThan(0)
  expect(waits[0]).toMatchObject({ reason: 'Claude could not be reached, or the connection was lost.' })
})

test(
  'a database that is away for a while keeps what was finished, and the work goes on by itself',
  { timeout: 300_000 },
  async () => {
    const world = await given()
    const { url } = world.app
    const name = new URL(url).pathname.slice(1)
    const server = connectDatabase({ url: url.replace(name, 'postgres'), size: 1 })
    ends.push(() => server.destroy())
    const setAway = async (isAway: boolean) => {
      await sql`alter database ${sql.id(name)} with allow_connections ${sql.raw(String(!isAway))}`.execute(server)
      if (isAway) await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(server)
    }
    vendor.answerOtherwise((seen: RecordedRequest) => ({
      ...answerByChapter(seen),
      piece: callOf(seen.body) ? 400 : 8,
      pieceMilliseconds: 60,
    }))
    const key = 'database-is-away'
    const answer = world.staff.documentsV3.generate(request, { idempotencyKey: key }).catch(() => undefined)
    await expect.poll(() => writtenSoFar(world).then(({ length }) => length), { interval: 50 }).toBeGreaterThan(1)
    const finished = await writtenSoFar(world)
    await setAway(true)
    await pause(1_500)
    await setAway(false)
    await answer
    const state = () => world.staff.documentsV3.generation({ key }).then((found) => found.state)
    await expect.poll(() => state().catch(() => 'away'), { interval: 300 }).toBe('finished')
    const times = asked()
    for (const id of finished) expect([id, times.get(id)]).toEqual([id, 1])
    expectOneWholeTelling(await eventsOf(world, key))
  },
)
