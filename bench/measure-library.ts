// The library with 100,000 versions: the time of its queries, next to a lower bound: the same rows and texts, fetched by id.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allMigrations } from '#server/migrations/all-migrations.ts'
import type { Viewer } from '#server/accounts/policy.ts'
import { type LibraryQuestion, listLibrary } from '#server/documents/library/list-library.ts'
import { findNewest, findScope, listLines, listRows } from '#server/documents/library/store.ts'
import { connectDatabase } from '#server/platform/database.ts'
import { openEmbeddedPostgres } from '#server/platform/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { percentile, printTable, timeOf } from './figures.ts'
import { fillLibrary } from './fill-library.ts'

const count = Number(process.env['BENCH_VERSIONS'] ?? 100_000)
/** Maximum median time of the responses in milliseconds. */
const bound = 50
const rounds = 15

const given = process.env['BENCH_LIBRARY']
const folder = given ?? mkdtempSync(join(tmpdir(), 'arcwright-library-'))
const flags = ['fsync=off', 'synchronous_commit=off', 'max_wal_size=4GB', 'wal_level=minimal', 'max_wal_senders=0']
const postgres = await openEmbeddedPostgres({ folder, role: 'guest', quickly: true, flags })
await migrate(postgres.url, allMigrations)

async function prepare() {
  const database = connectDatabase({ url: postgres.url, size: 1, statementTimeout: 0 })
  if ((await findNewest(database, await findScope(database, staff), false)) === 0) {
    const start = performance.now()
    const characters = await fillLibrary(database, count)
    const seconds = Math.round((performance.now() - start) / 1000)
    console.log(`${count} versions of ${characters} characters, made and indexed in ${seconds} s`)
  }
  await database.destroy()
}

const staff: Viewer = { accountId: '00000000-0000-4000-8000-000000000000', displayName: 'Bench', email: '', client: null }
const firm: Viewer = { ...staff, client: 'calder' }
type Asked = Partial<Omit<LibraryQuestion, 'filters'>> & { filters?: Partial<LibraryQuestion['filters']> }
const questionOf = ({ filters, ...asked }: Asked): LibraryQuestion => ({
  q: '',
  order: 'newest',
  from: 0,
  limit: 100,
  asOf: undefined,
  counts: true,
  ...asked,
  filters: { archived: false, ...filters },
})

const searches = [
  'claims lakehouse',
  'data',
  'the data platform must',
  'fraud',
  'NFR-3',
  'retention seven years',
  'proj4711',
  'w15000',
  'w3',
  'Guidewire ClaimCenter',
  '契約',
  'المشروع',
  'Überprüfung',
  '£420,000',
  'dat',
  'nothing like this word',
  'recovery point objective',
]
const questions: [string, Viewer, Asked][] = [
  ...searches.map((q): [string, Viewer, Asked] => [`staff: ${q}`, staff, { q }]),
  ...searches.map((q): [string, Viewer, Asked] => [`firm: ${q}`, firm, { q }]),
  ['staff: w3 of one client, drafts', staff, { q: 'w3', filters: { client: 'calder', state: 'draft' } }],
  ['staff: data in one month', staff, { q: 'data', filters: { since: new Date('2026-03-01'), until: new Date('2026-04-01') } }],
  ['staff: first rows, counted', staff, {}],
  ['staff: first rows of one client and type, counted', staff, { filters: { client: 'calder', type: 'hld' } }],
  ['staff: row 50,000', staff, { from: 50_000, counts: false }],
  ['staff: row 50,000 by name', staff, { from: 50_000, counts: false, order: 'name' }],
  ['firm: first rows, counted', firm, {}],
  ['firm: row 5,000', firm, { from: 5_000, counts: false }],
]

await prepare()
const database = connectDatabase({ url: postgres.url })
const timesOf = async (work: () => Promise<unknown>) => {
  const times = []
  for (let round = 0; round < rounds; round++) times.push(await timeOf(work))
  return times
}

async function floorOf(limit: number) {
  const { rows } = await listLibrary(database, staff, questionOf({ limit }))
  const ids = rows.map(({ versionId }) => versionId)
  const read = () =>
    limit === 20 ? Promise.all([listRows(database, [ids]), listLines(database, [ids])]) : listRows(database, [ids])
  return percentile(await timesOf(read), 50)
}

const floors = { found: await floorOf(20), listed: await floorOf(100) }
const table = []
for (const [name, viewer, asked] of questions) {
  const question = questionOf(asked)
  const { rows, total } = await listLibrary(database, viewer, question)
  const times = await timesOf(() => listLibrary(database, viewer, question))
  const p50 = percentile(times, 50)
  const floor = question.q ? floors.found : floors.listed
  const hits = rows.filter(({ hit }) => hit !== null).length
  table.push({
    asked: name,
    rows: `${rows.length}`,
    total: `${total ?? '-'}`,
    lines: `${hits}`,
    'p50 ms': p50,
    'p93 ms': percentile(times, 93),
    'to floor': p50 / floor,
  })
}
printTable(
  `The library at ${count} versions; floor ${floors.found.toFixed(1)} ms for 20 texts, ${floors.listed.toFixed(1)} ms for 100 rows`,
  table,
)
const slow = table.filter((row) => row['p50 ms'] >= bound)
console.log(
  slow.length === 0
    ? `  all medians below ${bound} ms`
    : `  ${slow.length} medians of ${bound} ms or more: ${slow.map(({ asked }) => asked).join('; ')}`,
)
if (slow.length > 0) process.exitCode = 1
await database.destroy()
await postgres.close()
if (given === undefined) rmSync(folder, { recursive: true, force: true })
