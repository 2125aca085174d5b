import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Content } from '#shared/content/content.ts'
import type { AppError } from '#shared/errors.ts'
import type { Solution } from '#server/solution/solution.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { noVendors } from '#server/testing/no-vendors.ts'
import { designRequirements } from '#server/testing/given-small-design.ts'
import { answerByChapter, callOf } from '#server/testing/vendors/answer-by-chapter.ts'
import { givenVendor } from '#server/testing/vendors/given-vendor.ts'

const vendor = await givenVendor()
const settings = { key: 'sk-secret-1', address: vendor.address, modelId: 'model-1' }
const app = await givenApp({ vendors: { ...noVendors, claude: settings } })
const staff = await app.signedIn()
afterAll(async () => {
  await app.end()
  await vendor.close()
})
beforeEach(() => {
  vendor.script.length = 0
  vendor.answerOtherwise(answerByChapter)
})

const brief = (projectName: string) => ({
  documentType: 'hld' as const,
  client: 'aldgate',
  projectName,
  requirements: JSON.stringify(designRequirements),
})

/** A document that the vendor designed and wrote; only later requests are recorded. */
async function given(projectName: string) {
  const { document, content } = await staff.documentsV3.generate(brief(projectName))
  vendor.seen.length = 0
  return { id: document.id, content }
}
const factsOf = async (id: string) => (await staff.documentsV3.facts({ id })).facts as unknown as Solution
async function ended(key: string) {
  for (;;) {
    const seen = await staff.documentsV3.generation({ key })
    if (seen.state === 'finished' || seen.state === 'failed') return seen
    await new Promise((done) => void setTimeout(done, 20))
  }
}
async function change(id: string, wish: string, base = '1.0.0') {
  const { key } = await staff.documentPage.change({ id, base, wish })
  return ended(key)
}
const versionsOf = async (id: string) => (await staff.documentsV1.get({ id })).versions
const saying = (changes: object[], notDone: string | null = null) =>
  vendor.script.push({ kind: 'text', text: JSON.stringify({ changes, notDone }) })
const set = (id: string, field: string, value: unknown) => ({ op: 'set', list: null, id, field, value: JSON.stringify(value) })
const words = ({ sections }: Content, id: string) =>
  JSON.stringify(sections.find((section) => section.id === id)!.blocks.filter((block) => block.id.startsWith(`${id}-words-`)))

test('a wish changes the facts, what rests on them is written anew, and all other words stay', async () => {
  const { id, content } = await given('Changed')
  const store = (await factsOf(id)).elements.find(({ name }) => name === 'Payment store')!
  saying([set(store.id, 'technology', 'Oracle Database')])
  const wish = 'Oracle in place of PostgreSQL'
  const { result } = await change(id, wish)
  const facts = await factsOf(id)
  expect(facts.elements.find((one) => one.id === store.id)).toMatchObject({
    technology: 'Oracle Database',
    source: { from: 'model', model: 'model-1' },
  })
  expect(JSON.stringify(result!.content)).toContain('Oracle Database')
  // Text that names neither the store nor its product is reused from the version before.
  expect(words(result!.content, 'risks')).toBe(words(content, 'risks'))
  expect(vendor.seen.filter(({ body }) => JSON.stringify(body).includes('<wish>'))).toHaveLength(1)
  expect(JSON.stringify(vendor.seen[0]!.body)).toContain(`<wish>\\n${wish}\\n</wish>`)
  const [newest] = await versionsOf(id)
  expect(newest).toMatchObject({ version: '1.1.0', madeBy: 'change', madeFrom: '1.0.0' })
  expect(newest!.changelog).toContain(`Design changed: “${wish}”.`)
})

test('the next document of the project has the changed facts', async () => {
  const { id } = await given('Changed for all')
  saying([set('EL-1', 'name', 'payments vault')])
  await change(id, 'call it vault')
  const next = await staff.documentsV3.generate({ ...brief('Changed for all'), documentType: 'lld' })
  expect((await factsOf(next.document.id)).elements[0]!.name).toBe('payments vault')
})

test('changes that do not hold are told once, and mended', async () => {
  const { id } = await given('Mended')
  saying([set('EL-99', 'name', 'Nothing')])
  saying([set('RSK-1', 'owner', 'Head of audit')])
  await change(id, 'the risk is the head of audit’s')
  expect(JSON.stringify(vendor.seen[1]!.body)).toContain('EL-99 is no fact.')
  expect((await factsOf(id)).risks[0]!.owner).toBe('Head of audit')
})

test('where nothing changes there is no version, and the reason is told', async () => {
  const { id } = await given('Refused')
  saying([], 'The client refuses Kafka.')
  expect(await change(id, 'use Kafka')).toMatchObject({
    state: 'failed',
    error: 'The client refuses Kafka. The design stays as it is.',
  })
  saying([set('EL-99', 'name', 'Nothing')])
  saying([set('EL-99', 'name', 'Nothing')])
  expect(await change(id, 'rename it')).toMatchObject({
    state: 'failed',
    error: 'What Claude changed did not hold: EL-99 is no fact. The design stays as it is.',
  })
  expect(await versionsOf(id)).toHaveLength(1)
})

test('what is left undone, or wrong after the second try, is marked', async () => {
  const { id } = await given('Marked')
  const old = (await factsOf(id)).elements.find(({ name }) => name === 'Payment intake')!
  const half = () => saying([set(old.id, 'name', 'Gate')], 'Piet is nowhere in the design.')
  half()
  half()
  const { result } = await change(id, 'call the intake gate, and take Piet out')
  const [mark] = result!.marks
  expect(mark).toMatchObject({ heading: 'Design' })
  expect(mark!.sentence).toContain('Not done of what was wished: Piet is nowhere in the design.')
  expect(mark!.sentence).toContain('still names “Payment intake”')
})

test('an answer settles its question in the facts that are there: nothing is designed anew', async () => {
  const { id, content } = await given('Ruled')
  const before = await factsOf(id)
  const [question] = before.questions
  const { key } = await staff.documentPage.rule({ id, base: '1.0.0', answers: [{ question: question!.id, answer: 'Monday.' }] })
  const { result } = await ended(key)
  expect(vendor.seen.some(({ body }) => callOf(body) === 'design')).toBe(false)
  const after = await factsOf(id)
  expect(after.elements).toEqual(before.elements)
  expect(after.questions.map(({ text }) => text)).not.toContain(question!.text)
  expect(after.decisions.at(-1)).toMatchObject({ outcome: 'Monday.', status: 'accepted' })
  expect(words(result!.content, 'risks')).toBe(words(content, 'risks'))
})

test('a change keeps who wrote by hand, once, and a chapter of it can still be put otherwise', async () => {
  const { id, content } = await given('By hand')
  const summary = content.sections.find((section) => section.id === 'summary')!
  const blocks = [...summary.blocks.map(({ id: keep }) => ({ keep })), { type: 'paragraph' as const, text: [{ text: 'By hand.' }] }]
  await staff.documentPage.edit({ id, section: 'summary', base: '1.0.0', blocks })
  saying([set('RSK-1', 'owner', 'Head of audit')])
  const { result } = await change(id, 'another owner', '1.1.0')
  expect(result!.writer).toBe('model-1, edited by Given')
  expect(JSON.stringify(result!.content)).toContain('By hand.')
  vendor.script.push({ kind: 'text', text: 'The board decides in June.' })
  const { key } = await staff.documentPage.rewrite({ id, section: 'decisions', base: '1.2.0', wish: 'shorter' })
  const rewritten = (await ended(key)).result!
  expect(words(rewritten.content, 'decisions')).toContain('The board decides in June.')
  expect((await factsOf(id)).risks[0]!.owner).toBe('Head of audit')
})

test('what is marked in a changed design is not made by designing anew', async () => {
  const { id } = await given('Kept change')
  const answer = [set('RSK-1', 'owner', 'Head of audit')]
  saying(answer, 'Piet is nowhere in the design.')
  saying(answer, 'Piet is nowhere in the design.')
  const { key } = await staff.documentPage.change({ id, base: '1.0.0', wish: 'another owner, and take Piet out' })
  expect((await ended(key)).result!.marks).toHaveLength(1)
  await expect(staff.documentsV3.regenerate({ key })).rejects.toMatchObject({ code: 'conflict' })
  expect((await factsOf(id)).risks[0]!.owner).toBe('Head of audit')
})

test('a design that a person edits keeps the words that still hold, and a chapter written again rests on the edited facts', async () => {
  const { document, content } = await staff.documentsV3.generate(brief('Edited by hand'), { idempotencyKey: 'edited-by-hand' })
  const { id } = document
  const { elements, statements = [] } = await factsOf(id)
  const store = elements.find(({ name }) => name === 'Payment store')!
  const asked = statements.find(({ answer }) => answer)!
  vendor.seen.length = 0
  const changes = [
    { op: 'set' as const, id: asked.id, field: 'answer', value: { state: 'no', how: 'It is left out.' } },
    { op: 'set' as const, id: store.id, field: 'technology', value: 'Oracle Database' },
    { op: 'set' as const, id: 'RSK-1', field: 'owner', value: 'Head of audit' },
  ]
  expect((await staff.design.change({ id, base: '1.0.0', changes })).version).toBe('1.1.0')
  expect(vendor.seen).toHaveLength(0)
  const printed = await staff.sharing.printed({ id })
  expect(printed.writer).toBe('model-1, edited by Given')
  expect(JSON.stringify(printed.content)).toContain('Oracle Database')
  const { marks } = await staff.documentPage.surroundings({ id })
  const lost = content.sections.filter((section) => words(printed.content, section.id) !== words(content, section.id))
  expect(marks.map(({ section }) => section).toSorted()).toEqual(lost.map((section) => section.id).toSorted())
  expect(lost.length).toBeGreaterThan(0)
  expect(lost.length).toBeLessThan(content.sections.length)
  await expect(staff.documentsV3.regenerate({ key: 'edited-by-hand' })).rejects.toMatchObject({ code: 'conflict' })
  vendor.script.push({ kind: 'text', text: 'The board decides in June.' })
  const again = await staff.documentPage.rewrite({ id, section: 'decisions', base: '1.1.0', wish: 'shorter' })
  const { result } = await ended(again.key)
  expect(words(result!.content, 'decisions')).toContain('The board decides in June.')
  const facts = await factsOf(id)
  expect(facts.elements.find((one) => one.id === store.id)!.technology).toBe('Oracle Database')
  expect(facts.risks[0]!.owner).toBe('Head of audit')
})

test('without a key, or a design, a wish is refused in words before anything is begun', async () => {
  const keyless = await givenApp()
  const other = await keyless.signedIn()
  const { document } = await other.documentsV3.generate(brief('Keyless'))
  const refused = await other.documentPage
    .change({ id: document.id, base: '1.0.0', wish: 'one queue' })
    .catch((error: unknown) => error as AppError)
  await keyless.end()
  expect(refused).toMatchObject({ code: 'conflict', message: expect.stringMatching(/there is no key for one/) as string })
})
