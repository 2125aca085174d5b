import { expect, test } from 'vitest'
import { checklist } from '../register/checklist.ts'
import { Brief } from '#shared/brief.ts'
import { referenceDesigns } from '#server/references/read-designs.ts'
import { draftBrief } from './draft-facts.ts'

const today = '2026-11-28'

function givenBrief(technicalRequirements: string, id?: string) {
  const design = id === undefined ? undefined : referenceDesigns().get(id)
  return Brief.parse({
    documentType: 'hld',
    client: 'tessel',
    projectName: 'Pump stations',
    requirements: { technicalRequirements },
    ...(design && { design: { id, by: 'a person', hosting: 'azure', plugs: {}, design } }),
  })
}

const asked = (text: string, id?: string) => draftBrief(givenBrief(text, id), { today }).questions

test('a topic of which the brief speaks is not asked about, by the design no more than by the checklist', () => {
  const without = asked('We want early warnings.', 'telemetry').map(({ topic }) => topic)
  const answered = asked('We want early warnings. Availability of 99.9 % is required.', 'telemetry').map(({ topic }) => topic)
  expect(without).toContain('Availability')
  expect(answered).not.toContain('Availability')
})

test('a topic is asked about once, in the words of the design', () => {
  const questions = asked('We want early warnings.', 'telemetry')
  const topics = questions.map(({ topic }) => topic).filter((topic) => topic !== 'own')
  expect(topics).toEqual([...new Set(topics)])
  const words = referenceDesigns()
    .get('telemetry')!
    .questions.find(({ topic }) => topic === 'Retention and deletion')!.text
  expect(questions.find(({ topic }) => topic === 'Retention and deletion')?.text).toBe(words)
})

test('what no topic covers is always asked, and so is a question of an older copy without a topic', () => {
  const brief = givenBrief('Availability, users, retention, recovery, support and everything else are settled.', 'telemetry')
  const { design } = brief
  const { topic: _, ...older } = design!.design.questions.find(({ topic }) => topic === 'Availability')!
  const copy = { ...brief, design: { ...design!, design: { ...design!.design, questions: [older] } } }
  expect(draftBrief(copy, { today }).questions.map(({ text }) => text)).toContain(older.text)
  expect(draftBrief(brief, { today }).questions.filter(({ topic }) => topic === 'own')).toHaveLength(
    design!.design.questions.filter(({ topic }) => topic === 'own').length,
  )
})

test('a brief alone is asked the checklist’s questions', () => {
  const questions = asked('We want early warnings.')
  const [own, all] = [questions.slice(0, -1), checklist.map(({ topic }) => topic)]
  expect(own.map(({ topic }) => topic)).toEqual([...all.slice(0, 6), 'Security and privacy'])
  // What matters only to a system that somebody runs is one question.
  expect(questions.at(-1)).toMatchObject({
    text: 'If a system is part of the result, what do you require of it: where data is kept, retention and deletion, availability, recovery, performance and volume, access, operation and support?',
  })
  const few = asked(
    'Data stays in Norway, kept 10 years. It is open 08:00 to 18:00, RTO 4 h. 90 users a day. Staff sign in with a password.',
  )
  expect(few.at(-1)?.topic).toBe('Operation and support')
})

test('a question whose subject the brief mentions names the statements, and comes after those of which it says nothing', () => {
  const own = (text: string) => asked(text, 'telemetry').filter(({ topic }) => topic === 'own')
  const [first, last] = own('We want early warnings. An hour of standstill costs £4,000.')
  expect(first!.about).toEqual([])
  expect(last).toMatchObject({
    about: ['ST-2'],
    text: 'Which failures cost you most, and what does each of them cost? Perhaps answered in S2.',
  })
  expect(own('We want early warnings.').flatMap(({ about }) => about)).toEqual([])
})

test('the facts say what the days of a chosen design are for, and where it does not fit', () => {
  const design = referenceDesigns().get('telemetry')!
  const { reference } = draftBrief(givenBrief('We want early warnings.', 'telemetry'), { today })
  expect(reference).toMatchObject({ id: 'telemetry', covers: design.covers, doesNotFit: design.doesNotFit })
})

test('whether quoted mails still hold is asked once, and of a brief without them never', () => {
  const mail =
    'From: Ada Holm\nDate: 9 March 2027\n\nNo app.\n\n> From: Siri Moe\n> Date: 1 March 2027\n>\n> We want an app. It is red.'
  const told = (text: string) => asked(text).filter(({ text }) => text.includes('quoted'))
  expect(told(mail).map(({ text }) => text)).toEqual([
    'Does what the quoted mails say (S2 to S3, Siri Moe) still hold where the newest mail says nothing else?',
  ])
  expect(told('No app.')).toEqual([])
})

test('a start that has passed keeps its own date, and gives the plan no dates', () => {
  const milestonesFor = (start: string) =>
    draftBrief(givenBrief(`We want early warnings.\n\n### Timeline\nStart on ${start}.`, 'telemetry'), { today }).milestones
  const kinds = (start: string) => milestonesFor(start).map(({ kind, date }) => [kind, date])
  expect(kinds('4 January 2027')[0]).toEqual(['start', '2027-01-04'])
  expect(kinds('4 January 2027').at(-1)).toEqual(['end', expect.stringMatching(/^2027-/)])
  expect(kinds('5 January 2026')).toEqual([
    ['event', '2026-01-05'],
    ['end', undefined],
  ])
})
