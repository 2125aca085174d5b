import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenApp } from '#server/testing/given-app.ts'

let app: Awaited<ReturnType<typeof givenApp>>
type Person = Awaited<ReturnType<typeof app.signedIn>>
let staff: Person
let own: Person
beforeAll(async () => {
  app = await givenApp()
  ;[staff, own] = await Promise.all([app.signedIn(), app.signedIn('aldgate')])
})
afterAll(() => app.end())

async function given(projectName: string, more: Record<string, string> = {}) {
  const requirements = {
    businessObjective: 'Handlers answer a claim in three days instead of nine.',
    technicalRequirements: 'Ledgers must be kept for eleven years.',
    ...more,
  }
  const asked = { documentType: 'hld' as const, client: 'aldgate' as const, projectName, requirements }
  return (await staff.documentsV1.generate(asked)).document
}

type Scope = Parameters<Person['conversations']['begin']>[0]
async function ask(person: Person, scope: Scope, ...questions: string[]) {
  const { id } = await person.conversations.begin(scope)
  const answers = []
  for (const text of questions)
    answers.push((await person.conversations.ask({ id, key: crypto.randomUUID(), text })).answers.at(-1)!)
  return answers
}
const sentencesOf = ({ sentences }: Awaited<ReturnType<typeof ask>>[number]) => sentences.map(({ text }) => text)

test('one fact is a sentence, with its words quoted where the document has them', async () => {
  const { id } = await given('Harbour', { budget: '£450,000 for the build', timeline: 'Live by 30 June 2027' })
  const [budget, live, nothing] = await ask(
    staff,
    { documentId: id },
    'What is the budget?',
    'When does the Harbour go live?',
    'When did the founder of the client retire?',
  )
  expect(budget).toMatchObject({ kind: 'facts', note: '', written: null })
  expect(sentencesOf(budget!)).toEqual([
    'Harbour (Aldgate Mutual): The budget, in the words of the brief: “£450,000 for the build”.',
  ])
  expect(budget!.sentences[0]!.link).toBe(`/documents/${id}?version=1.0.0`)
  expect(budget!.passages).toMatchObject([{ text: '£450,000 for the build', version: '1.0.0', documentId: id }])
  expect(budget!.passages[0]!.link).toContain('#content-')
  expect(sentencesOf(live!)).toEqual(['Harbour (Aldgate Mutual): The brief says: “Live by 30 June 2027”.'])
  expect([nothing!.kind, nothing!.sentences]).toEqual(['silent', []])
})

test('each project has its own line, a project that is named only its own, and a draft none for its client', async () => {
  const { id } = await given('Lighthouse', { budget: '£81,000' })
  await given('Breakwater', { budget: '£92,000' })
  const about = { client: 'aldgate' as const }
  const [all, one] = await ask(staff, about, 'What is the budget?', 'What is the budget of the Lighthouse project?')
  expect(sentencesOf(all!).join('\n')).toMatch(/Breakwater \(Aldgate Mutual\): .*£92,000/)
  expect(sentencesOf(all!).join('\n')).toMatch(/Lighthouse \(Aldgate Mutual\): .*£81,000/)
  expect(sentencesOf(one!)).toEqual([expect.stringContaining('£81,000')])
  const [hidden] = await ask(own, {}, 'What is the budget?')
  expect(JSON.stringify(hidden)).not.toMatch(/81,000|92,000/)
  await staff.documentsV1.publish({ id, version: '1.0.0' })
  const [shown] = await ask(own, {}, 'What is the budget?')
  expect(sentencesOf(shown!)).toEqual([expect.stringContaining('Lighthouse')])
})

test('the status of a document is told from the record', async () => {
  const { id } = await given('Pier')
  const [before] = await ask(staff, { documentId: id }, 'What is the status of this document?')
  expect(before).toMatchObject({ kind: 'record', passages: [] })
  expect(sentencesOf(before!)).toEqual([expect.stringMatching(/^Version 1\.0\.0 of Pier \(High-Level Design\) is not approved\.$/)])
  await staff.documentsV1.approve({ id, version: '1.0.0' })
  await given('Pier', { budget: '£1,000' })
  const [after, german] = await ask(staff, { documentId: id }, 'Is the document approved?', 'Wie ist der Stand?')
  expect(sentencesOf(after!)).toEqual([expect.stringMatching(/^Version 2\.0\.0 of .* is not approved; version 1\.0\.0 is\.$/)])
  expect(sentencesOf(german!)).toEqual(sentencesOf(after!))
})

test('what is late is told from the plan and what people said of it', async () => {
  const { id } = await given('Quay')
  const { projects } = await staff.projects.list({ client: 'aldgate' })
  const projectId = projects.find(({ name }) => name === 'Quay')!.id
  const [before] = await ask(staff, { projectId }, 'What is late?')
  expect(sentencesOf(before!)).toEqual(['Quay (Aldgate Mutual): no part of the plan has passed its date.'])
  await staff.projects.updateItem({ id: projectId, key: 'new', title: 'Buy a bell', dueOn: '2025-03-04' })
  const [after] = await ask(staff, { documentId: id }, 'Which tasks are overdue?')
  expect(sentencesOf(after!)).toEqual(['Quay (Aldgate Mutual): “Buy a bell” was due on 4 March 2025.'])
})

test('a question that may go on from the one before is not taken for one about the project', async () => {
  const { id } = await given('Slipway', { timeline: '18 weeks' })
  const [first, next] = await ask(staff, { documentId: id }, 'How long does it take?', 'How long does it take?')
  expect(sentencesOf(first!)).toEqual([expect.stringContaining('“18 weeks”')])
  expect(sentencesOf(next!)).toEqual([])
})

test('among all documents a named project is answered from its own, a topic by its statements, and what is late by each project', async () => {
  await given('Tidal Gate', {
    technicalRequirements: 'Permits are kept for 10 years. It must run from 07:00 to 19:00 on working days.',
  })
  const answers = await ask(
    staff,
    {},
    'What retention is required of Tidal Gate?',
    'Is there a budget for Tidal Gate?',
    'Which recovery is required for Tidal Gate?',
    'Which projects are late?',
  )
  const [kept, , recovery, late] = answers
  expect(sentencesOf(kept!)).toEqual(['Tidal Gate (Aldgate Mutual): The brief says: “Permits are kept for 10 years” (S2).'])
  expect(sentencesOf(recovery!)).toEqual(['Tidal Gate (Aldgate Mutual): No statement about recovery was found in the brief.'])
  expect(sentencesOf(late!)).toContainEqual('Quay (Aldgate Mutual): “Buy a bell” was due on 4 March 2025.')
  expect(sentencesOf(late!).join()).not.toContain('Tidal Gate')
})
