import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { allDocumentTypes } from '#server/document-types/all-document-types.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { answerByChapter, askedIn, callOf, chapterOf, givenDesignAnswer } from '#server/testing/vendors/answer-by-chapter.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import type { Body } from '#server/testing/vendors/script.ts'

const vendor = await givenVendor()
const settings = { key: 'sk-secret-1', address: vendor.address }
const vendors = {
  ...noVendors,
  claude: { ...settings, modelId: 'claude-sonnet-5-5' },
  openai: { ...settings, modelId: 'gpt-6.1-sol' },
}
const app = await givenApp({ vendors, isWorking: false })
const staff = await app.signedIn()
afterAll(async () => {
  await app.end()
  await vendor.close()
})
beforeEach(() => {
  vendor.seen.length = 0
})

const program = join(import.meta.dirname, '../testing/generation-worker.ts')
function start() {
  const worker = spawn(process.execPath, ['--import', 'tsx', program, app.url, vendor.address], { stdio: 'inherit' })
  onTestFinished(() => void worker.kill('SIGKILL'))
  return worker
}
async function isKept(answer: string) {
  const { rows } = await sql`select 1 from job_steps where name = ${`answer:${answer}`}`.execute(app.database)
  return rows.length > 0
}

/** A design and its second turn. */
const turnOf = (body: Body) => (JSON.stringify(body).includes('Give the whole design again') ? 'design:repair' : 'design')
/** The first design names something that the brief does not have, so that there is a second turn. */
function answer(seen: { body: Body }) {
  if (callOf(seen.body) === undefined || turnOf(seen.body) !== 'design') return answerByChapter(seen)
  const design = { ...givenDesignAnswer(askedIn(seen.body)), names: [{ name: 'Salesforce', role: 'source' }] }
  return { kind: 'text' as const, text: JSON.stringify(design), usage: { output: 10 } }
}

test.each([
  ['Claude', 'hld'],
  ['OpenAI', 'powerpoint'],
] as const)(
  'killed after the design, its second turn and a chapter, what %s answered once is not asked again, and there is one version',
  { timeout: 420_000 },
  async (_, documentType) => {
    // Slow enough that the next call is never whole when the last is kept.
    vendor.answerOtherwise((seen) => ({
      ...answer(seen),
      piece: callOf(seen.body) ? 40 : 2,
      pieceMilliseconds: callOf(seen.body) ? 30 : 200,
    }))
    await sql`delete from job_steps`.execute(app.database)
    let worker = start()
    const made = staff.documentsV3.generate({
      documentType,
      client: 'calder',
      // Another project for each: what is known of one is not asked again.
      projectName: `Killed ${documentType}`,
      requirements: JSON.stringify({ technicalRequirements: 'The platform must keep 7 years of payments.' }),
      outputFormat: 'json',
    })
    for (const call of ['design', 'design:repair']) {
      await expect.poll(() => isKept(call), { timeout: 120_000, interval: 20 }).toBe(true)
      worker.kill('SIGKILL')
      await once(worker, 'exit')
      worker = start()
    }
    const written = allDocumentTypes[documentType].outline.map(({ id }) => `chapter:${id}`)
    const isOneWritten = async () => (await Promise.all(written.map(isKept))).some(Boolean)
    await expect.poll(isOneWritten, { timeout: 120_000, interval: 20 }).toBe(true)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    vendor.answerOtherwise(answer)
    start()
    const { marks, document } = await made
    expect(marks).toEqual([])
    const whole = vendor.seen
      .filter(({ isAborted }) => !isAborted)
      .map(({ body }) => (callOf(body) ? turnOf(body) : chapterOf(body)))
    expect(whole.toSorted()).toEqual([...new Set(whole)].toSorted())
    expect(whole).toEqual(expect.arrayContaining(['design', 'design:repair']))
    expect((await staff.documentsV1.get({ id: document.id })).versions).toHaveLength(1)
  },
)
