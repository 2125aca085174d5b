import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createAccount } from '#server/accounts/manage-accounts.ts'
import { secretKey } from '#server/testing/given-app.ts'
import { designRequirements } from '#server/testing/given-small-design.ts'
import { givenDatabase } from '#server/testing/start-database.ts'
import { api } from '#shared/api/api.ts'
import { createClient, type Send } from '#shared/api/client.ts'
import type { DesignFacts, FactChange } from '#shared/api/design.ts'
import { AppError } from '#shared/errors.ts'

const program = new URL('../main.ts', import.meta.url).pathname
const { database, url, drop } = await givenDatabase()
const password = (await createAccount(database, { username: 'ann', displayName: 'Ann', email: '', client: null }))!

/** The whole server as a process of its own, with its calls over HTTP by a person who is signed in. */
async function startServer() {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    SECRET_KEY: secretKey,
    PORT: '0',
    DEMO_PASSWORD: 'long enough',
    LOG_LEVEL: 'error',
  }
  const server = spawn(process.execPath, ['--import', 'tsx', program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void server.kill('SIGKILL'))
  let heard = ''
  server.stdout.on('data', (text: Buffer) => (heard += text.toString()))
  const address = await vi.waitFor(() => /Arcwright is at (\S+)/.exec(heard)![1]!, { timeout: 100_000 })
  let cookie = ''
  const send: Send = async ({ method, path, headers, body, signal }) => {
    const sent = { method, headers: { ...headers, cookie }, ...(body !== undefined && { body }), ...(signal && { signal }) }
    const answer = await fetch(`${address}${path}`, sent)
    cookie ||= answer.headers
      .getSetCookie()
      .map((one) => one.split(';', 1).join())
      .join('; ')
    return { status: answer.status, text: await answer.text() }
  }
  await createClient(api.accounts, send).login({ username: 'ann', password })
  const calls = { design: createClient(api.design, send), ...createClient(api.documentsV3, send) }
  const kill = async () => {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  return { ...calls, printed: createClient(api.sharing, send).printed, kill }
}
type Running = Awaited<ReturnType<typeof startServer>>

const documents = 2
const patchesEach = 6
/** A patch of two facts, which are there both or not at all. */
type Patch = { document: string; name: string; key: string }
const risk = { likelihood: 'low', impact: 'high', mitigation: 'It is watched.', owner: 'Ann' }
const changesOf = ({ name }: Patch): FactChange[] => [
  { op: 'add', list: 'risks', id: 'RSK-900', value: { ...risk, text: `${name}.` } },
  { op: 'add', list: 'assumptions', id: 'ASM-900', value: { text: `${name}.` } },
]
const savePatch = ({ design }: Running, patch: Patch) =>
  design.change({ id: patch.document, base: '1.0.0', changes: changesOf(patch) }, { idempotencyKey: patch.key })

const generate = async ({ generate: make }: Running, projectName: string) => {
  const requirements = JSON.stringify(designRequirements)
  const made = await make({ documentType: 'hld', client: 'aldgate', projectName, requirements, startFrom: 'customer-portal' })
  return made.document.id
}

const isPatch = ({ text }: { text: string }) => text.startsWith('Patch ')
/** The patches of which a version has a fact, and those of which it has all. */
const patchesIn = ({ risks, assumptions }: DesignFacts) => ({
  risks: risks.filter(isPatch).map(({ text }) => text),
  assumptions: assumptions.filter(isPatch).map(({ text }) => text),
})

/** Every version of a document, opened, with the patches that are in it. */
async function openVersions({ design, printed }: Running, id: string) {
  const { rows } = await sql<{ number: string }>`select number from versions where document_id = ${id} order by ordinal`.execute(
    database,
  )
  const opened: { number: string; patches: string[] }[] = []
  for (const { number } of rows) {
    const { facts } = await design.get({ id, version: number })
    const { content } = await printed({ id, version: number })
    const { risks, assumptions } = patchesIn(facts)
    expect(assumptions).toEqual(risks)
    expect(new Set(risks).size).toBe(risks.length)
    const text = JSON.stringify(content)
    expect(risks.filter((one) => !text.includes(one))).toEqual([])
    opened.push({ number, patches: risks })
  }
  expect(opened.map(({ number }) => number)).toEqual(opened.map((_, index) => `1.${index}.0`))
  // Each version has all of the one before, and one patch more.
  expect(opened.map(({ patches }) => patches.length)).toEqual(opened.map((_, index) => index))
  opened.slice(1).forEach(({ patches }, index) => expect(patches).toEqual(expect.arrayContaining(opened[index]!.patches)))
  return opened
}

/** Saves stop in the middle of their transaction, at its entry in the audit trail, until the returned function is called. */
async function holdSaves() {
  const held = await database.startTransaction().execute()
  await sql`lock table audit_trail in share mode`.execute(held)
  const release = () => (held.isRolledBack ? Promise.resolve() : held.rollback().execute())
  onTestFinished(release)
  return release
}
const countWaiting = async () =>
  (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(database)).rows
    .length

const countRecorded = async () => (await sql`select from audit_trail where action = 'design-edited'`.execute(database)).rows.length

test('a server that is killed while it saves facts loses nothing that it has answered, and saves nothing by half or twice', async () => {
  onTestFinished(drop)
  let server = await startServer()
  const ids = await Promise.all(Array.from({ length: documents }, (_, index) => generate(server, `Killed ${index}`)))
  const patches: Patch[] = ids.flatMap((document) =>
    Array.from({ length: patchesEach }, (_, index) => ({ document, name: `Patch ${index}`, key: crypto.randomUUID() })),
  )
  const answered = new Set<Patch>()
  const refused: unknown[] = []
  const saveAll = (on: Running) =>
    patches.map((patch) =>
      savePatch(on, patch).then(
        () => answered.add(patch),
        (error: unknown) => error instanceof AppError && refused.push(error),
      ),
    )
  const sent = saveAll(server)
  await expect.poll(() => answered.size, { interval: 5 }).toBeGreaterThanOrEqual(documents)
  const release = await holdSaves()
  await expect.poll(countWaiting).toBe(documents)
  await server.kill()
  await Promise.all(sent)
  await release()
  expect(answered.size).toBeLessThan(patches.length)

  server = await startServer()
  for (const id of ids) {
    const saved = (await openVersions(server, id)).at(-1)!.patches
    const promised = [...answered].filter(({ document }) => document === id).map(({ name }) => `${name}.`)
    expect(saved).toEqual(expect.arrayContaining(promised))
    expect(saved.length).toBeLessThan(patchesEach)
  }
  // Whoever had no answer sends the same again, and so may others.
  await Promise.all(saveAll(server))
  for (const id of ids) expect(await openVersions(server, id)).toHaveLength(1 + patchesEach)
  expect(refused).toEqual([])
  expect(await countRecorded()).toBe(patches.length)
})
