import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '#server/accounts/policy.ts'
import { connectDatabase, poolOf } from '#server/platform/database.ts'
import { type Query, recordQueries } from '#server/testing/record-queries.ts'
import { givenDatabase, type GivenDatabase } from '#server/testing/start-database.ts'
import { type LibraryQuestion, listLibrary } from './list-library.ts'

const count = 52_000
const staff: Viewer = { accountId: crypto.randomUUID(), displayName: 'Staff', email: '', client: null }
const firm: Viewer = { ...staff, client: 'calder' }
let given: GivenDatabase

/**
 * The rows are as small as possible: only the number of rows that a plan touches counts. A certain word is in one row of 2, 40, 700 and
 * 20,000.
 */
beforeAll(async () => {
  given = await givenDatabase()
  await given.database.destroy()
  given.database = connectDatabase({ url: given.url, statementTimeout: 0 })
  const { database } = given
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes where tablename = 'version_texts' and indexdef like '% gin %'`.execute(
    database,
  )
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(database)
  await sql`insert into folders values ('calder'), ('tessel')`.execute(database)
  await sql`insert into accounts (username, username_key, display_name, password_hash) values ('a', 'a', 'A', '')`.execute(database)
  const idOf = (kind: string) => sql.raw(`md5('${kind}' || n)::uuid`)
  const numbers = sql`generate_series(1, ${count}::int) n`
  await sql`
    insert into documents (id, type, client, project, project_key)
    select ${idOf('document')}, 'hld', (array['calder', 'tessel'])[1 + n % 2], 'P' || n, 'p' || n from ${numbers}`.execute(database)
  await sql`
    insert into versions (id, document_id, ordinal, number, title, brief, solution, content, content_hash, output_format, writer, changelog, created_by)
    select ${idOf('version')}, ${idOf('document')}, 1, '1.0.0', 'P' || n, '{}', '{}', '{}', '', 'json', '', '', id from ${numbers}, accounts`.execute(
    database,
  )
  await sql`
    insert into version_texts (version_id, document_id, client, type, sort_name, at, author, is_marked, is_current, is_shown, names, words, lines)
    select ${idOf('version')}, ${idOf('document')}, (array['calder', 'tessel'])[1 + n % 2], 'hld', 'p' || n, timestamptz '2026-01-01' + make_interval(mins => n),
      accounts.id, false, true, true, array_to_tsvector(array['p' || n]), array_to_tsvector(array_remove(array['all1',
        case when n % 2 = 0 then 'half2' end, case when n % 40 < 2 then 'some40' end, case when n % 700 < 2 then 'few700' end,
        case when n % 20000 < 2 then 'rare20000' end], null)), 's' || chr(9) || 'b' || chr(9) || 'all1 half2 some40 few700 rare20000'
    from ${numbers}, accounts order by n`.execute(database)
  await sql`
    insert into document_facts (version_id, document_id, requirements, questions, assumptions, marks)
    select ${idOf('version')}, ${idOf('document')}, 1, 1, 1, 0 from ${numbers}`.execute(database)
  for (const { definition } of indexes) await sql.raw(definition).execute(database)
  await sql`vacuum analyze`.execute(database)
})
afterAll(() => given.drop())

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Heap Fetches'?: number
  Plans?: Node[]
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

async function explain({ text, values }: Query): Promise<Node[]> {
  const { rows } = await poolOf(given.database)!.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
    `explain (analyze, format json) ${text}`,
    values,
  )
  return nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan)
}

/** Counts the rows of the table itself that a plan reads. */
const touched = (nodes: Node[]) =>
  nodes
    .filter((node) => node['Relation Name'] === 'version_texts' && /^(Bitmap Heap|Index|Seq) Scan$/.test(node['Node Type']))
    .map(
      (node) =>
        ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
        node['Actual Loops'],
    )
    .reduce((sum, rows) => sum + rows, 0)

type Asked = Partial<Omit<LibraryQuestion, 'filters'>> & { filters?: Partial<LibraryQuestion['filters']> }
async function plansOf(viewer: Viewer, { filters, ...asked }: Asked) {
  const question = { q: '', order: 'newest' as const, from: 0, limit: 100, asOf: undefined, counts: true, ...asked }
  const asking = { ...question, filters: { archived: false, ...filters } }
  let answer: Awaited<ReturnType<typeof listLibrary>> | undefined
  const queries = await recordQueries(async () => (answer = await listLibrary(given.database, viewer, asking)))
  const plans = []
  for (const query of queries.filter(({ text }) => text.includes('version_texts')))
    plans.push({ query, nodes: await explain(query) })
  return { answer: answer!, plans }
}

/** The table of accounts is small, so it does not count. */
const large = new Set(['version_texts', 'versions', 'documents', 'document_facts'])

const words = ['all1', 'half2', 'some40', 'few700', 'rare20000', 'all1 some40', 'nothing', 'som']
test.each(words.flatMap((q) => [[q, staff] as const, [q, firm] as const]))(
  '%s is found by GIN, with few rows looked at',
  async (q, viewer) => {
    const { answer, plans } = await plansOf(viewer, { q })
    expect(answer.total! > 0).toBe(q !== 'nothing')
    for (const { query, nodes } of plans) {
      expect(
        nodes
          .filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''))
          .map((node) => node['Relation Name']),
      ).toEqual([])
      expect([query.text, touched(nodes) <= 2300]).toEqual([query.text, true])
    }
    const stages = plans.filter(({ query }) => query.text.includes('@@'))
    const indexes = stages.flatMap(({ nodes }) => nodes.map((node) => node['Index Name'])).filter(Boolean)
    expect(new Set(indexes)).toEqual(new Set(['version_texts_names', 'version_texts_words']))
    const texts = plans.find(({ query }) => /select version_id as "versionId", lines/.test(query.text))
    expect(touched(texts?.nodes ?? [])).toBeLessThanOrEqual(20)
  },
)

test('where more documents than are listed have a word in their names, the project of that name comes first', async () => {
  const { answer, plans } = await plansOf(staff, { q: 'p12' })
  expect([answer.rows[0]!.project, answer.isMore]).toEqual(['P12', true])
  const asked = plans.filter(({ query }) => query.text.includes('@@'))
  const nodes = asked.find(({ query }) => query.text.includes('project_key'))!.nodes
  expect(nodes.map((node) => node['Index Name'])).toEqual(
    expect.arrayContaining(['documents_of_project', 'version_texts_of_document']),
  )
  expect(
    asked
      .flatMap((plan) => plan.nodes)
      .filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? '')),
  ).toEqual([])
  expect(touched(nodes)).toBeLessThanOrEqual(1)
})

test.each([
  ['staff, newest', { viewer: staff, asked: { from: 50_000 } }, 'library_of_staff'],
  ['staff, oldest', { viewer: staff, asked: { from: 50_000, order: 'oldest' as const } }, 'library_of_staff'],
  ['staff, by name', { viewer: staff, asked: { from: 50_000, order: 'name' as const } }, 'library_of_staff_by_name'],
  ['staff, of a client', { viewer: staff, asked: { from: 20_000, filters: { client: 'calder' as const } } }, 'library_of_staff'],
  ['a firm', { viewer: firm, asked: { from: 20_000 } }, 'library_of_firm'],
])('a row far down is reached by an index alone: %s', async (_name, { viewer, asked }, index) => {
  const { answer, plans } = await plansOf(viewer, { ...asked, counts: false })
  expect(answer.rows).toHaveLength(100)
  const [listing] = plans.filter(({ query }) => query.text.includes('offset'))
  const scans = listing!.nodes.filter((node) => node['Relation Name'] === 'version_texts')
  expect(scans.map((node) => [node['Node Type'], node['Index Name'], node['Heap Fetches']])).toEqual([
    ['Index Only Scan', index, 0],
  ])
})

test('what is counted is counted in an index', async () => {
  for (const [viewer, index] of [
    [staff, 'library_of_staff'],
    [firm, 'library_of_firm'],
  ] as const) {
    const { answer, plans } = await plansOf(viewer, {})
    expect(answer.total).toBe(viewer === staff ? count : count / 2)
    const counting = plans.find(({ query }) => query.text.includes('group by cell'))!.nodes
    expect(counting.map((node) => node['Index Name'])).toContain(index)
    expect(counting.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  }
})
