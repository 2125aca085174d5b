import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { ClientId } from '#shared/client-id.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { agreeing, chaptersIn, isProposing, sentenceFor, wordsFor } from '#server/testing/vendors/answer-by-chapter.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import type { Body, Play, Usage } from '#server/testing/vendors/script.ts'

const vendor = await givenVendor()
const models = { claude: 'claude-sonnet-4-5', openai: 'gpt-5' }
const given = (modelId: string) => ({ key: 'sk-secret-of-usage', address: vendor.address, modelId })
const apps = {
  priced: await givenApp({ vendors: { ...noVendors, claude: given(models.claude), openai: given(models.openai) } }),
  unpriced: await givenApp({ vendors: { ...noVendors, claude: given('model-1') } }),
  offline: await givenApp(),
}
afterAll(async () => {
  for (const app of Object.values(apps)) await app.end()
  await vendor.close()
})
const staff = {
  priced: await apps.priced.signedIn(),
  unpriced: await apps.unpriced.signedIn(),
  offline: await apps.offline.signedIn(),
}

const answer =
  (usage: Partial<Usage>) =>
  ({ body }: { body: Body }): Play => {
    return { kind: 'text', text: isProposing(body) ? agreeing(body) : wordsFor(chaptersIn(body), sentenceFor), usage }
  }
const brief = (projectName: string, client: ClientId = 'calder', documentType: 'hld' | 'excel' = 'hld') => ({
  documentType,
  client,
  projectName,
  outputFormat: 'json' as const,
  useAgent: 'false' as const,
})
const ofProject = async (account: (typeof staff)['priced'], project: string) =>
  (await account.usage.summary({})).documents.find((document) => document.project === project)

test('Claude’s tokens in leave out its cache and OpenAI’s do not; both cost what their vendor asks', async () => {
  const told = { input: 1000, cached: 400, cacheWritten: 200, output: 50 }
  vendor.answerOtherwise(answer(told))
  const asked = vendor.seen.length
  const { usage } = await staff.priced.documentsV3.generate(brief('By Claude'))
  const requests = vendor.seen.length - asked
  // One for the design and one for the text; the other provider's model is the critic.
  expect(requests).toBe(3)
  const costs = { claude: 1000 * 3 + 400 * 0.3 + 200 * 3.75 + 50 * 15, openai: 400 * 1.25 + 400 * 0.125 + 200 * 1.25 + 50 * 10 }
  expect(usage).toEqual({
    attempts: requests,
    failures: 0,
    inputTokens: 2 * 1600 + 1000,
    cachedTokens: 400 * requests,
    outputTokens: 50 * requests,
    isEstimated: false,
    cost: expect.closeTo((2 * costs.claude + costs.openai) / 1e6, 6) as number,
    currency: 'USD',
    saved: expect.closeTo((2 * (400 * (3 - 0.3) - 200 * 0.75) + 400 * (1.25 - 0.125)) / 1e6, 6) as number,
    milliseconds: expect.any(Number) as number,
  })
  expect(usage.milliseconds).toBeGreaterThan(0)
  const second = await staff.priced.documentsV3.generate(brief('By OpenAI', 'calder', 'excel'))
  const { attempts } = second.usage
  expect(second.usage).toMatchObject({
    inputTokens: 2 * 1000 + 1600,
    cachedTokens: 400 * attempts,
    cost: expect.closeTo((2 * costs.openai + costs.claude) / 1e6, 6) as number,
  })
  expect((await ofProject(staff.priced, 'By OpenAI'))?.cacheWrittenTokens).toBe(200 * attempts)
})

test('usage is summed by document, over its versions, and by month; a firm’s account sees what its own firm asked alone', async () => {
  vendor.answerOtherwise(answer({ input: 1000, output: 10 }))
  const { usage } = await staff.priced.documentsV3.generate(brief('Twice', 'aldgate'))
  await staff.priced.documentsV3.generate(brief('Twice', 'aldgate'))
  await staff.priced.documentsV3.generate(brief('Other', 'wexmoor'))
  expect(await ofProject(staff.priced, 'Twice')).toMatchObject({
    type: 'High-Level Design',
    client: 'Aldgate Mutual',
    attempts: usage.attempts * 2,
    inputTokens: usage.inputTokens * 2,
    cost: expect.closeTo(usage.cost! * 2, 6) as number,
  })
  const all = await staff.priced.usage.summary({})
  expect(all.documents[0]!.project).toBe('Other')
  expect(all.months.map(({ month }) => month)).toEqual([new Date().toISOString().slice(0, 7)])
  const owner = await apps.priced.signedIn('aldgate')
  expect(await owner.usage.summary({})).toEqual({ documents: [], months: [], next: null })
  await owner.documentsV3.generate(brief('Twice', 'aldgate'))
  const firm = await (await apps.priced.signedIn('aldgate')).usage.summary({})
  expect(firm.documents.map(({ project }) => project)).toEqual(['Twice'])
  expect([firm.documents[0], firm.months[0]]).toMatchObject([{ attempts: usage.attempts }, { attempts: usage.attempts }])
  expect(all.months[0]!.attempts).toBeGreaterThan(usage.attempts * 2)
  expect(await (await apps.priced.signedIn('fairholm')).usage.summary({})).toEqual({ documents: [], months: [], next: null })
  expect((await apps.priced.http.inject({ url: '/api/usage' })).statusCode).toBe(401)
})

test('a refused request counts as a failure that read nothing; a person’s stop is none', async () => {
  vendor.answerOtherwise(answer({ input: 1000, output: 10 }))
  vendor.script.push({ kind: 'answer', status: 429, headers: { 'retry-after': '0.01' } })
  const { usage } = await staff.priced.documentsV3.generate(brief('Refused once'))
  const requests = 3
  expect(usage).toMatchObject({ attempts: requests + 1, failures: 1, inputTokens: 1000 * requests })
  expect(usage.isEstimated).toBe(false)
  vendor.answerOtherwise((seen) => ({ ...(answer({})(seen) as Extract<Play, { kind: 'text' }>), piece: 2, pieceMilliseconds: 200 }))
  const asked = vendor.seen.length
  const key = 'stopped-usage'
  const stopped = staff.priced.documentsV3.generate(brief('Stopped'), { idempotencyKey: key })
  await expect.poll(() => vendor.seen.length).toBeGreaterThan(asked)
  await staff.priced.documentsV3.stop({ key })
  expect((await stopped).usage).toMatchObject({ failures: 0, isEstimated: true })
})

test('work that has saved no version is in its month alone', async () => {
  vendor.answerOtherwise((seen) => {
    const play = answer({ input: 1000 })(seen)
    return isProposing(seen.body) ? play : { kind: 'hang', text: 'It is', after: 5 }
  })
  const firm = await apps.priced.signedIn('tessel')
  const asked = async () => (await firm.usage.summary({})).months.reduce((sum, { attempts }) => sum + attempts, 0)
  const [before, key, projectName] = [await asked(), randomUUID(), `Unsaved ${randomUUID()}`]
  const said = { requirements: JSON.stringify({ technicalRequirements: 'The platform must keep 7 years of payments.' }) }
  const saved = firm.documentsV3.generate({ ...brief(projectName, 'tessel'), ...said }, { idempotencyKey: key })
  await expect.poll(asked).toBe(before + 2)
  const documents = async () => (await firm.usage.summary({})).documents.filter(({ project }) => project === projectName)
  expect(await documents()).toEqual([])
  await firm.documentsV3.stop({ key })
  await saved
  expect(await documents()).toMatchObject([{ isEstimated: true }])
})

test('a model without a price has tokens and no cost, and a price is never guessed', async () => {
  vendor.answerOtherwise(answer({ input: 1000, output: 10 }))
  const { usage } = await staff.unpriced.documentsV3.generate(brief('Unpriced'))
  expect(usage).toMatchObject({ cost: null, currency: null, inputTokens: 3000 })
  expect(await ofProject(staff.unpriced, 'Unpriced')).toMatchObject({ cost: null, knownCosts: [], unpricedModels: ['model-1'] })
})

test('an offline document asks nobody and costs nothing', async () => {
  const { usage } = await staff.offline.documentsV3.generate(brief('Offline'))
  expect(usage).toMatchObject({ attempts: 0, inputTokens: 0, cost: 0, currency: null, isEstimated: false })
  expect(await staff.offline.usage.summary({})).toEqual({ documents: [], months: [], next: null })
})

test('each type tells who would write it now: its vendor where there is a key, otherwise nobody is pretended', async () => {
  const writersOf = async (account: (typeof staff)['priced']) => (await account.usage.writers({})).writers
  const offline = { writer: 'Arcwright offline composer', isVendor: false, isOffline: true }
  expect((await writersOf(staff.offline)).map(({ documentType, ...rest }) => [documentType, rest])).toEqual(
    ['hld', 'lld', 'powerpoint', 'word', 'excel'].map((type) => [type, offline]),
  )
  const [hld, , powerpoint] = await writersOf(staff.unpriced)
  expect(hld).toMatchObject({ isVendor: true, isOffline: false })
  expect(powerpoint).toMatchObject(offline)
})

test('an estimate says who would write and about what it costs, more for more words, and nothing offline', async () => {
  const estimate = (account: (typeof staff)['priced'], length: number, useAgent: 'true' | 'false' = 'false') =>
    account.usage.estimate({ documentType: 'hld', length, useAgent })
  const [short, long, agent] = [
    await estimate(staff.priced, 0),
    await estimate(staff.priced, 4000),
    await estimate(staff.priced, 4000, 'true'),
  ]
  // The design and the text, each with a second turn for repairs, and the critic.
  const requests = 5
  expect(short).toMatchObject({ writer: 'claude-sonnet-4-5', isOffline: false, requests, currency: 'USD' })
  expect(short.basis).toContain('An estimate')
  expect(long.cost!).toBeGreaterThan(short.cost!)
  expect(agent.cost!).toBeGreaterThan(long.cost!)
  expect(agent.requests).toBeGreaterThan(long.requests)
  expect(agent.seconds!).toBeGreaterThan(long.seconds!)
  // For a longer brief more is read, and more is written, because there are more statements to answer.
  expect([long.seconds! > short.seconds!, long.outputTokens > short.outputTokens]).toEqual([true, true])
  expect(long.inputTokens).toBeGreaterThan(short.inputTokens)
  expect(await estimate(staff.unpriced, 4000)).toMatchObject({ cost: null, currency: null, inputTokens: long.inputTokens })
  expect((await estimate(staff.unpriced, 0)).basis).toContain('no price is on file for such requests to model-1')
  expect(await estimate(staff.offline, 4000)).toMatchObject({
    writer: 'Arcwright offline composer',
    isOffline: true,
    requests: 0,
    seconds: 0,
    outputTokens: 0,
    cost: 0,
  })
  await expect(staff.offline.usage.estimate({ documentType: 'hld', length: -1 })).rejects.toMatchObject({ code: 'invalid-input' })
})

test('a list of more than 200 documents goes on where it ended, also where one changed meanwhile', async () => {
  const { database } = apps.offline
  const { document } = await staff.offline.documentsV3.generate(brief('Of many'))
  await sql`
    with made as (
      insert into documents (type, client, project, project_key, changed_at)
      select 'hld', 'calder', 'Many ' || n, 'many ' || n, timestamptz '2020-01-01' - (n / 3) * interval '1 second' from generate_series(1, 450) n
      returning id, project
    ), asked as (
      insert into generations (id, account_id, key, request_hash, brief, output_format, use_agent)
      select made.id, generations.account_id, 'key ' || project, '', generations.brief, 'json', false
      from made, versions join generations on generations.id = generation_id where versions.document_id = ${document.id}
      returning generations.id
    ), written as (
      insert into versions (document_id, ordinal, number, title, brief, solution, content, content_hash, output_format, writer, changelog, generation_id, created_by)
      select made.id, 1, '1.0', title, brief, solution, content, content_hash, output_format, writer, changelog, made.id, created_by
      from made, versions where versions.document_id = ${document.id}
      returning generation_id
    )
    insert into attempts (generation_id, purpose, provider, model, input_tokens, cached_tokens, cache_written_tokens, output_tokens, is_estimated, total_ms)
    select generation_id, 'write', 'claude', 'model-1', 1, 0, 0, 1, false, 1 from written`.execute(database)
  const told: string[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof staff.offline.usage.summary>> = await staff.offline.usage.summary(
      after === null ? {} : { after },
    )
    expect(page.documents.length).toBeLessThanOrEqual(200)
    if (after === null)
      await sql`update documents set changed_at = now() where project in ('Many 1', ${page.documents.at(-1)!.project})`.execute(
        database,
      )
    told.push(...page.documents.map(({ project }) => project))
    after = page.next
  } while (after !== null)
  expect(told).toHaveLength(450)
  expect(new Set(told).size).toBe(450)
  const refused = await staff.offline.get('/api/usage?after=yesterday')
  expect(refused.statusCode).toBe(400)
})
