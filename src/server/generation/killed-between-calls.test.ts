import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { answerByChapter, askedIn, callOf, chaptersIn, givenDesignAnswer } from '#server/testing/vendors/answer-by-chapter.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'
import type { Body, Play } from '#server/testing/vendors/script.ts'

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
async function isDone(step: string) {
  const { rows } = await sql`select 1 from job_steps where name = ${step}`.execute(app.database)
  return rows.length > 0
}

/** The design, the text, and the second turn of each. */
function turnOf(body: Body) {
  const said = JSON.stringify(body)
  const call = callOf(body)
  if (call === 'repair') return 'design:repair'
  if (call) return call === 'design' ? 'design' : 'critic'
  return said.includes('Write these chapters again') ? 'words:repair' : 'words'
}
/** The design names something that is not in the brief, and the last chapter an unknown figure, so that both need a second turn. */
function answer(seen: { body: Body }): Extract<Play, { kind: 'text' }> {
  const turn = turnOf(seen.body)
  if (turn === 'design') {
    const design = { ...givenDesignAnswer(askedIn(seen.body)), names: [{ name: 'Salesforce', role: 'source' }] }
    return { kind: 'text', text: JSON.stringify(design), usage: { output: 10 } }
  }
  const play = answerByChapter(seen)
  return turn === 'words' ? { ...play, text: `${play.text} It has 98765 parts.` } : play
}
/** Slow enough that the next answer is never complete when the last is stored, nor the text when its first chapter is. */
const paces = {
  design: { piece: 40, pieceMilliseconds: 30 },
  'design:repair': { piece: 2, pieceMilliseconds: 60 },
  critic: { piece: 2, pieceMilliseconds: 200 },
  words: { piece: 10, pieceMilliseconds: 100 },
  'words:repair': { piece: 2, pieceMilliseconds: 200 },
}

test.each([
  ['Claude', { documentType: 'hld', firstChapter: 'summary', review: 'critic' }],
  ['OpenAI', { documentType: 'powerpoint', firstChapter: 'opening', review: 'draft' }],
] as const)(
  'killed after the design, its second turn, its review, a chapter and the words, what %s answered once is not asked again, and there is one version',
  { timeout: 420_000 },
  async (_, { documentType, firstChapter, review }) => {
    vendor.answerOtherwise((seen) => ({ ...answer(seen), ...paces[turnOf(seen.body)] }))
    await sql`delete from job_steps`.execute(app.database)
    let worker = start()
    const made = staff.documentsV3.generate({
      documentType,
      client: 'calder',
      // A different project for each, because a project's known facts are not requested again.
      projectName: `Killed ${documentType}`,
      requirements: JSON.stringify({ technicalRequirements: 'The platform must keep 7 years of payments.' }),
      outputFormat: 'json',
      // An agent works on its own draft instead of a critic.
      useAgent: review === 'draft' ? 'true' : 'false',
    })
    for (const step of ['answer:design', 'answer:design:repair', `answer:${review}`, `chapter:${firstChapter}`, 'answer:words']) {
      await expect.poll(() => isDone(step), { interval: 20 }).toBe(true)
      worker.kill('SIGKILL')
      await once(worker, 'exit')
      worker = start()
    }
    vendor.answerOtherwise(answer)
    const { marks, document } = await made
    expect(marks).toEqual([])
    const whole = vendor.seen.filter(({ isAborted }) => !isAborted).map(({ body }) => body)
    expect(whole.map(turnOf)).toEqual(['design', 'design:repair', 'critic', 'words', 'words:repair'])
    // A chapter that was stored while the text arrived is not requested again.
    const lists = vendor.seen.filter(({ body }) => turnOf(body) === 'words').map(({ body }) => chaptersIn(body).map(({ id }) => id))
    expect(lists.map((ids) => ids.includes(firstChapter))).toEqual([true, false])
    expect((await staff.documentsV1.get({ id: document.id })).versions).toHaveLength(1)
  },
)
